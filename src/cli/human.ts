import type { Position, Preview, Rules } from '../index.ts';
import { formatMove } from '../record/index.ts';
import type { Ask, Io } from './io.ts';
import { nameOf, takings } from './narrate.ts';
import type { Choice, Leave, Player } from './players.ts';
import { people, table } from './text.ts';

/** Words that are no moves. A pit of that name goes before. */
const WORDS: Readonly<Record<string, 'undo' | 'quit' | 'agree' | 'help'>> = {
  undo: 'undo',
  u: 'undo',
  quit: 'quit',
  q: 'quit',
  exit: 'quit',
  agree: 'agree',
  help: 'help',
  '?': 'help',
};

/** A player at the keyboard: sees what each legal move would do, and types one. */
export function humanPlayer(io: Io, ask: Ask): Player {
  return async (rules, position, leave) => {
    const seat = people(rules.seats)[position.turn] ?? '';
    io.out(previewLines(rules, position));
    for (;;) {
      const answer = await ask({
        message: `${seat} to move`,
        hint: leave.undo ? 'a pit, undo, quit or ?' : 'a pit, quit or ?',
        refuse: (text) => refusal(rules, position, leave, text),
      });
      if (answer === null) return { kind: 'interrupt' };
      const choice = read(rules, position, answer);
      if (choice !== 'help') return choice;
      io.out(helpLines(rules, position, leave));
    }
  };
}

/** Why an answer is refused; `undefined` when it is not. */
function refusal(rules: Rules, position: Position, leave: Leave, text: string): string | undefined {
  if (text.trim() === '') return 'Type the name of a pit, or ? for help.';
  const move = rules.parseMove(position, asMove(text));
  if (move.ok) return undefined;
  const word = wordOf(rules, text);
  if (word === 'undo' && !leave.undo) return 'There is no earlier turn of yours to go back to.';
  if (word === 'agree' && !leave.agree) return 'This game cannot be ended by agreement here.';
  if (word !== undefined) return undefined;
  const { message, clause } = move.issues[0] ?? { message: 'This is no move.' };
  return clause === undefined ? message : `${message} (${clause})`;
}

function read(rules: Rules, position: Position, text: string): Choice | 'help' {
  const move = rules.parseMove(position, asMove(text));
  if (move.ok) return { kind: 'move', move: move.value };
  const word = wordOf(rules, text);
  // What is neither move nor word was refused before it came here.
  return word === undefined || word === 'help' ? 'help' : { kind: word };
}

function wordOf(rules: Rules, text: string): (typeof WORDS)[string] | undefined {
  const word = text.trim();
  if (rules.names.includes(word)) return undefined;
  const known = word.toLowerCase();
  return Object.hasOwn(WORDS, known) ? WORDS[known] : undefined;
}

/** Directions may be written as words too: `1a clockwise`, `1a cw`. */
function asMove(text: string): string {
  return text
    .trim()
    .replace(/\s+(?:clockwise|cw|-)$/i, '-')
    .replace(/\s+(?:counter-?clockwise|ccw|\+)$/i, '+');
}

/** A line for each legal move: how it is typed, where it ends, what it takes. */
export function previewLines(rules: Rules, position: Position): string {
  return table(rules.preview(position).map((one) => previewRow(rules, one)));
}

function previewRow(rules: Rules, { move, last, captures, again }: Preview): readonly string[] {
  const effects = [
    ...(captures.length > 0 ? [`captures ${takings(rules, captures)}`] : []),
    ...(again ? ['moves again'] : []),
  ];
  const way = move.direction === undefined ? [] : [move.direction];
  return [`  ${formatMove(rules, move)}`, ...way, `to ${nameOf(rules, last)}`, effects.join('; ')];
}

function helpLines(rules: Rules, position: Position, leave: Leave): string {
  const chosen = rules.moves(position).some((move) => move.direction !== undefined);
  const pit = formatMove(rules, rules.moves(position)[0] ?? { pit: 0 });
  return table([
    [`  ${pit}`, chosen ? 'plays that pit, + counter-clockwise, - clockwise' : 'plays that pit'],
    ...(leave.undo ? [['  undo', 'goes back to your last turn']] : []),
    ...(leave.agree ? [['  agree', 'ends the game; its rules say who gets the rest']] : []),
    ['  quit', 'leaves the game'],
  ]);
}
