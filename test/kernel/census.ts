import type { LandingRule, Preset, SeedTest } from 'mancala-rules';

/** Every value of every key, of numbers and lists the kinds of values, as `key: value`. */
export const VALUES: readonly string[] = [
  ...[2, 3, 4, 5, 6].map((players) => `players: ${players}`),
  ...['2-4', '5-16', '17-40', '41-64'].map((pits) => `board.pits: ${pits}`),
  ...['aside', 'own', 'all'].map((stores) => `board.stores: ${stores}`),
  ...['last', 'first'].map((at) => `board.storesAt: ${at}`),
  ...['one number', 'a list'].map((seeds) => `seeds: ${seeds}`),
  ...['equal', 'a list', 'a list with shared pits'].map((owners) => `owners: ${owners}`),
  ...['counterclockwise', 'clockwise'].map((order) => `turnOrder: ${order}`),
  ...[
    'counterclockwise',
    'clockwise',
    'each-move',
    'first-move for game',
    'first-move for player',
    'byPit',
  ].map((direction) => `direction: ${direction}`),
  ...['sow', 'skip', 'first', 'first-unless-single'].map((origin) => `sowing.origin: ${origin}`),
  ...['1', '2 or more'].map((min) => `sowing.pickup.min: ${min}`),
  ...[false, true].map((last) => `sowing.pickup.singlesLast: ${last}`),
  ...['pit', 'store'].map((place) => `if.in: ${place}`),
  ...['self', 'other', 'none', 'any'].map((owner) => `if.owner: ${owner}`),
  ...['seeds', 'opposite', 'next'].flatMap((key) =>
    ['a list', 'min', 'max', 'parity even', 'parity odd', 'none'].map(
      (test) => `if.${key}: ${test}`,
    ),
  ),
  ...['landing', 'opposite', 'next', 'beyond', 'none'].map((place) => `then.capture: ${place}`),
  ...['backward', 'forward', 'both', 'none'].map((chain) => `then.chain: ${chain}`),
  ...['mover', 'owner'].map((to) => `then.to: ${to}`),
  'then.claim: true',
  'then.again: true',
  ...['landing', 'next'].map((relay) => `then.relay: ${relay}`),
  ...[
    'allowed',
    'no-capture',
    'forbidden',
    'forbidden-unless-forced',
    'leave-first',
    'leave-last',
    'rest-to-opponent',
  ].map((slam) => `grandSlam: ${slam}`),
  ...['none', 'required'].map((feeding) => `feeding: ${feeding}`),
  ...['end', 'pass'].map((stuck) => `stuck: ${stuck}`),
  ...[
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
  ].map((when) => `end.when: ${when}`),
  ...['any', 'last-mover', 'to-move', 'all-but-one'].map((whose) => `end.whose: ${whose}`),
  ...['owner', 'to-move', 'opponent', 'last-mover', 'emptied', 'split', 'nobody'].map(
    (remaining) => `end.remaining: ${remaining}`,
  ),
  ...['seeds', 'pits'].map((by) => `win.by: ${by}`),
  ...['share', 'seeds', 'pits'].map((tie) => `win.tie: ${tie}`),
];

/** The values that a preset has, each once. */
export function valuesOf(preset: Preset): ReadonlySet<string> {
  const { board, direction, owners, sowing, win } = preset;
  return new Set([
    `players: ${preset.players}`,
    `board.pits: ${board.pits < 5 ? '2-4' : board.pits < 17 ? '5-16' : board.pits < 41 ? '17-40' : '41-64'}`,
    `board.stores: ${board.stores}`,
    `board.storesAt: ${board.storesAt}`,
    `seeds: ${typeof preset.seeds === 'number' ? 'one number' : 'a list'}`,
    `owners: ${owners === 'equal' ? 'equal' : owners.includes(null) ? 'a list with shared pits' : 'a list'}`,
    `turnOrder: ${preset.turnOrder}`,
    `direction: ${
      typeof direction === 'string'
        ? direction
        : 'byPit' in direction
          ? 'byPit'
          : direction.chosen === 'each-move'
            ? 'each-move'
            : `first-move for ${direction.for}`
    }`,
    `sowing.origin: ${sowing.origin}`,
    `sowing.pickup.min: ${sowing.pickup.min === 1 ? '1' : '2 or more'}`,
    `sowing.pickup.singlesLast: ${sowing.pickup.singlesLast}`,
    ...preset.landing.flatMap(landingValues),
    `grandSlam: ${preset.grandSlam}`,
    `feeding: ${preset.feeding}`,
    `stuck: ${preset.stuck}`,
    ...preset.end.flatMap((entry) => [
      `end.when: ${entry.when}`,
      `end.remaining: ${entry.remaining}`,
      ...(entry.when === 'side-empty' ? [`end.whose: ${entry.whose}`] : []),
    ]),
    `win.by: ${win.by}`,
    `win.tie: ${win.tie}`,
  ]);
}

function landingValues({ if: test, then }: LandingRule): readonly string[] {
  return [
    `if.in: ${test.in ?? 'pit'}`,
    `if.owner: ${test.owner ?? 'any'}`,
    ...testValues('seeds', test.seeds),
    ...testValues('opposite', test.opposite),
    ...testValues('next', test.next),
    ...(then.capture ?? ['none']).map((place) => `then.capture: ${place}`),
    `then.chain: ${then.chain ?? 'none'}`,
    `then.to: ${then.to ?? 'mover'}`,
    ...(then.claim ? ['then.claim: true'] : []),
    ...(then.again ? ['then.again: true'] : []),
    ...(then.relay === undefined ? [] : [`then.relay: ${then.relay}`]),
  ];
}

function testValues(key: string, test: SeedTest | undefined): readonly string[] {
  if (test === undefined) return [`if.${key}: none`];
  if (!('length' in test)) {
    return [
      ...(test.min === undefined ? [] : [`if.${key}: min`]),
      ...(test.max === undefined ? [] : [`if.${key}: max`]),
      ...(test.parity === undefined ? [] : [`if.${key}: parity ${test.parity}`]),
    ];
  }
  return [`if.${key}: a list`];
}
