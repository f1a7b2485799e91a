import type { CapturePlace, LandingFacts, LandingSpot } from '../landing-facts.ts';
import type { LandingPhrases } from '../phrases.ts';
import { holdsNone, type SeedSet } from '../seed-set.ts';
import { list, number, seeds } from './words.ts';

/** The last seed in English. */
export const landing: LandingPhrases = {
  nothing: () => 'Wherever the last seed falls, the turn ends.',
  several: () => 'The following cases are tried in this order; only the first that fits applies.',
  rule: (facts, two) => `If ${conditions(facts, two)}, ${consequence(facts)}.`,
  chain: (facts, two) => {
    const where = {
      backward: 'the pits before it',
      forward: 'the pits after it',
      both: 'the pits before it and those after it',
    }[facts.chain ?? 'backward'];
    const alone = facts.capture?.length === 1 && facts.capture[0] === 'landing';
    const what = alone
      ? facts.toOwner
        ? 'are emptied in the same way'
        : 'are captured too'
      : 'are dealt with in the same way';
    const tests = chainTests(facts, two);
    const how =
      tests.length === 0
        ? 'until all have had their turn'
        : `for as long as each of them also ${list(tests)}`;
    if (tests.length === 0) return `One after another, ${where} ${what}, ${how}.`;
    const first = facts.chain === 'both' ? 'on each side the first' : 'the first';
    return `One after another, ${where} ${what}, ${how}; ${first} that fails puts an end to it.`;
  },
  claim: () =>
    'Every pit that was emptied so becomes the capturing player’s, who plays from it from then on.',
  sequel: ({ sequel }) => {
    switch (sequel) {
      case 'again':
        return 'After that the player moves again.';
      case 'relay-landing':
        return 'After that the seeds that still lie in the pit where the last one fell are lifted and sown on in the same direction; if there are none, the turn ends.';
      default:
        return 'After that the seeds of the next pit are lifted and sown on in the same direction; if there are none, the turn ends.';
    }
  },
  otherwise: (ends) => {
    switch (ends) {
      case 'all':
        return 'With or without a capture, the turn then ends.';
      case 'captures':
        return 'After a capture, and in every other case, the turn ends.';
      case 'none':
        return 'In every other case the turn ends.';
      case 'some':
        return 'Wherever nothing else is said, the turn ends.';
    }
  },
  kept: () => 'Captured seeds go into a store and stay there.',
};

function conditions(facts: LandingFacts, two: boolean): string {
  const place = spot(facts.spot, two);
  const what = facts.spot.in === 'store' ? 'store' : 'pit';
  const tests: string[] = [];
  if (isEmptyBefore(facts.seeds)) tests.push(`that ${what} was empty`);
  else if (facts.seeds) tests.push(`that ${what} then ${holding(facts.seeds)}`);
  if (facts.opposite) tests.push(`the pit opposite ${holding(facts.opposite)}`);
  if (facts.next) tests.push(`the next pit ${holding(facts.next)}`);
  return list([`the last seed falls in ${place}`, ...tests]);
}

function spot({ in: where, owner }: LandingSpot, two: boolean): string {
  if (where === 'store') {
    if (owner === 'self') return 'the player’s own store';
    if (owner === 'other') return two ? 'the opponent’s store' : 'another player’s store';
    return 'a store';
  }
  switch (owner) {
    case 'self':
      return 'one of the player’s own pits';
    case 'other':
      return two ? 'one of the opponent’s pits' : 'a pit of another player';
    case 'none':
      return 'a shared pit';
    case 'any':
      return 'a pit';
  }
}

function isEmptyBefore(set: SeedSet | null): boolean {
  return set?.kind === 'list' && set.counts.length === 1 && set.counts[0] === 1;
}

/** `holds two or three seeds`. */
function holding(set: SeedSet): string {
  switch (set.kind) {
    case 'list': {
      const [empty, ...more] = set.counts[0] === 0 ? set.counts : [null, ...set.counts];
      if (more.length === 0) return 'is empty';
      const last = more.at(-1) as number;
      const counts = `holds ${list([...more.slice(0, -1).map((one) => number(one as number)), seeds(last)], 'or')}`;
      return empty === null ? counts : `is empty or ${counts}`;
    }
    case 'range':
      if (set.to === null)
        return set.from === 1 ? 'holds seeds' : `holds ${number(set.from)} or more seeds`;
      return set.from === 0
        ? `holds at most ${seeds(set.to)}`
        : `holds from ${number(set.from)} to ${seeds(set.to)}`;
    case 'parity': {
      const bounds = [
        ...(set.from === null ? [] : [`at least ${number(set.from)}`]),
        ...(set.to === null ? [] : [`at most ${number(set.to)}`]),
      ];
      return `holds an ${set.parity} number of seeds${bounds.length === 0 ? '' : `, ${list(bounds)}`}`;
    }
  }
}

function consequence(facts: LandingFacts): string {
  if (facts.capture === null) {
    switch (facts.sequel) {
      case 'again':
        return 'the player moves again';
      case 'relay-landing':
        return 'all seeds of that pit are lifted and sown on in the same direction';
      default:
        return holdsNone(facts.next)
          ? 'the seeds of the next pit are lifted and sown on in the same direction; if there are none, the turn ends'
          : 'those are lifted and sown on in the same direction';
    }
  }
  const places = list(facts.capture.map((one) => place(one, facts.capture?.length === 1)));
  if (!facts.toOwner) return `the player captures the seeds ${places}`;
  const owner = facts.capture.length === 1 ? 'its owner' : 'the owner of each';
  const rest = facts.shared ? ', those of a shared pit to the player’s own' : '';
  return `the seeds ${places} go to the store of ${owner}${rest}`;
}

function place(capture: CapturePlace, alone: boolean): string {
  switch (capture) {
    case 'landing':
      return alone ? 'of that pit' : 'of the pit where the last seed fell';
    case 'opposite':
      return 'of the pit opposite';
    case 'next':
      return 'of the next pit';
    case 'beyond':
      return 'of the second pit after it (if the one between is empty)';
  }
}

function chainTests(facts: LandingFacts, two: boolean): string[] {
  const tests: string[] = [];
  switch (facts.spot.owner) {
    case 'self':
      tests.push('belongs to the player');
      break;
    case 'other':
      tests.push(two ? 'belongs to the opponent' : 'belongs to another player');
      break;
    case 'none':
      tests.push('is shared');
      break;
    case 'any':
      break;
  }
  if (facts.seeds) tests.push(holding(facts.seeds));
  if (facts.opposite) tests.push(`faces a pit that ${holding(facts.opposite)}`);
  if (facts.next) tests.push(`comes before a pit that ${holding(facts.next)}`);
  return tests;
}
