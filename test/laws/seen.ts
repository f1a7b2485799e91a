import fc from 'fast-check';
import type { EndReason, Preset } from 'mancala-rules';
import { DIRECTIONS, RulesError } from 'mancala-rules';
import {
  arbitraryLineSketch,
  arbitraryPreset,
  type Bench,
  createBench,
  type Line,
  type Step,
  sketchedLine,
} from 'mancala-rules/testing';

const REASONS = [
  'stuck',
  'passes',
  'side-empty',
  'majority',
  'repetition',
  'quiet',
  'seeds-left',
  'only-singles',
  'target',
  'agreement',
  'grand-slam',
] as const satisfies readonly EndReason[];

const SLAMS = [
  'allowed',
  'no-capture',
  'forbidden',
  'forbidden-unless-forced',
  'leave-first',
  'leave-last',
  'rest-to-opponent',
] as const satisfies readonly Preset['grandSlam'][];

const WANTED = [
  ...REASONS.map((reason) => `end: ${reason}`),
  ...SLAMS.map((policy) => `slam: ${policy}`),
  'slam: forced',
  'lap of 12 seeds and more',
  'lap of more than two rounds',
  'feeding is due',
  'a move that does not feed',
  'a move that feeds',
  'relay',
  'relay of five laps and more',
  'endless relay',
  'extra turn',
  'claim',
  'pass',
  'two passes',
  'chain',
  'capture given to its owner',
  'seeds sown into a store',
] as const;

/** Plays lines of generated presets and says what was never seen in them, and how many had a capture. */
export function seenInLines(seed: number): {
  readonly captures: number;
  readonly missing: readonly string[];
} {
  const cases = fc.sample(fc.tuple(arbitraryPreset(), arbitraryLineSketch({ plies: 40 })), {
    numRuns: 1_500,
    seed,
  });
  const seen = new Set<string>();
  let captures = 0;
  for (const [preset, sketch] of cases) {
    const bench = createBench(preset);
    const line = sketchedLine(bench.rules, sketch);
    if (line.steps.some(({ events }) => events.some(({ kind }) => kind === 'capture')))
      captures += 1;
    note(bench, line, seen);
  }
  return { captures: captures / cases.length, missing: WANTED.filter((one) => !seen.has(one)) };
}

function note(bench: Bench, line: Line, seen: Set<string>): void {
  const last = line.steps.at(-1)?.after ?? line.start;
  if (last.ended !== undefined) seen.add(`end: ${last.ended.reason}`);
  else if (bench.rules.preset.end.some((entry) => entry.when === 'agreement'))
    seen.add(`end: ${bench.rules.agree(last).ended?.reason}`);
  for (const step of line.steps) {
    noteEvents(bench, step, seen);
    noteBarred(bench, step, seen);
    noteSlam(bench, step, seen);
  }
}

function noteEvents({ rules: { preset }, ringOf }: Bench, step: Step, seen: Set<string>): void {
  const { before, events } = step;
  const laps = events.filter(({ kind }) => kind === 'lift').length;
  if (laps > 1) seen.add('relay');
  if (laps >= 5) seen.add('relay of five laps and more');
  if (events.filter(({ kind }) => kind === 'pass').length > 1) seen.add('two passes');
  for (const event of events) {
    if (event.kind === 'lift' && event.seeds >= 12) seen.add('lap of 12 seeds and more');
    if (event.kind === 'lift' && event.seeds > 2 * ringOf(before.turn).length)
      seen.add('lap of more than two rounds');
    if (event.kind === 'again') seen.add('extra turn');
    if (event.kind === 'claim') seen.add('claim');
    if (event.kind === 'pass') seen.add('pass');
    if (event.kind === 'sow' && event.places.some((place) => typeof place !== 'number'))
      seen.add('seeds sown into a store');
    if (event.kind !== 'capture') continue;
    const then = preset.landing[event.entry]?.then;
    if (then?.chain !== undefined && event.taken.length > (then.capture?.length ?? 0))
      seen.add('chain');
    if (event.taken.some(({ to }) => to !== before.turn)) seen.add('capture given to its owner');
  }
}

/** What the rules bar in the position before a move. */
function noteBarred({ rules }: Bench, { before, move }: Step, seen: Set<string>): void {
  const { feeding, grandSlam, landing } = rules.preset;
  const relays = landing.some(({ then }) => then.relay !== undefined);
  if (feeding === 'none' && !relays && !grandSlam.startsWith('forbidden')) return;
  const codes = rules.names.flatMap((_, pit) =>
    (move.direction === undefined ? [undefined] : DIRECTIONS).map(
      (direction) => rules.explain(before, { pit, ...(direction && { direction }) })?.code,
    ),
  );
  if (codes.includes('must-feed')) {
    seen.add('feeding is due');
    seen.add('a move that does not feed');
    if (rules.explain(before, move) === null) seen.add('a move that feeds');
  }
  if (codes.includes('endless-relay')) seen.add('endless relay');
  if (codes.includes('grand-slam')) seen.add(`slam: ${grandSlam}`);
}

/** Slams that were played: seen by what the same move does where slams are nothing special. */
function noteSlam(bench: Bench, step: Step, seen: Set<string>): void {
  const { preset } = bench.rules;
  const slam = bench
    .replay(step)
    .laps.some(
      ({ capture, after }) =>
        capture !== null &&
        after.pits.every((seeds, pit) => seeds === 0 || after.owners[pit] === step.before.turn),
    );
  switch (preset.grandSlam) {
    case 'allowed':
    case 'rest-to-opponent':
      if (slam) seen.add(`slam: ${preset.grandSlam}`);
      return;
    case 'forbidden-unless-forced':
      if (slam) seen.add('slam: forced');
      return;
    case 'forbidden':
      return;
    case 'no-capture':
    case 'leave-first':
    case 'leave-last': {
      const free = bench.variant('allowed', () => ({ grandSlam: 'allowed', feeding: 'none' }));
      const { past: _, ...given } = step.before;
      try {
        const there = free?.parsePosition(given);
        if (!there?.ok || free === null) return;
        const other = free.play(there.value, step.move).events;
        if (taken(other) > taken(step.events)) seen.add(`slam: ${preset.grandSlam}`);
      } catch (error) {
        if (!(error instanceof RulesError)) throw error;
      }
    }
  }
}

function taken(events: Step['events']): number {
  return events.flatMap((event) => (event.kind === 'capture' ? event.taken : [])).length;
}
