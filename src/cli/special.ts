import type { Preset, SeedTest } from '../index.ts';
import { english } from './text.ts';

/** What sets a game apart from the plainest one, in a few words each. */
export function special(preset: Preset): readonly string[] {
  const { owners, board, sowing, landing, grandSlam, feeding, stuck, win } = preset;
  return [
    ...(owners === 'equal' ? [] : ['own map of owners']),
    ...direction(preset.direction),
    ...(board.stores === 'aside'
      ? []
      : [`sows ${board.stores === 'own' ? 'the own store' : 'all stores'}`]),
    ...(sowing.origin === 'sow' ? [] : [ORIGINS[sowing.origin]]),
    ...(sowing.pickup.min > 1 ? [`lifts ${sowing.pickup.min} or more`] : []),
    ...(sowing.pickup.singlesLast ? ['singles last'] : []),
    ...new Set(landing.flatMap(landed)),
    ...(grandSlam === 'allowed' ? [] : [`grand slam: ${grandSlam}`]),
    ...(feeding === 'required' ? ['must feed'] : []),
    ...(stuck === 'pass' ? ['passes'] : []),
    ...(win.by === 'pits' ? ['most pits win'] : []),
  ];
}

/** Name and description of a game, for people. */
export function about(preset: Preset): readonly string[] {
  return [
    `${english(preset.name)} (${preset.id})`,
    ...(preset.about === undefined ? [] : [english(preset.about)]),
  ];
}

const ORIGINS = {
  skip: 'skips the origin',
  first: 'first seed back into the origin',
  'first-unless-single': 'first of several seeds back into the origin',
} as const;

function direction(policy: Preset['direction']): readonly string[] {
  if (policy === 'counterclockwise') return [];
  if (policy === 'clockwise') return ['clockwise'];
  if ('byPit' in policy) return ['direction by pit'];
  if (policy.chosen === 'each-move') return ['direction chosen on each move'];
  return [`first move of ${policy.for === 'game' ? 'all' : 'each'} fixes the direction`];
}

function landed(entry: Preset['landing'][number]): readonly string[] {
  const { capture, chain, to, claim, again, relay } = entry.then;
  const { seeds } = entry.if;
  const place = capture?.filter((one) => one !== 'landing')[0];
  const taken = place ?? (seeds === undefined ? 'any' : numbers(seeds));
  return [
    ...(capture === undefined ? [] : [`captures ${taken}`]),
    ...(chain === undefined ? [] : [`chain ${chain === 'both' ? 'both ways' : chain}`]),
    ...(to === 'owner' ? ['captures go to the owner'] : []),
    ...(claim === true ? ['claims pits'] : []),
    ...(again === true ? ['extra turn'] : []),
    ...(relay === undefined
      ? []
      : [`relay from ${relay === 'next' ? 'the next pit' : 'the last pit'}`]),
  ];
}

/** `2 or 3`, `even`, `3 to 9`. */
function numbers(test: SeedTest): string {
  if (!('min' in test || 'max' in test || 'parity' in test)) {
    return (test as readonly number[]).join(' or ');
  }
  const { min, max, parity } = test;
  const range =
    max === undefined
      ? min === undefined
        ? ''
        : `${min} or more`
      : min === undefined
        ? `up to ${max}`
        : `${min} to ${max}`;
  return [parity, range].filter((part) => part !== undefined && part !== '').join(' ') || 'any';
}
