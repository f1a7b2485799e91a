/** A rule sentence of one of the two texts that the project began with. */
export interface SourceSentence {
  /** Its number, counted among the rule sentences of the text. */
  readonly id: string;
  /** What it rules, in a few words of our own. */
  readonly words: string;
  /** The clauses that it became. */
  readonly clauses: readonly string[];
}

const S1: readonly (readonly [words: string, clauses: string])[] = [
  ['board: twelve pits, and twelve small ones for the markers', 'OWR-1 OWR-2'],
  ['aim: to capture most', 'OWR-17'],
  ['pits shared equally, each player’s in a row', 'OWR-1'],
  ['two players: six pits each, four in each', 'OWR-1 OWR-3'],
  ['three players: four pits each, four in each', 'OWR-1 OWR-3'],
  ['four players: three pits each, six in each', 'OWR-1 OWR-3'],
  ['everybody marks his pits in his colour', 'OWR-2'],
  ['a coin decides who begins; turns go clockwise', 'OWR-4'],
  ['lift one own pit, sow one by one into the pits after it', 'OWR-5'],
  ['two players: counter-clockwise', 'OWR-6'],
  ['three players: any direction, all of a move the same way', 'OWR-7 DIR-6'],
  ['within a turn everybody sows one way', 'OWR-7 DIR-6'],
  ['no lifting to count: what is lifted is sown', 'OWR-8'],
  ['twelve or more: pass over the pit just emptied, the twelfth goes after it', 'OWR-9'],
  ['aim of the sowing: to capture from the opponent', 'OWR-10 OWR-12'],
  ['capture only where the last one falls in an opponent’s pit with two or three', 'OWR-10'],
  ['also the pits just before, as long as they hold two or three and are an opponent’s', 'OWR-11'],
  ['backward chain stops at another number or at an own pit', 'OWR-11'],
  ['what is captured, the last one included, goes to the store of the player', 'OWR-10 OWR-12'],
  ['captured ones are out of play', 'OWR-12'],
  ['who has some must move', 'OWR-13'],
  ['over when a player has none to move', 'OWR-14'],
  ['three and four: over when two in succession cannot play', 'OWR-15'],
  ['two players: what lies in the other’s pits stays the other’s', 'OWR-16'],
  ['most wins, captured and left in own pits together', 'OWR-16 OWR-17'],
];

const S2: readonly (readonly [words: string, clauses: string])[] = [
  ['for two', 'OWARE-1'],
  ['two rows of six, two larger ones for captures', 'OWARE-1'],
  ['48 seeds', 'OWARE-1'],
  ['seeds belong to nobody; there is an own side and the other’s', 'OWARE-1 OWARE-2'],
  ['each side is a row of six', 'OWARE-1'],
  ['seeds are sown and gathered', 'OWARE-2 OWARE-4'],
  ['sowing: lift all, drop one by one into the pits after', 'OWARE-2'],
  ['each owns the row before him and the store on his right', 'OWARE-1'],
  ['four in each pit at the start', 'OWARE-1'],
  ['24 on each side', 'OWARE-1'],
  ['the first chooses any pit of his own and lifts all of it', 'OWARE-2'],
  ['sown counter-clockwise, one by one, into each pit met', 'OWARE-2'],
  ['the other plays likewise, and so on in turn', 'OWARE-2 TURN-1'],
  ['twelve or more go round more than once', 'OWARE-3'],
  ['the pit it started from is passed over and left empty', 'OWARE-3'],
  ['that is, it is empty after the sowing', 'OWARE-3'],
  ['last in an opponent’s pit making two or three: captured, to the store', 'OWARE-4'],
  ['pits before it with two or three are captured too', 'OWARE-4'],
  ['a run of captures ends at a pit with more than three or less than two', 'OWARE-4'],
  ['captures on the opponent’s side only', 'OWARE-4'],
  ['worked example: six seeds from E', 'OWARE-4'],
  ['worked example: the last one makes three in e; d and c as well; eight in all', 'OWARE-4'],
  ['no capture of the opponent’s whole side', 'OWARE-5'],
  ['another pit must be tried', 'OWARE-5'],
  ['if every move does it: no move, the game is over', 'OWARE-5'],
  ['then each adds his own side', 'OWARE-5'],
  ['the opponent’s side empty: he must be given some, if possible', 'OWARE-6'],
  ['if not possible: over, and who has seeds adds them', 'OWARE-6'],
  ['few seeds going round without captures: over, each adds his own side', 'OWARE-7'],
  ['over when no captures can be made or a player cannot move', 'OWARE-5 OWARE-6 OWARE-7'],
  ['the fuller store wins', 'OWARE-8'],
  ['may end when one has more than 24', 'OWARE-8'],
  ['awari of the Antilles: captures before and after the last pit', 'AWARI-1'],
  ['bantumi: a store at the right, which is sown', 'BANTUMI-1'],
  ['bantumi: another turn when the last one falls in the store', 'BANTUMI-4'],
  [
    'bantumi: last one in an own empty pit takes what lies opposite, if anything',
    'BANTUMI-5 BANTUMI-6',
  ],
  ['bantumi: a game of telephones', 'BANTUMI-2'],
  ['mancala: named only', 'KALAH-1'],
];

/** Every rule sentence of both texts. */
export const sourceSentences: readonly SourceSentence[] = [
  ...numbered('S1', S1),
  ...numbered('S2', S2),
];

function numbered(
  text: string,
  sentences: readonly (readonly [string, string])[],
): readonly SourceSentence[] {
  return sentences.map(([words, clauses], index) => ({
    id: `${text}.${index + 1}`,
    words,
    clauses: clauses.split(' '),
  }));
}
