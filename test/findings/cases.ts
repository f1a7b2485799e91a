import type { Path } from '../../src/fault/issue.ts';
import type { FindingCode } from '../../src/findings/index.ts';

/** A preset, without its header, and a finding that it must give. */
export interface FindingCase {
  readonly code: FindingCode;
  readonly what: string;
  readonly preset: Readonly<Record<string, unknown>>;
  readonly path: Path;
  /** The same with what the finding proposes: then it must not be found. */
  readonly mended: Readonly<Record<string, unknown>>;
}

const oware = { if: { owner: 'other', seeds: [2, 3] }, then: { capture: ['landing'] } };
const owned = { board: { stores: 'own' } };
const store = { if: { in: 'store' }, then: { again: true } };

/** Found by reasoning alone. */
export const PROVED: readonly FindingCase[] = [
  {
    code: 'turn-order-for-two',
    what: 'turnOrder for two',
    preset: { turnOrder: 'clockwise' },
    path: ['turnOrder'],
    mended: {},
  },
  {
    code: 'tie-same-as-by',
    what: 'a tie decided by what was equal',
    preset: { win: { by: 'seeds', tie: 'seeds' } },
    path: ['win', 'tie'],
    mended: { win: { by: 'seeds' } },
  },
  {
    code: 'tie-by-equal-pits',
    what: 'a tie decided by pits that are always equal',
    preset: { win: { by: 'seeds', tie: 'pits' } },
    path: ['win', 'tie'],
    mended: {},
  },
  {
    code: 'singles-never-lifted',
    what: 'singlesLast where singles are never lifted',
    preset: { sowing: { pickup: { min: 2, singlesLast: true } } },
    path: ['sowing', 'pickup', 'singlesLast'],
    mended: { sowing: { pickup: { min: 2 } } },
  },
  {
    code: 'slam-without-capture',
    what: 'a slam policy without captures',
    preset: {
      grandSlam: 'forbidden',
      landing: [{ if: { seeds: [2] }, then: { relay: 'landing' } }],
    },
    path: ['grandSlam'],
    mended: { landing: [{ if: { seeds: [2] }, then: { relay: 'landing' } }] },
  },
  {
    code: 'feeding-never-due',
    what: 'feeding where an empty side ends the game',
    preset: { feeding: 'required', end: [{ when: 'side-empty', whose: 'any' }] },
    path: ['feeding'],
    mended: { end: [{ when: 'side-empty', whose: 'any' }] },
  },
  {
    code: 'feeding-never-due',
    what: 'feeding where all pits are shared',
    preset: { feeding: 'required', board: { pits: 4 }, owners: [null, null, null, null] },
    path: ['feeding'],
    mended: { board: { pits: 4 }, owners: [null, null, null, null] },
  },
  {
    code: 'stores-at-aside',
    what: 'the end of a row where no store lies',
    preset: { board: { storesAt: 'first' } },
    path: ['board', 'storesAt'],
    mended: {},
  },
  {
    code: 'origin-never-reached',
    what: 'a skipped origin that no lap comes back to',
    preset: { seeds: [5, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0], sowing: { origin: 'skip' } },
    path: ['sowing', 'origin'],
    mended: { seeds: [6, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0], sowing: { origin: 'skip' } },
  },
  {
    code: 'by-pit-all-the-same',
    what: 'one direction for each pit, all the same',
    preset: { board: { pits: 2 }, direction: { byPit: ['clockwise', 'clockwise'] } },
    path: ['direction', 'byPit'],
    mended: { board: { pits: 2 }, direction: 'clockwise' },
  },
  {
    code: 'test-always-holds',
    what: 'a test that one seed passes already',
    preset: { landing: [{ if: { owner: 'other', seeds: { min: 1 } }, then: { again: true } }] },
    path: ['landing', 0, 'if', 'seeds'],
    mended: { landing: [{ if: { owner: 'other' }, then: { again: true } }] },
  },
  {
    code: 'test-always-holds',
    what: 'a test that all seeds of the game pass',
    preset: { landing: [{ if: { next: { max: 48 } }, then: { again: true } }] },
    path: ['landing', 0, 'if', 'next'],
    mended: { landing: [{ if: { next: { max: 47 } }, then: { again: true } }] },
  },
  {
    code: 'number-never-counted',
    what: 'no seed where the last one has just fallen',
    preset: { landing: [{ if: { seeds: [0, 1] }, then: { again: true } }] },
    path: ['landing', 0, 'if', 'seeds', 0],
    mended: { landing: [{ if: { seeds: [1] }, then: { again: true } }] },
  },
  {
    code: 'number-never-counted',
    what: 'more seeds than the game has',
    preset: { landing: [{ if: { next: [2, 49] }, then: { again: true } }] },
    path: ['landing', 0, 'if', 'next', 1],
    mended: { landing: [{ if: { next: [2, 48] }, then: { again: true } }] },
  },
  {
    code: 'place-named-twice',
    what: 'a place named twice',
    preset: { landing: [{ if: {}, then: { capture: ['opposite', 'landing', 'opposite'] } }] },
    path: ['landing', 0, 'then', 'capture', 2],
    mended: { landing: [{ if: {}, then: { capture: ['opposite', 'landing'] } }] },
  },
  {
    code: 'chain-never-continues',
    what: 'a chain beyond a gap',
    preset: {
      landing: [
        {
          if: { seeds: { min: 1 }, next: [0] },
          then: { capture: ['landing'], chain: 'both' },
        },
      ],
    },
    path: ['landing', 0, 'then', 'chain'],
    mended: { landing: [{ if: { next: [0] }, then: { capture: ['landing'] } }] },
  },
  {
    code: 'chain-never-continues',
    what: 'a chain among pits that have no neighbour of the same owner',
    preset: {
      board: { pits: 4 },
      owners: [0, 1, 0, 1],
      landing: [{ if: { owner: 'other' }, then: { capture: ['landing'], chain: 'backward' } }],
    },
    path: ['landing', 0, 'then', 'chain'],
    mended: {
      board: { pits: 4 },
      owners: [0, 0, 1, 1],
      landing: [{ if: { owner: 'other' }, then: { capture: ['landing'], chain: 'backward' } }],
    },
  },
  {
    code: 'relay-never-continues',
    what: 'sowing on from what was just captured',
    preset: { landing: [{ if: {}, then: { capture: ['landing'], relay: 'landing' } }] },
    path: ['landing', 0, 'then', 'relay'],
    mended: { landing: [{ if: {}, then: { capture: ['opposite'], relay: 'landing' } }] },
  },
  {
    code: 'entry-never-fires',
    what: 'an entry that two before it hide together',
    preset: {
      landing: [
        { if: { seeds: [1] }, then: { again: true } },
        { if: { seeds: { min: 2 } }, then: { capture: ['landing'] } },
        { if: { owner: 'self' }, then: { relay: 'next' } },
      ],
    },
    path: ['landing', 2],
    mended: {
      landing: [
        { if: { seeds: [1] }, then: { again: true } },
        { if: { seeds: { min: 3 } }, then: { capture: ['landing'] } },
        { if: { owner: 'self' }, then: { relay: 'next' } },
      ],
    },
  },
  {
    code: 'entry-never-fires',
    what: 'an entry for shared pits where none is shared',
    preset: { landing: [{ if: { owner: 'none' }, then: { again: true } }] },
    path: ['landing', 0],
    mended: {
      board: { pits: 4 },
      owners: [0, null, 1, null],
      landing: [{ if: { owner: 'none' }, then: { again: true } }],
    },
  },
  {
    code: 'entry-never-fires',
    what: 'an entry for more seeds than the game has',
    preset: { landing: [{ if: { seeds: { min: 49 } }, then: { again: true } }] },
    path: ['landing', 0],
    mended: { landing: [{ if: { seeds: { min: 48 } }, then: { again: true } }] },
  },
  {
    code: 'end-never-holds',
    what: 'a target of more than all seeds',
    preset: { landing: [oware], end: [{ when: 'target', seeds: 49 }] },
    path: ['end', 0],
    mended: { landing: [oware], end: [{ when: 'target', seeds: 48 }] },
  },
  {
    code: 'end-never-holds',
    what: 'a majority where nothing comes into a store',
    preset: { end: [{ when: 'majority' }] },
    path: ['end', 0],
    mended: { landing: [oware], end: [{ when: 'majority' }] },
  },
  {
    code: 'end-never-holds',
    what: 'a later return where the first one ends the game',
    preset: {
      end: [
        { when: 'repetition', times: 2 },
        { when: 'repetition', times: 3 },
      ],
    },
    path: ['end', 1],
    mended: {
      end: [
        { when: 'repetition', times: 3 },
        { when: 'repetition', times: 2 },
      ],
    },
  },
  {
    code: 'end-never-holds',
    what: 'nobody can move, where one pass ends the game',
    preset: { stuck: 'pass', end: [{ when: 'stuck' }, { when: 'passes', count: 1 }] },
    path: ['end', 0],
    mended: { stuck: 'pass', end: [{ when: 'stuck' }, { when: 'passes', count: 2 }] },
  },
  {
    code: 'pits-never-change-hands',
    what: 'most pits win, and pits are never claimed',
    preset: { win: { by: 'pits' } },
    path: ['win', 'by'],
    mended: {
      landing: [{ ...oware, then: { capture: ['landing'], claim: true } }],
      win: { by: 'pits' },
    },
  },
  {
    code: 'store-behind',
    what: 'a store at the end from which sowing moves away',
    preset: { direction: 'clockwise', ...owned, landing: [store] },
    path: ['board', 'storesAt'],
    mended: {
      direction: 'clockwise',
      board: { stores: 'own', storesAt: 'first' },
      landing: [store],
    },
  },
  {
    code: 'over-at-start',
    what: 'an ending that holds at the start',
    preset: { seeds: 1, end: [{ when: 'only-singles' }] },
    path: ['end', 0],
    mended: { seeds: 2, end: [{ when: 'only-singles' }] },
  },
  {
    code: 'over-at-start',
    what: 'a start from which the first player cannot move',
    preset: { seeds: [0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4], end: [] },
    path: ['seeds'],
    mended: { seeds: [4, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4], end: [] },
  },
];

/** Seen in random games. */
export const SEEN: readonly FindingCase[] = [
  {
    code: 'endless-relay',
    what: 'relays that only an empty pit ends',
    preset: {
      sowing: { origin: 'skip' },
      landing: [
        { if: { seeds: { min: 2 } }, then: { relay: 'landing' } },
        { if: { owner: 'self' }, then: { capture: ['opposite'] } },
      ],
    },
    path: ['landing'],
    mended: {
      sowing: { origin: 'skip' },
      landing: [{ if: { owner: 'self', seeds: [1] }, then: { capture: ['opposite'] } }],
    },
  },
  {
    code: 'long-relay',
    what: 'relays that only one rare number ends',
    preset: {
      landing: [
        { if: { seeds: [17] }, then: { capture: ['landing'] } },
        { if: {}, then: { relay: 'landing' } },
      ],
      end: [{ when: 'quiet', plies: 3 }],
    },
    path: ['landing'],
    mended: {
      landing: [
        { if: { seeds: [5] }, then: { capture: ['landing'] } },
        { if: {}, then: { relay: 'landing' } },
      ],
      end: [{ when: 'quiet', plies: 3 }],
    },
  },
  {
    code: 'game-without-end',
    what: 'seeds that go round for ever',
    preset: {},
    path: ['end'],
    mended: { end: [{ when: 'quiet', plies: 100 }] },
  },
  {
    code: 'one-sided',
    what: 'one player who has nearly everything',
    preset: {
      seeds: [9, 9, 9, 9, 9, 9, 1, 1, 1, 1, 1, 1],
      landing: [oware],
      end: [
        { when: 'side-empty', whose: 'any' },
        { when: 'quiet', plies: 4 },
      ],
    },
    path: [],
    mended: {
      landing: [oware],
      end: [
        { when: 'side-empty', whose: 'any' },
        { when: 'quiet', plies: 4 },
      ],
    },
  },
  {
    code: 'seat-never-wins',
    what: 'one of three players who has too little',
    preset: {
      players: 3,
      board: { pits: 9 },
      seeds: [20, 20, 20, 20, 20, 20, 1, 0, 0],
      end: [{ when: 'quiet', plies: 6 }],
    },
    path: [],
    mended: { players: 3, board: { pits: 9 }, seeds: 9, end: [{ when: 'quiet', plies: 6 }] },
  },
  {
    code: 'nothing-scored',
    what: 'a game whose rest nobody gets',
    preset: { end: [{ when: 'quiet', plies: 20, remaining: 'nobody' }] },
    path: ['landing'],
    mended: { end: [{ when: 'quiet', plies: 20, remaining: 'owner' }] },
  },
  {
    code: 'no-choice',
    what: 'one pit a player',
    preset: { board: { pits: 2 }, end: [{ when: 'quiet', plies: 20 }] },
    path: [],
    mended: { board: { pits: 8 }, end: [{ when: 'quiet', plies: 20 }] },
  },
  {
    code: 'pit-never-played',
    what: 'pits that never hold enough to be lifted',
    preset: {
      board: { pits: 4 },
      seeds: [9, 0, 9, 0],
      sowing: { origin: 'first', pickup: { min: 6 } },
      end: [{ when: 'quiet', plies: 2 }],
    },
    path: ['board'],
    mended: { board: { pits: 4 }, seeds: [9, 9, 9, 9], end: [{ when: 'quiet', plies: 2 }] },
  },
  {
    code: 'entry-not-seen',
    what: 'an entry for half of all seeds in one pit',
    preset: {
      landing: [
        { if: { owner: 'self', seeds: { min: 24 } }, then: { capture: ['landing'] } },
        oware,
      ],
      end: [{ when: 'quiet', plies: 30 }],
    },
    path: ['landing', 0],
    mended: { landing: [oware], end: [{ when: 'quiet', plies: 30 }] },
  },
  {
    code: 'chain-not-seen',
    what: 'a chain whose second pit would have to face twelve seeds, too',
    preset: {
      landing: [{ if: { opposite: [12] }, then: { capture: ['landing'], chain: 'backward' } }],
      end: [{ when: 'quiet', plies: 30 }],
    },
    path: ['landing', 0, 'then', 'chain'],
    mended: {
      landing: [{ if: { opposite: [7] }, then: { capture: ['landing'], chain: 'backward' } }],
      end: [{ when: 'quiet', plies: 30 }],
    },
  },
  {
    code: 'end-not-seen',
    what: 'a target that nobody reaches',
    preset: {
      landing: [oware],
      end: [
        { when: 'target', seeds: 40 },
        { when: 'quiet', plies: 10 },
      ],
    },
    path: ['end', 0],
    mended: {
      landing: [oware],
      end: [
        { when: 'target', seeds: 4 },
        { when: 'quiet', plies: 10 },
      ],
    },
  },
];
