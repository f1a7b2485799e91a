import type { LandingRule, Preset } from '../../preset/types.ts';
import type { Breach, MoveLaw } from '../law.ts';
import type { Step } from '../line.ts';
import { canonical, opponentsBare, relays, same, sum, wayOf } from '../model/facts.ts';
import type { Lap } from '../model/replay.ts';
import { pitFrom, placeKey, sownPlaces } from '../model/ring.ts';
import { type Fallen, takenPits } from '../model/table.ts';
import { afterPolicy, entryFor } from '../model/worked-out.ts';

function fallenAfter(preset: Preset, step: Step, lap: Lap): Fallen {
  const way = wayOf(preset, step.before, step.move);
  return { board: lap.sown, mover: step.before.turn, way };
}

/** What a lap does is what the table says. */
export const theFirstEntryIsDone: MoveLaw = {
  kind: 'move',
  id: 'the-first-entry-is-done',
  clauses: ['LAND-1', 'LAND-2', 'LAND-3', 'LAND-4', 'LAND-5', 'LAND-6', 'CAP-5', 'SLAM-9'],
  sentence:
    'After each lap the first landing entry whose tests hold is carried out, and only that one; where none holds the turn ends.',
  check: ({ rules, replay }, step) => {
    const { preset } = rules;
    const { laps } = replay(step);
    for (const [index, lap] of laps.entries()) {
      const fallen = fallenAfter(preset, step, lap);
      const found = lapFault(preset, fallen, lap, laps[index + 1] ?? null);
      if (found !== null) return { message: `After lap ${index + 1} ${found}` };
    }
    return laps.length > 0 ? null : { message: 'Nothing was sown.' };
  },
};

function lapFault(preset: Preset, fallen: Fallen, lap: Lap, next: Lap | null): string | null {
  const number = entryFor(preset, fallen, lap.sow.places.at(-1));
  const entry = preset.landing[number];
  if (lap.capture !== null && lap.capture.entry !== number)
    return `entry ${lap.capture.entry} captured, but entry ${number} is the first that holds.`;
  const last = lap.sow.places.at(-1);
  const wanted =
    entry?.then.capture === undefined || typeof last === 'object'
      ? []
      : takenPits(preset, fallen, entry, last as number);
  // A slam policy that leaves nothing to take ends the turn, as does one that ends the game.
  const cut =
    wanted.length > 0 && (lap.capture === null || preset.grandSlam === 'rest-to-opponent');
  const bare = opponentsBare(preset, lap.after.pits, lap.after.owners, fallen.mover);
  const over = cut && (lap.capture === null || bare);
  const again = entry?.then.again === true && !over;
  if (lap.again !== again) return `the mover ${again ? 'should' : 'should not'} move again.`;
  const to = over ? undefined : entry?.then.relay;
  const landed = last as number;
  const lift =
    to === undefined ? null : to === 'landing' ? landed : pitFrom(preset, landed, fallen.way, 1);
  const lifts = lift !== null && (lap.after.pits[lift] as number) > 0 ? lift : null;
  if ((next?.pit ?? null) === lifts) return null;
  return `pit ${lifts ?? 'none'} should be lifted next, not ${next?.pit ?? 'none'}.`;
}

/** What is taken, to whom it goes, and in which order. */
export const capturesAreWhatTheEntryTakes: MoveLaw = {
  kind: 'move',
  id: 'captures-are-what-the-entry-takes',
  clauses: ['CAP-1', 'CAP-2', 'CAP-3', 'CAP-4', 'CAP-6', 'OWN-2', 'OWN-3', 'SLAM-6', 'SLAM-7'],
  sentence:
    'A capture takes the places of its entry round the landing pit and the pits of its chain, in order, each whole, to whom the entry says; a slam policy may leave one of them or all.',
  check: ({ rules, replay }, step) => {
    const { preset } = rules;
    const { laps } = replay(step);
    for (const lap of laps) {
      const fallen = fallenAfter(preset, step, lap);
      const entry = preset.landing[entryFor(preset, fallen, lap.sow.places.at(-1))];
      const last = lap.sow.places.at(-1);
      const places =
        entry?.then.capture === undefined || typeof last === 'object'
          ? []
          : takenPits(preset, fallen, entry, last as number);
      const left = afterPolicy(preset, fallen, places);
      const wanted = left.map((pit) => ({
        pit,
        seeds: lap.sown.pits[pit],
        to: entry?.then.to === 'owner' ? (lap.sown.owners[pit] ?? fallen.mover) : fallen.mover,
      }));
      const taken = lap.capture?.taken ?? [];
      if (!same(taken, wanted)) {
        return {
          message: `The capture should be ${canonical(wanted)}, not ${canonical(taken)}.`,
          ...(laps.length === 1
            ? {
                expect: {
                  captures: wanted.map(({ pit, seeds }) => ({ pit, seeds: seeds as number })),
                },
              }
            : {}),
        };
      }
    }
    return null;
  },
};

/** Pits change hands by claims alone. */
export const pitsChangeHandsByClaims: MoveLaw = {
  kind: 'move',
  id: 'pits-change-hands-by-claims',
  clauses: ['CAP-7', 'OWN-7'],
  sentence:
    'The pits that gave seeds to a claiming entry become the mover’s, and no pit changes hands in another way.',
  check: ({ rules }, { before, after, events }) => {
    const { preset } = rules;
    const claimed = events.flatMap((event) =>
      event.kind === 'capture' && preset.landing[event.entry]?.then.claim === true
        ? event.taken.map(({ pit }) => pit)
        : [],
    );
    if (before.owners === undefined || after.owners === undefined) {
      return before.owners === after.owners ? null : { message: 'The owners came or went.' };
    }
    const owners = before.owners.map((owner, pit) => (claimed.includes(pit) ? before.turn : owner));
    return same(owners, after.owners)
      ? null
      : {
          message: `The owners should be ${canonical(owners)}, not ${canonical(after.owners)}.`,
          expect: { position: { owners } },
        };
  },
};

/** Captures of the oldest kind, read off the position alone. */
export const aCaptureIsARun: MoveLaw = {
  kind: 'move',
  id: 'a-capture-is-a-run',
  clauses: ['CAP-1', 'CAP-3', 'SOW-1'],
  sentence:
    'Where the landing pit is taken by its number of seeds with the pits before it, the captured pits are an unbroken run that ends at the landing pit; each is an opponent’s and holds such a number after the sowing, and the pit before the run does not.',
  appliesTo: ({ landing, end, grandSlam }) =>
    landing.length === 1 &&
    grandSlam !== 'leave-first' &&
    grandSlam !== 'leave-last' &&
    grandSlam !== 'no-capture' &&
    end.length >= 0 &&
    landing.every(isRunEntry),
  check: ({ rules, ringOf }, step) => {
    const { before, move, after } = step;
    if (after.ended !== undefined) return null;
    const { preset } = rules;
    const seats = before.turn;
    const numbers = (preset.landing[0] as LandingRule).if.seeds as readonly number[];
    const way = wayOf(preset, before, move);
    const lifted = before.pits[move.pit] as number;
    const places = sownPlaces(preset, ringOf(seats), move.pit, lifted, way);
    const full = before.pits.map(
      (seeds, pit) =>
        (pit === move.pit ? 0 : seeds) + places.filter((place) => place === pit).length,
    );
    const owners = before.owners ?? ownersAtStart(preset);
    const takes = (pit: number) =>
      owners[pit] !== null && owners[pit] !== seats && numbers.includes(full[pit] as number);
    const gone = full.flatMap((seeds, pit) => (seeds !== after.pits[pit] ? [pit] : []));
    const last = places.at(-1);
    const run = gone.map((_, index) => pitFrom(preset, last as number, way, -index));
    const message = runFault(preset, { gone, run, takes, last, way });
    if (message !== null) return { message };
    const gain = sum(gone.map((pit) => full[pit] as number));
    const sown = places.filter((place) => placeKey(place) === placeKey({ store: seats })).length;
    return (after.stores[seats] as number) === (before.stores[seats] as number) + gain + sown
      ? null
      : { message: `The mover’s store should gain ${gain}.` };
  },
};

interface RunCase {
  readonly gone: readonly number[];
  readonly run: readonly number[];
  readonly takes: (pit: number) => boolean;
  readonly last: unknown;
  readonly way: Parameters<typeof pitFrom>[2];
}

function runFault(preset: Preset, { gone, run, takes, last, way }: RunCase): string | null {
  if (typeof last !== 'number') return gone.length === 0 ? null : 'A store cannot be captured.';
  if (gone.length === 0) return takes(last) ? `Pit ${last} should be captured.` : null;
  if (!same([...run].sort(byNumber), gone))
    return `The captured pits ${gone} are no run that ends at pit ${last}.`;
  if (!gone.every(takes)) return `Not every one of the pits ${gone} may be captured.`;
  const before = pitFrom(preset, last, way, -gone.length);
  return gone.length < preset.board.pits && takes(before)
    ? `Pit ${before} should be captured as well.`
    : null;
}

function isRunEntry({ if: test, then }: LandingRule): boolean {
  return (
    test.owner === 'other' &&
    Array.isArray(test.seeds) &&
    test.opposite === undefined &&
    test.next === undefined &&
    same(then, { capture: ['landing'], chain: 'backward' })
  );
}

function ownersAtStart({ owners, board, players }: Preset): readonly (number | null)[] {
  return owners === 'equal'
    ? Array.from({ length: board.pits }, (_, pit) => Math.floor((pit * players) / board.pits))
    : owners;
}

function byNumber(a: number, b: number): number {
  return a - b;
}

/** Extra turns and relays do not outlive their move. */
export const relaysComeToAnEnd: MoveLaw = {
  kind: 'move',
  id: 'relays-come-to-an-end',
  clauses: ['LAND-6', 'LAND-7'],
  sentence: 'A legal move has at most 10,000 laps, and only one where no entry relays.',
  check: ({ rules }, { events }): Breach | null => {
    const laps = events.filter((event) => event.kind === 'lift').length;
    const most = relays(rules.preset) ? 10_000 : 1;
    return laps >= 1 && laps <= most ? null : { message: `The move has ${laps} laps.` };
  },
};
