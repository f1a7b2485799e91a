import type { Place } from '../../board/vocabulary.ts';
import type { Preset } from '../../preset/types.ts';
import type { MoveLaw } from '../law.ts';
import type { Step } from '../line.ts';
import { canonical, relays, same, wayOf } from '../model/facts.ts';
import type { Lap } from '../model/replay.ts';
import { placeKey, sownPlaces } from '../model/ring.ts';

/** Where the seeds fall. */
export const seedsFallByCount: MoveLaw = {
  kind: 'move',
  id: 'seeds-fall-by-count',
  clauses: ['SOW-1', 'SOW-2', 'SOW-3', 'SOW-4', 'SOW-5', 'SOW-8', 'OWN-6', 'DIR-1', 'DIR-4'],
  sentence:
    'The seeds of a lap fall one by one where counting round the ring puts them, stores on the ring included.',
  check: ({ rules, replay, ringOf }, step) => {
    const { preset } = rules;
    const way = wayOf(preset, step.before, step.move);
    const { laps } = replay(step);
    const counted = laps.map((lap) =>
      sownPlaces(preset, ringOf(step.before.turn), lap.pit, lap.seeds, way),
    );
    const wrong = laps.findIndex((lap, index) => !samePlaces(lap.sow.places, counted[index] ?? []));
    if (wrong < 0 && laps.length > 0) return null;
    return {
      message: `Lap ${wrong + 1} should sow ${canonical(counted[wrong])}.`,
      ...(laps.length === 1 ? { expect: { sown: counted[0] as readonly Place[] } } : {}),
    };
  },
};

function samePlaces(one: readonly Place[], other: readonly Place[]): boolean {
  return (
    one.length === other.length &&
    one.every((place, index) => placeKey(place) === placeKey(other[index] as Place))
  );
}

/** How many seeds each place gets, in games where nothing else can happen to them. */
export const sowingIsDivision: MoveLaw = {
  kind: 'move',
  id: 'sowing-is-division',
  clauses: ['SOW-1', 'SOW-2', 'SOW-3', 'SOW-4', 'SOW-5', 'SOW-8'],
  sentence:
    'Where nothing is captured or relayed, each place on the ring gains the same number of seeds, and the first places after the origin one more.',
  appliesTo: ({ landing }) =>
    landing.every(({ then }) => then.capture === undefined && then.relay === undefined),
  check: ({ rules, ringOf }, { before, move, after }) => {
    if (after.ended !== undefined) return null;
    const { preset } = rules;
    const { origin } = preset.sowing;
    const seeds = before.pits[move.pit] as number;
    const ring = ringOf(before.turn).map(placeKey);
    const way = wayOf(preset, before, move) === 'counterclockwise' ? 1 : -1;
    const from = ring.indexOf(move.pit);
    const into = origin === 'first' || (origin === 'first-unless-single' && seeds > 1);
    const round = origin === 'skip' ? ring.length - 1 : ring.length;
    const gains = ring.map((_, index) => {
      // How many steps after the origin this place comes; the origin itself is first or last.
      const distance = (way * (index - from) + 2 * ring.length) % ring.length;
      const turn = into ? distance : distance === 0 ? ring.length - 1 : distance - 1;
      if (origin === 'skip' && distance === 0) return 0;
      return Math.floor(seeds / round) + (turn < seeds % round ? 1 : 0);
    });
    const gained = (place: Place) => {
      const index = ring.indexOf(placeKey(place));
      return index < 0 ? 0 : (gains[index] as number);
    };
    const pits = before.pits.map((held, pit) => (pit === move.pit ? 0 : held) + gained(pit));
    const stores = before.stores.map((held, store) => held + gained({ store }));
    return same([pits, stores], [after.pits, after.stores])
      ? null
      : {
          message: `By division the board should be ${canonical([pits, stores])}, not ${canonical([after.pits, after.stores])}.`,
          expect: { position: { pits, stores } },
        };
  },
};

/** How often a lap passes the pit that it was lifted from, for each way to treat it. */
function originLaw(
  origin: Preset['sowing']['origin'],
  clause: string,
  sentence: string,
  returns: (seeds: number, ring: number) => number,
): MoveLaw {
  return {
    kind: 'move',
    id: `origin-${origin}`,
    clauses: [clause],
    sentence,
    appliesTo: ({ sowing }) => sowing.origin === origin,
    check: ({ rules, replay, ringOf }, step) => {
      const { preset } = rules;
      const ring = ringOf(step.before.turn).length;
      const { laps } = replay(step);
      const wrong = laps.findIndex((lap) => lap.sown.pits[lap.pit] !== returns(lap.seeds, ring));
      if (wrong >= 0) {
        const { pit, seeds, sown } = laps[wrong] as Lap;
        return {
          message: `${seeds} seeds from pit ${pit} should leave ${returns(seeds, ring)} in it, not ${sown.pits[pit]}.`,
        };
      }
      return settledOrigin(preset, step, returns(step.before.pits[step.move.pit] as number, ring));
    },
  };
}

/** The same on the position itself, where the origin is out of reach of everything else. */
function settledOrigin(
  preset: Preset,
  { before, move, after, events }: Step,
  wanted: number,
): ReturnType<MoveLaw['check']> {
  const captured = events.some(
    (event) => event.kind === 'capture' && event.taken.some(({ pit }) => pit === move.pit),
  );
  if (relays(preset) || captured || after.ended !== undefined) return null;
  const found = after.pits[move.pit];
  if (found === wanted) return null;
  const pits = before.pits[move.pit];
  return { message: `After ${pits} seeds the origin should hold ${wanted}, not ${found}.` };
}

/** Laws of the pit that a lap starts from. */
export const originSkip: MoveLaw = originLaw(
  'skip',
  'SOW-3',
  'The pit that a lap was lifted from ends it empty, however many rounds there are.',
  () => 0,
);

/** The same for `sow`. */
export const originSow: MoveLaw = originLaw(
  'sow',
  'SOW-2',
  'The pit that a lap was lifted from gets one seed back for each full round.',
  (seeds, ring) => Math.floor(seeds / ring),
);

/** The same for `first`. */
export const originFirst: MoveLaw = originLaw(
  'first',
  'SOW-4',
  'The pit that a lap was lifted from gets the first seed and one more for each full round after it.',
  (seeds, ring) => Math.ceil(seeds / ring),
);

/** The same for `first-unless-single`. */
export const originFirstUnlessSingle: MoveLaw = originLaw(
  'first-unless-single',
  'SOW-5',
  'As with "first", but a single seed leaves its pit empty.',
  (seeds, ring) => (seeds === 1 ? 0 : Math.ceil(seeds / ring)),
);

/** A store that nobody may sow gains by captures alone. */
export const storesGetWhatIsTheirs: MoveLaw = {
  kind: 'move',
  id: 'stores-get-what-is-theirs',
  clauses: ['SOW-8', 'OWN-6'],
  sentence:
    'Stores aside are never sown, an own store only by its owner, and every place on the ring gets its seeds in turn: none is passed over twice before another is passed once.',
  check: ({ rules, replay, ringOf }, step) => {
    const { preset } = rules;
    const { stores } = preset.board;
    const ring = ringOf(step.before.turn).map(placeKey);
    const { laps } = replay(step);
    for (const { sow, pit } of laps) {
      const sown = sow.places.filter((place) => typeof place !== 'number');
      const wrong = sown.find(
        ({ store }) => stores === 'aside' || (stores === 'own' && store !== step.before.turn),
      );
      if (wrong !== undefined)
        return { message: `Store ${wrong.store} was sown by seat ${step.before.turn}.` };
      const keys = sow.places.map(placeKey);
      const counts = ring
        .filter((key) => key !== pit)
        .map((key) => keys.filter((one) => one === key).length);
      const most = counts.reduce((a, b) => Math.max(a, b), 0);
      if (counts.some((count) => count < most - 1))
        return {
          message: `One place got ${most} seeds of a lap while another got fewer than ${most - 1}.`,
        };
    }
    return null;
  },
};
