import type { Rules } from '../../rules/rules.ts';
import type { Position } from '../../rules/types.ts';
import type { GameLaw, MoveLaw, PositionLaw } from '../law.ts';
import { atRandom, playLine } from '../line.ts';
import { canonical, same } from '../model/facts.ts';

/** Rules have no memory. */
export const sameInputSameAnswer: MoveLaw = {
  kind: 'move',
  id: 'same-input-same-answer',
  clauses: ['MOVE-6'],
  sentence:
    'The same move in the same position has the same result, whoever made the rules and how often they were asked.',
  costly: true,
  check: ({ rules, twin }, { before, move, after, events }) => {
    const wanted = { position: after, events };
    const answers = [
      rules.play(before, move),
      twin.play(before, move),
      twin.play(copy(before), move),
    ];
    return answers.every((answer) => same(answer, wanted))
      ? null
      : { message: 'Asked again, the rules give another answer.' };
  },
};

/** Positions are values. */
export const inputsStayAsTheyWere: PositionLaw = {
  kind: 'position',
  id: 'inputs-stay-as-they-were',
  clauses: ['POS-1'],
  sentence:
    'Nothing that is given to the rules is changed, and everything that they return is frozen.',
  costly: true,
  check: ({ rules }, position) => {
    if (!isFrozen(position)) return { message: 'The position can be changed.' };
    const given = copy(position);
    const moves = rules.moves(given);
    const answers: unknown[] = [
      moves,
      rules.preview(given),
      rules.outcome(given),
      rules.parsePosition(given),
      ...moves.slice(0, 2).map((move) => rules.play(given, frozen({ ...move }))),
      ...moves.map((move) => rules.play(position, move)),
    ];
    if (!same(given, position)) return { message: 'The position that was given is changed.' };
    const loose = answers.find((answer) => !isFrozen(resultValue(answer)));
    if (loose !== undefined) return { message: `This answer can be changed: ${canonical(loose)}` };
    return null;
  },
};

/** A saved game is the same game. */
export const positionsSurviveJson: PositionLaw = {
  kind: 'position',
  id: 'positions-survive-json',
  clauses: ['POS-1', 'POS-2', 'POS-3'],
  sentence:
    'A position written as JSON and read again is the same position, and the game goes on alike from it.',
  costly: true,
  check: ({ rules, twin }, position) => {
    const text = JSON.stringify(position);
    const total = [...position.pits, ...position.stores].reduce((sum, seeds) => sum + seeds, 0);
    const wanted = ringTotal(rules);
    const read = twin.parsePosition(text, total === wanted ? {} : { waive: ['seed-total'] });
    if (!read.ok) return { message: `The position is refused: ${read.issues[0]?.message}` };
    if (!same(read.value, position))
      return { message: `Read again it is ${canonical(read.value)}.`, expect: { position } };
    const differs = rules
      .moves(position)
      .some((move) => !same(rules.play(position, move), twin.play(read.value, move)));
    return differs
      ? { message: 'From the position read again the game goes on in another way.' }
      : null;
  },
};

/** Moves of the game that is played to see whether a preset as text is the same one. */
const TRIED = 40;

/** A preset as text is the same preset. */
export const presetsSurviveJson: GameLaw = {
  kind: 'rules',
  id: 'presets-survive-json',
  clauses: [],
  sentence: 'A preset written as JSON and read again is the same game.',
  costly: true,
  check: ({ rules, variant, player }) => {
    const again = variant('json', () => JSON.parse(JSON.stringify(rules.preset)));
    if (again === null) return { message: 'The preset is refused when it is read again.' };
    if (!same(again.preset, rules.preset)) return { message: 'Read again it is another preset.' };
    const alike =
      same(again.start(), rules.start()) &&
      same(again.preview(again.start()), rules.preview(rules.start()));
    if (!alike) return { message: 'Read again it starts in another way.' };
    for (const { before, move, after, events } of playLine(
      player,
      rules.start(),
      atRandom(1, TRIED),
    )) {
      const here = [after, events, rules.moves(after)];
      const { position, events: others } = again.play(before, move);
      if (!same([position, others, again.moves(position)], here))
        return { message: `Read again it plays ${canonical(move)} in another way.` };
    }
    return null;
  },
};

function copy(position: Position): Position {
  return JSON.parse(JSON.stringify(position));
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) frozen(part);
    Object.freeze(value);
  }
  return value;
}

function isFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isFrozen);
}

/** The part of an answer that is promised to be frozen: not the wrapper that says whether it was accepted. */
function resultValue(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'value' in answer ? answer.value : answer;
}

function ringTotal({ preset: { seeds, board } }: Rules): number {
  return typeof seeds === 'number' ? seeds * board.pits : seeds.reduce((sum, one) => sum + one, 0);
}
