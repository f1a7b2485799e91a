import type { Ends, Preset } from '../../preset/types.ts';
import type { Position } from '../../rules/types.ts';
import type { MoveLaw, PositionLaw } from '../law.ts';
import { endingHolds, handedOut, type Moment } from '../model/ending.ts';
import { canonical, ownersIn, same } from '../model/facts.ts';
import { moments } from '../model/moments.ts';
import { boardOf } from '../model/replay.ts';

/** A game ends when it must, and for the first reason on the list. */
export const endsInTheOrderOfTheList: MoveLaw = {
  kind: 'move',
  id: 'ends-in-the-order-of-the-list',
  clauses: [
    'END-1',
    'END-2',
    'END-3',
    'END-4',
    'END-5',
    'END-7',
    'END-8',
    'END-9',
    'END-10',
    'END-12',
    'TURN-3',
    'TURN-4',
  ],
  sentence:
    'After each move and each pass the endings are tested in the order of the list; the first that holds ends the game, and none is missed.',
  check: (bench, step) => {
    const { preset } = bench.rules;
    const reason = step.after.ended?.reason;
    if (reason === 'grand-slam') return null;
    const all = moments(bench, step);
    const truths = all.map((at) => preset.end.map((entry) => endingHolds(preset, entry, at)));
    for (const [passes, known] of truths.entries()) {
      const last = passes === all.length - 1;
      const due = known.indexOf(true);
      const name = due < 0 ? '' : (preset.end[due]?.when ?? '');
      if (!last || reason === undefined) {
        if (due >= 0) return broken(`The game should have ended: ${name}.`, { reason: name });
        if (!last && all[passes]?.canMove === true)
          return { message: 'A player passed who could move.' };
        if (last && all[passes]?.canMove === false)
          return { message: 'A player is to move who cannot.' };
        continue;
      }
      const found = preset.end.findIndex(
        (entry, index) => entry.when === reason && known[index] !== false,
      );
      if (
        found < 0 &&
        (reason !== 'stuck' || known.includes(true) || all[passes]?.canMove === true)
      )
        return { message: `The game ended with ${reason}, which does not hold.` };
      if (due >= 0 && due < found)
        return broken(`${name} comes before ${reason}.`, { reason: name });
    }
    return null;
  },
};

function broken(
  message: string,
  outcome: { readonly reason: string },
): ReturnType<MoveLaw['check']> {
  return {
    message,
    expect: { outcome: { reason: outcome.reason as Exclude<Ends[number]['when'], 'agreement'> } },
  };
}

/** A position in which the game goes on meets no ending. */
export const liveMeetsNoEnding: PositionLaw = {
  kind: 'position',
  id: 'live-meets-no-ending',
  clauses: ['POS-1', 'END-1', 'END-4', 'END-5', 'END-7', 'END-8', 'END-9', 'END-10'],
  sentence:
    'In a position in which the game goes on no ending holds that the board alone can tell.',
  check: ({ rules }, position) => {
    if (position.ended !== undefined) return null;
    const { preset } = rules;
    const at: Moment = {
      board: boardOf(preset, position),
      turn: position.turn,
      lastMover: null,
      passes: 0,
      quiet: position.quiet ?? 0,
      canMove: true,
    };
    const held = preset.end.find((entry) => endingHolds(preset, entry, at) === true);
    return held === undefined ? null : { message: `The game goes on, though ${held.when} holds.` };
  },
};

/** Games end for the reasons that their preset has. */
export const endsForAReasonOfThePreset: PositionLaw = {
  kind: 'position',
  id: 'ends-for-a-reason-of-the-preset',
  clauses: ['END-12', 'SLAM-8', 'POS-2'],
  sentence:
    'A game ends for a reason on its list, because it is stuck, or by a grand slam that ends it.',
  check: ({ rules }, { ended }) => {
    const { end, grandSlam } = rules.preset;
    if (ended === undefined || ended.reason === 'stuck') return null;
    const known =
      ended.reason === 'grand-slam'
        ? grandSlam === 'rest-to-opponent'
        : end.some((entry) => entry.when === ended.reason);
    return known ? null : { message: `This game has no ending "${ended.reason}".` };
  },
};

/** Who gets the rest. */
export const theRestGoesWhereItShould: MoveLaw = {
  kind: 'move',
  id: 'the-rest-goes-where-it-should',
  clauses: ['REM-1', 'REM-2', 'REM-3', 'REM-4', 'REM-5', 'REM-6', 'REM-7', 'SLAM-8', 'END-12'],
  sentence:
    'At the end of a game what is still on the board goes to whom the ending that held says, and while the game goes on it stays.',
  check: (bench, step) => {
    const { preset } = bench.rules;
    const { after } = step;
    const at = moments(bench, step).at(-1) as Moment;
    const found = { pits: after.pits, stores: after.stores };
    const heirs =
      after.ended === undefined ? ['nobody' as const] : heirsAt(preset, after.ended.reason, at);
    const boards = heirs.map((remaining) => handedOut(preset, remaining, at));
    if (boards.some((board) => same(board, found))) return null;
    const [first] = boards;
    return {
      message: `The rest should go to: ${heirs.join(' or ')}. Then the board would be ${canonical(first)}, not ${canonical(found)}.`,
      ...(first === undefined || boards.length > 1 ? {} : { expect: { position: first } }),
    };
  },
};

/** Who may inherit: what the first ending says that may have held. */
function heirsAt(
  preset: Preset,
  reason: NonNullable<Position['ended']>['reason'],
  at: Moment,
): readonly Ends[number]['remaining'][] {
  if (reason === 'grand-slam') return ['to-move'];
  const entries = preset.end.filter((entry) => entry.when === reason);
  if (entries.length === 0) return ['owner'];
  const truths = entries.map((entry) => endingHolds(preset, entry, at));
  const sure = truths.indexOf(true);
  const until = sure < 0 ? entries.length : sure + 1;
  return entries
    .slice(0, until)
    .flatMap((entry, index) => (truths[index] === false ? [] : [entry.remaining]));
}

/** Stopping by agreement. */
export const agreementIsSettled: PositionLaw = {
  kind: 'position',
  id: 'agreement-is-settled',
  clauses: ['END-11', 'REM-4', 'REM-5'],
  sentence:
    'Where players may agree to stop, agreeing ends the game with that reason and hands out the rest as its entry says.',
  appliesTo: ({ end }) => end.some((entry) => entry.when === 'agreement'),
  check: ({ rules }, position) => {
    const { preset } = rules;
    const entry = preset.end.find((one) => one.when === 'agreement');
    if (position.ended !== undefined || entry === undefined) return null;
    const agreed = rules.agree(position);
    const wanted = handedOut(preset, entry.remaining, {
      board: { ...position, owners: ownersIn(preset, position) },
      turn: position.turn,
      lastMover: null,
      passes: 0,
      quiet: 0,
      canMove: true,
    });
    const found = { pits: agreed.pits, stores: agreed.stores };
    return same(found, wanted) && agreed.ended?.reason === 'agreement'
      ? null
      : { message: `Agreeing leads to ${canonical(agreed)} instead of ${canonical(wanted)}.` };
  },
};
