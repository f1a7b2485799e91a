import { DIRECTIONS } from '../../board/vocabulary.ts';
import { ISSUE_CODES } from '../../fault/codes.ts';
import type { Move } from '../../rules/types.ts';
import type { PositionLaw } from '../law.ts';
import { canonical, hasChoice, liftable, onlyPickupBars, same } from '../model/facts.ts';

/** Every way to write a move of a ring of pits. */
function everyMove(pits: number): readonly Move[] {
  return Array.from({ length: pits }, (_, pit): Move[] => [
    { pit },
    ...DIRECTIONS.map((direction) => ({ pit, direction })),
  ]).flat();
}

/** One truth about what is legal. */
export const movesAreWhatCanBePlayed: PositionLaw = {
  kind: 'position',
  id: 'moves-are-what-can-be-played',
  clauses: ['MOVE-1', 'MOVE-2', 'MOVE-3', 'MOVE-4', 'MOVE-5', 'MOVE-6', 'END-1'],
  sentence:
    'A move is on the list of legal moves exactly when it can be played, is accepted, and nothing explains why not; the list has a fixed order and no move twice.',
  costly: true,
  check: ({ rules }, position) => {
    const legal = rules.moves(position).map(canonical);
    const open: string[] = [];
    for (const move of everyMove(rules.preset.board.pits)) {
      const name = canonical(move);
      const listed = legal.includes(name);
      if (listed) open.push(name);
      const played = rules.tryPlay(position, move).ok;
      const accepted = rules.parseMove(position, move).ok;
      const reason = rules.explain(position, move);
      if (listed !== played || listed !== accepted || listed !== (reason === null)) {
        return {
          message: `${name} is ${listed ? '' : 'not '}on the list, can ${played ? '' : 'not '}be played, is ${accepted ? '' : 'not '}accepted, and the reason against it is ${reason?.code ?? 'none'}.`,
        };
      }
      if (reason === null) continue;
      if (!Object.hasOwn(ISSUE_CODES, reason.code) || !reason.clause || reason.message === '')
        return { message: `The reason against ${name} has no code, clause or sentence.` };
    }
    return same(open, legal) ? null : { message: `The list ${legal.join(' ')} is not in order.` };
  },
};

/** The game goes on exactly as long as somebody can move. */
export const liveMeansAMove: PositionLaw = {
  kind: 'position',
  id: 'live-means-a-move',
  clauses: ['END-1', 'END-12', 'TURN-3', 'TURN-4'],
  sentence:
    'A game that goes on has a legal move and no outcome; a finished one has an outcome with the same reason and no move.',
  check: ({ rules, movesOf }, position) => {
    const moves = movesOf(position).length;
    const outcome = rules.outcome(position);
    if (position.ended === undefined) {
      if (moves === 0) return { message: 'The game goes on, but nobody can move.' };
      return outcome === null ? null : { message: 'The game goes on, but has an outcome.' };
    }
    if (moves > 0) return { message: 'The game is over, but there are moves.' };
    return outcome?.reason === position.ended.reason
      ? null
      : { message: `The reason is ${position.ended.reason}, the outcome’s is ${outcome?.reason}.` };
  },
};

/** What may be lifted, by the rules of picking up alone. */
export const movesStartWhereTheyMay: PositionLaw = {
  kind: 'position',
  id: 'moves-start-where-they-may',
  clauses: ['MOVE-1', 'SOW-6', 'SOW-7', 'OWN-7', 'DIR-2', 'DIR-5'],
  sentence:
    'Moves start from pits that the player may play and that hold enough; where no other rule can bar a move, from all of them, and with a direction exactly when he has the choice.',
  check: ({ rules, movesOf }, position) => {
    if (position.ended !== undefined) return null;
    const { preset } = rules;
    const ways = hasChoice(preset, position) ? DIRECTIONS : [undefined];
    const open = liftable(preset, position, position.turn).flatMap((pit) =>
      ways.map((direction): Move => (direction === undefined ? { pit } : { pit, direction })),
    );
    const legal = movesOf(position);
    const wrong = legal.find((move) => !open.some((one) => sameMove(one, move)));
    if (wrong !== undefined) return { message: `${canonical(wrong)} is not the player’s to make.` };
    if (!onlyPickupBars(preset) || legal.length === open.length) return null;
    return {
      message: `There should be ${open.length} moves, not ${legal.length}.`,
      expect: { moves: open },
    };
  },
};

function sameMove(one: Move, other: Move): boolean {
  return one.pit === other.pit && one.direction === other.direction;
}

/** A look ahead tells the truth. */
export const previewAgreesWithPlay: PositionLaw = {
  kind: 'position',
  id: 'preview-agrees-with-play',
  clauses: ['MOVE-6', 'CAP-4', 'LAND-5'],
  sentence:
    'A preview lists the legal moves with what playing them does: last place, captures, another turn.',
  costly: true,
  check: ({ rules }, position) => {
    const played = rules.moves(position).map((move) => {
      const { events } = rules.play(position, move);
      return {
        move,
        last: events.flatMap((event) => (event.kind === 'sow' ? [event.places.at(-1)] : [])).at(-1),
        captures: events.flatMap((event) => (event.kind === 'capture' ? event.taken : [])),
        again: events.some((event) => event.kind === 'again'),
      };
    });
    return same(played, rules.preview(position))
      ? null
      : {
          message: `The preview is ${canonical(rules.preview(position))}, play gives ${canonical(played)}.`,
        };
  },
};
