/** Which sentences of a source a paragraph of a game's rules restates, by the paragraph's number. */
export type Restated = Readonly<Record<string, string>>;

const OWARE: Restated = {
  '1.1': 'S2.1 S2.2 S2.4 S2.5 S2.8',
  '1.2': 'S2.2 S2.8',
  '2.1': 'S2.3 S2.9 S2.10',
  '3.1': 'S2.13',
  '3.2': 'S2.7 S2.11',
  '4.1': 'S2.6 S2.7 S2.12',
  '4.2': 'S2.14 S2.15 S2.16',
  '5.1': 'S2.17 S2.18 S2.19 S2.20',
  '5.2': 'S2.6 S2.17',
  '6.1': 'S2.23 S2.24',
  '6.2': 'S2.27',
  '7.2': 'S2.32',
  '7.3': 'S2.25 S2.26 S2.28 S2.30',
  '7.4': 'S2.29 S2.30',
  '8.1': 'S2.31',
};

const OH_WAH_REE: Restated = {
  '1.2': 'S1.19',
  '3.1': 'S1.8',
  '3.2': 'S1.9 S1.21',
  '4.2': 'S1.14',
  '5.1': 'S1.16 S1.17 S1.18',
  '5.2': 'S1.19 S1.20',
  '8.1': 'S1.2 S1.15 S1.25',
};

const MANY: Restated = {
  ...OH_WAH_REE,
  '4.1': 'S1.9 S1.11 S1.12',
  '6.3': 'S1.23',
  '7.2': 'S1.23 S1.25',
};

/**
 * The sentences of S1 and S2 (numbered in `spec/sources.md`) that each paragraph restates, read against the
 * texts one by one.
 */
export const RESTATED: Readonly<Record<string, Restated>> = {
  oware: OWARE,
  'awari-antilles': { ...OWARE, '5.1': `${OWARE['5.1']} S2.33` },
  'oh-wah-ree-2': {
    ...OH_WAH_REE,
    '1.1': 'S1.1 S1.3 S1.4',
    '2.1': 'S1.4 S1.8',
    '4.1': 'S1.9 S1.10',
    '7.2': 'S1.22 S1.24 S1.25',
  },
  'oh-wah-ree-3': { ...MANY, '1.1': 'S1.1 S1.3 S1.5', '2.1': 'S1.5 S1.8' },
  'oh-wah-ree-4': { ...MANY, '1.1': 'S1.1 S1.3 S1.6', '2.1': 'S1.6 S1.8' },
  bantumi: { '1.2': 'S2.34', '5.2': 'S2.35', '5.3': 'S2.36' },
};

/** Sentences that the rules of a game do not restate, and why. */
export const NOT_RESTATED: readonly {
  /** Id of the game. */
  readonly game: string;
  /** The sentences. */
  readonly sentences: string;
  /** Why. */
  readonly why: string;
}[] = [
  {
    game: 'oware',
    sentences: 'S2.21 S2.22',
    why: 'the worked example; it is a case in the specification',
  },
  ...['oh-wah-ree-2', 'oh-wah-ree-3', 'oh-wah-ree-4'].flatMap((game) => [
    { game, sentences: 'S1.7', why: 'the markers show whose a pit is: the picture has them' },
    {
      game,
      sentences: 'S1.13',
      why: 'manners at the table: in a program a pit that is lifted is sown',
    },
  ]),
];
