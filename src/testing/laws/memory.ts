import type { Position } from '../../rules/types.ts';
import type { LineLaw, MoveLaw } from '../law.ts';
import { canonical, fixedFor, same, startOwners, upTo, wayOf } from '../model/facts.ts';

/** What repetition compares, as text. */
function situation({ pits, turn, owners, direction }: Position): string {
  return JSON.stringify({ turn, pits, owners, direction });
}

/** Nothing comes back more often than the preset lets it. */
export const repetitionBoundsTheGame: LineLaw = {
  kind: 'line',
  id: 'repetition-bounds-the-game',
  clauses: ['END-6'],
  sentence:
    'Since seeds last left the ring, no position comes back as often as the repetition rule says without the game being over; a game that ends by repetition has come back so often.',
  appliesTo: ({ end }) => end.some((entry) => entry.when === 'repetition'),
  check: ({ rules }, { start, steps }) => {
    // What came before the line is not known.
    if ((start.past?.length ?? 0) > 0 || start.ended !== undefined) return null;
    const times = Math.min(
      ...rules.preset.end.map((entry) =>
        entry.when === 'repetition' ? entry.times : Number.POSITIVE_INFINITY,
      ),
    );
    let seen = new Map([[situation(start), 1]]);
    let positions = 1;
    for (const [at, { before, after }] of steps.entries()) {
      if (after.ended !== undefined) break;
      if (!same(before.stores, after.stores)) {
        seen = new Map();
        positions = 0;
      }
      const now = situation(after);
      const count = (seen.get(now) ?? 0) + 1;
      seen.set(now, count);
      positions += 1;
      if (count >= times) return { at, message: `The position came up for the ${count}. time.` };
      const kept = after.past?.length;
      if (kept !== positions - 1) {
        return {
          at,
          message: `The position remembers ${kept} earlier ones, not ${positions - 1}.`,
        };
      }
    }
    return endedByRepetition(steps.at(-1)?.after, seen, times)
      ? null
      : {
          at: steps.length - 1,
          message: 'The game ended by repetition, but nothing had come back.',
        };
  },
};

/** A game that ended by repetition has its board handed out, so only the turn is compared. */
function endedByRepetition(
  last: Position | undefined,
  seen: ReadonlyMap<string, number>,
  times: number,
): boolean {
  if (last?.ended?.reason !== 'repetition') return true;
  return [...seen].some(
    ([text, count]) => count >= times - 1 && (JSON.parse(text) as Position).turn === last.turn,
  );
}

/** Quiet moves are counted one by one. */
export const quietMovesAreCounted: MoveLaw = {
  kind: 'move',
  id: 'quiet-moves-are-counted',
  clauses: ['END-7'],
  sentence:
    'Where quiet play ends a game, each move without a capture counts one, extra turns singly, and a capture sets the count to none.',
  appliesTo: ({ end }) => end.some((entry) => entry.when === 'quiet'),
  check: (_, { before, after, events }) => {
    const captured = events.some((event) => event.kind === 'capture' && event.taken.length > 0);
    const quiet = captured ? 0 : (before.quiet as number) + 1;
    return after.quiet === quiet
      ? null
      : { message: `${quiet} quiet moves, not ${after.quiet}.`, expect: { position: { quiet } } };
  },
};

/** A direction once fixed stays. */
export const fixedDirectionsStay: MoveLaw = {
  kind: 'move',
  id: 'fixed-directions-stay',
  clauses: ['DIR-3'],
  sentence:
    'A first move that fixes a direction fixes it for the game or for its player, and nothing changes it later.',
  appliesTo: (preset) => fixedFor(preset) !== null,
  check: ({ rules }, { before, move, after }) => {
    const { preset } = rules;
    const way = wayOf(preset, before, move);
    const was = before.direction;
    const each = upTo(preset.players).map((seat) => {
      const own = Array.isArray(was) ? ((was as readonly unknown[])[seat] ?? null) : null;
      return own ?? (seat === before.turn ? way : null);
    });
    const wanted = fixedFor(preset) === 'game' ? (was ?? way) : each;
    return same(after.direction, wanted)
      ? null
      : {
          message: `The directions should be ${canonical(wanted)}, not ${canonical(after.direction)}.`,
        };
  },
};

/** A position holds what the preset needs and nothing else. */
export const positionsHoldWhatIsNeeded: MoveLaw = {
  kind: 'move',
  id: 'positions-hold-what-is-needed',
  clauses: ['POS-3', 'OWN-7', 'DIR-3', 'END-6', 'END-7'],
  sentence:
    'A position has owners, directions, a past and a quiet count exactly where its preset can change or count them.',
  check: ({ rules }, { after }) => {
    const { preset } = rules;
    const needs = (when: string) => preset.end.some((entry) => entry.when === when);
    const wanted = {
      owners: preset.landing.some((entry) => entry.then.claim === true),
      direction: fixedFor(preset) !== null,
      past: needs('repetition'),
      quiet: needs('quiet'),
    };
    const wrong = (Object.keys(wanted) as (keyof typeof wanted)[]).find(
      (field) => wanted[field] !== (after[field] !== undefined),
    );
    if (wrong !== undefined)
      return { message: `"${wrong}" is there or not there against the preset.` };
    return after.pits.length === startOwners(preset).length &&
      after.stores.length === preset.players
      ? null
      : { message: 'A pit or a store is missing.' };
  },
};
