// Written by `npm run generate` from the schemas in ./schema. Do not edit.

/**
 * A text for people, in one language or in English and Spanish.
 */
export type Words =
  | string
  | {
      /**
       * The text in English.
       */
      readonly en: string;
      /**
       * The text in Spanish.
       */
      readonly es: string;
    };
/**
 * Which way seeds are sown: always counter-clockwise or clockwise, as the mover chooses on each move, as the first move fixed it, or by the pit that a move starts from. Complete: every default is filled in.
 */
export type DirectionPolicy =
  ('counterclockwise' | 'clockwise') | ChosenEachMove | ChosenByFirstMove | DirectionByPit;
/**
 * A test of a number of seeds: a list of numbers, or a range.
 */
export type SeedTest = readonly number[] | SeedRange;
/**
 * What the last seed of a lap does: the first entry whose test holds is carried out; if none does, the turn ends.
 */
export type Landing = readonly LandingRule[];
/**
 * When the game is over: after each move the entries are tested in this order, and the first that holds ends it. A game whose player to move is stuck ends in any case. Complete: every default is filled in.
 */
export type Ends = readonly (
  | EndStuck
  | EndPasses
  | EndSideEmpty
  | EndMajority
  | EndRepetition
  | EndQuiet
  | EndSeedsLeft
  | EndOnlySingles
  | EndTarget
  | EndAgreement
)[];
/**
 * Which way seeds are sown: always counter-clockwise or clockwise, as the mover chooses on each move, as the first move fixed it, or by the pit that a move starts from. As written: what has a default may be left out.
 */
export type DirectionPolicyInput =
  ('counterclockwise' | 'clockwise') | ChosenEachMove | ChosenByFirstMoveInput | DirectionByPit;
/**
 * When the game is over: after each move the entries are tested in this order, and the first that holds ends it. A game whose player to move is stuck ends in any case. As written: what has a default may be left out.
 */
export type EndsInput = readonly (
  | EndStuckInput
  | EndPassesInput
  | EndSideEmptyInput
  | EndMajorityInput
  | EndRepetitionInput
  | EndQuietInput
  | EndSeedsLeftInput
  | EndOnlySinglesInput
  | EndTargetInput
  | EndAgreementInput
)[];

/**
 * The rule clauses that each key rests on. It does not change the game.
 */
export interface Cites {
  /**
   * Clauses behind "players".
   */
  readonly players?: readonly string[];
  /**
   * Clauses behind "board".
   */
  readonly board?: readonly string[];
  /**
   * Clauses behind "seeds".
   */
  readonly seeds?: readonly string[];
  /**
   * Clauses behind "owners".
   */
  readonly owners?: readonly string[];
  /**
   * Clauses behind "turnOrder".
   */
  readonly turnOrder?: readonly string[];
  /**
   * Clauses behind "direction".
   */
  readonly direction?: readonly string[];
  /**
   * Clauses behind "sowing".
   */
  readonly sowing?: readonly string[];
  /**
   * Clauses behind "landing".
   */
  readonly landing?: readonly string[];
  /**
   * Clauses behind "grandSlam".
   */
  readonly grandSlam?: readonly string[];
  /**
   * Clauses behind "feeding".
   */
  readonly feeding?: readonly string[];
  /**
   * Clauses behind "stuck".
   */
  readonly stuck?: readonly string[];
  /**
   * Clauses behind "end".
   */
  readonly end?: readonly string[];
  /**
   * Clauses behind "win".
   */
  readonly win?: readonly string[];
}
/**
 * The board: a ring of pits, the stores, and what they are called. Complete: every default is filled in.
 */
export interface Board {
  /**
   * Number of pits on the ring, all players together.
   */
  readonly pits: number;
  /**
   * Where the stores are: "aside" only collects captures; "own" lies on the ring beside its owner’s pits and is sown by its owner alone; "all" lies there and is sown by everybody.
   */
  readonly stores: 'aside' | 'own' | 'all';
  /**
   * At which end of its owner’s pits a store on the ring lies, counter-clockwise: after the last pit, or before the first (for games that sow clockwise).
   */
  readonly storesAt: 'last' | 'first';
  /**
   * Names of the players, one for each seat. Left out: South and North, or 1 to 6 where more than two play.
   */
  readonly seats?: readonly string[];
  /**
   * Names of the pits, one for each pit, all different. Left out: A to F and a to f in two rows of six, and likewise elsewhere.
   */
  readonly names?: readonly string[];
}
/**
 * The mover chooses the direction of each move.
 */
export interface ChosenEachMove {
  /**
   * The mover chooses afresh on each move.
   */
  readonly chosen: 'each-move';
}
/**
 * The first move fixes the direction of all later ones. Complete: every default is filled in.
 */
export interface ChosenByFirstMove {
  /**
   * The first move chooses; all later ones go the same way.
   */
  readonly chosen: 'first-move';
  /**
   * Whom the choice binds: "game" everybody, from the first move of all; "player" only the chooser, each from his own first move.
   */
  readonly for: 'game' | 'player';
}
/**
 * Each pit has a direction of its own.
 */
export interface DirectionByPit {
  /**
   * One direction for each pit: a move goes the way of the pit it starts from.
   */
  readonly byPit: readonly ('counterclockwise' | 'clockwise')[];
}
/**
 * How seeds are lifted and sown. Complete: every default is filled in.
 */
export interface Sowing {
  /**
   * What a lap does at the pit it was lifted from: "sow" treats it like any other when the lap comes round; "skip" passes over it every time; "first" puts the first seed back into it; "first-unless-single" does so unless the seed is the only one.
   */
  readonly origin: 'sow' | 'skip' | 'first' | 'first-unless-single';
  /**
   * From which pits a move may start.
   */
  readonly pickup: Pickup;
}
/**
 * From which pits a move may start. Complete: every default is filled in.
 */
export interface Pickup {
  /**
   * Fewest seeds that a pit must hold for a move to start there.
   */
  readonly min: number;
  /**
   * Whether a single seed may be lifted only by a player who has no pit with more.
   */
  readonly singlesLast: boolean;
}
/**
 * One entry of the table: what is done when the last seed falls so.
 */
export interface LandingRule {
  /**
   * What must be so for an entry to fire; all tests given must hold.
   */
  readonly if: LandingTest;
  /**
   * What is done when an entry fires; without "again" or "relay" the turn ends.
   */
  readonly then: LandingAction;
}
/**
 * What must be so for an entry to fire; all tests given must hold.
 */
export interface LandingTest {
  /**
   * Where the last seed fell; left out: in a pit.
   */
  readonly in?: 'pit' | 'store';
  /**
   * Whose the place is, seen by the mover; "none" is a shared pit.
   */
  readonly owner?: 'self' | 'other' | 'none';
  /**
   * A test of a number of seeds: a list of numbers, or a range.
   */
  readonly seeds?: SeedTest;
  /**
   * A test of a number of seeds: a list of numbers, or a range.
   */
  readonly opposite?: SeedTest;
  /**
   * A test of a number of seeds: a list of numbers, or a range.
   */
  readonly next?: SeedTest;
}
/**
 * A range of numbers of seeds; what is left out does not limit it.
 */
export interface SeedRange {
  /**
   * Fewest seeds that pass.
   */
  readonly min?: number;
  /**
   * Most seeds that pass.
   */
  readonly max?: number;
  /**
   * Whether only even or only odd numbers pass.
   */
  readonly parity?: 'even' | 'odd';
}
/**
 * What is done when an entry fires; without "again" or "relay" the turn ends.
 */
export interface LandingAction {
  /**
   * The pits to take, in this order: where the last seed fell, the one across the board, the next one, or the one beyond an empty next one.
   */
  readonly capture?: readonly ('landing' | 'opposite' | 'next' | 'beyond')[];
  /**
   * Whether the capture goes on to neighbouring pits, for as long as each meets the same tests: against the direction of the move, along it, or both.
   */
  readonly chain?: 'backward' | 'forward' | 'both';
  /**
   * Who gets the captured seeds; left out: the mover.
   */
  readonly to?: 'mover' | 'owner';
  /**
   * Every pit that gave seeds becomes the mover’s.
   */
  readonly claim?: true;
  /**
   * The mover moves again.
   */
  readonly again?: true;
  /**
   * The move goes on: the pit where the last seed fell, or the next one, is lifted and sown.
   */
  readonly relay?: 'landing' | 'next';
}
/**
 * The player to move has no legal move; where players pass, nobody has. Complete: every default is filled in.
 */
export interface EndStuck {
  /**
   * The player to move has no legal move; where players pass, nobody has.
   */
  readonly when: 'stuck';
  /**
   * Who gets the seeds still on the board: the owner of each pit, the player to move, his opponent, the last mover, the player whose side is empty, both half each, or nobody.
   */
  readonly remaining: 'owner' | 'to-move' | 'opponent' | 'last-mover' | 'emptied' | 'split' | 'nobody';
}
/**
 * So many players in a row have passed. Complete: every default is filled in.
 */
export interface EndPasses {
  /**
   * So many players in a row have passed.
   */
  readonly when: 'passes';
  /**
   * How many passes since the last move.
   */
  readonly count: number;
  /**
   * Who gets the seeds still on the board: the owner of each pit, the player to move, his opponent, the last mover, the player whose side is empty, both half each, or nobody.
   */
  readonly remaining: 'owner' | 'to-move' | 'opponent' | 'last-mover' | 'emptied' | 'split' | 'nobody';
}
/**
 * A player has no seeds in the pits he may play from. Complete: every default is filled in.
 */
export interface EndSideEmpty {
  /**
   * A player has no seeds in the pits he may play from.
   */
  readonly when: 'side-empty';
  /**
   * Whose pits must be empty: anybody’s, those of the last mover, those of the player to move, or all but one player’s (nobody’s seeds count as well).
   */
  readonly whose: 'any' | 'last-mover' | 'to-move' | 'all-but-one';
  /**
   * Who gets the seeds still on the board: the owner of each pit, the player to move, his opponent, the last mover, the player whose side is empty, both half each, or nobody.
   */
  readonly remaining: 'owner' | 'to-move' | 'opponent' | 'last-mover' | 'emptied' | 'split' | 'nobody';
}
/**
 * More than half of all seeds are in one store. Complete: every default is filled in.
 */
export interface EndMajority {
  /**
   * More than half of all seeds are in one store.
   */
  readonly when: 'majority';
  /**
   * Who gets the seeds still on the board: the owner of each pit, the player to move, his opponent, the last mover, the player whose side is empty, both half each, or nobody.
   */
  readonly remaining: 'owner' | 'to-move' | 'opponent' | 'last-mover' | 'emptied' | 'split' | 'nobody';
}
/**
 * The same pits, owners and fixed directions come back with the same player to move. Complete: every default is filled in.
 */
export interface EndRepetition {
  /**
   * The same pits, owners and fixed directions come back with the same player to move.
   */
  readonly when: 'repetition';
  /**
   * At which occurrence the game ends; the first one counts, so 2 is the first return.
   */
  readonly times: number;
  /**
   * Who gets the seeds still on the board: the owner of each pit, the player to move, his opponent, the last mover, the player whose side is empty, both half each, or nobody.
   */
  readonly remaining: 'owner' | 'to-move' | 'opponent' | 'last-mover' | 'emptied' | 'split' | 'nobody';
}
/**
 * So many moves in a row have captured nothing. Complete: every default is filled in.
 */
export interface EndQuiet {
  /**
   * So many moves in a row have captured nothing.
   */
  readonly when: 'quiet';
  /**
   * How many moves; each move of an extra turn counts singly.
   */
  readonly plies: number;
  /**
   * Who gets the seeds still on the board: the owner of each pit, the player to move, his opponent, the last mover, the player whose side is empty, both half each, or nobody.
   */
  readonly remaining: 'owner' | 'to-move' | 'opponent' | 'last-mover' | 'emptied' | 'split' | 'nobody';
}
/**
 * Few seeds are left in the pits. Complete: every default is filled in.
 */
export interface EndSeedsLeft {
  /**
   * Few seeds are left in the pits.
   */
  readonly when: 'seeds-left';
  /**
   * Most seeds in all pits together.
   */
  readonly atMost: number;
  /**
   * Who gets the seeds still on the board: the owner of each pit, the player to move, his opponent, the last mover, the player whose side is empty, both half each, or nobody.
   */
  readonly remaining: 'owner' | 'to-move' | 'opponent' | 'last-mover' | 'emptied' | 'split' | 'nobody';
}
/**
 * No pit holds more than one seed. Complete: every default is filled in.
 */
export interface EndOnlySingles {
  /**
   * No pit holds more than one seed.
   */
  readonly when: 'only-singles';
  /**
   * Who gets the seeds still on the board: the owner of each pit, the player to move, his opponent, the last mover, the player whose side is empty, both half each, or nobody.
   */
  readonly remaining: 'owner' | 'to-move' | 'opponent' | 'last-mover' | 'emptied' | 'split' | 'nobody';
}
/**
 * A player has collected enough. Complete: every default is filled in.
 */
export interface EndTarget {
  /**
   * A player has collected enough.
   */
  readonly when: 'target';
  /**
   * Fewest seeds in one store.
   */
  readonly seeds: number;
  /**
   * Who gets the seeds still on the board: the owner of each pit, the player to move, his opponent, the last mover, the player whose side is empty, both half each, or nobody.
   */
  readonly remaining: 'owner' | 'to-move' | 'opponent' | 'last-mover' | 'emptied' | 'split' | 'nobody';
}
/**
 * The players agree to stop. Never happens by itself; says who then gets the rest. Complete: every default is filled in.
 */
export interface EndAgreement {
  /**
   * The players agree to stop. Never happens by itself; says who then gets the rest.
   */
  readonly when: 'agreement';
  /**
   * Who gets the seeds still on the board: the owner of each pit, the player to move, his opponent, the last mover, the player whose side is empty, both half each, or nobody.
   */
  readonly remaining: 'owner' | 'to-move' | 'opponent' | 'last-mover' | 'emptied' | 'split' | 'nobody';
}
/**
 * Who has won. Complete: every default is filled in.
 */
export interface Win {
  /**
   * What is counted at the end: seeds in the store, or pits owned.
   */
  readonly by: 'seeds' | 'pits';
  /**
   * What decides between the first when they are equal: nothing (they share the win), seeds, or pits.
   */
  readonly tie: 'share' | 'seeds' | 'pits';
}
/**
 * A mancala game as data. Complete: every default is filled in.
 */
export interface Preset {
  /**
   * Address of the JSON Schema, for editors. It does not change the game.
   */
  readonly $schema?: string;
  /**
   * Version of the language: 1.
   */
  readonly format: 1;
  /**
   * Short name for programs: small letters and digits, parted by single hyphens.
   */
  readonly id: string;
  /**
   * Name for people, in one language or in English and Spanish.
   */
  readonly name: Words;
  /**
   * What people should know about the game: where it is played, what it rests on.
   */
  readonly about?:
    | string
    | {
        /**
         * The text in English.
         */
        readonly en: string;
        /**
         * The text in Spanish.
         */
        readonly es: string;
      };
  /**
   * The rule clauses that each key rests on. It does not change the game.
   */
  readonly cites?: Cites;
  /**
   * Number of players.
   */
  readonly players: number;
  /**
   * The board: a ring of pits, the stores, and what they are called.
   */
  readonly board: Board;
  /**
   * Seeds in each pit at the start: one number for all, or a list of one for each pit.
   */
  readonly seeds: number | readonly number[];
  /**
   * Who may play from each pit: "equal" gives each player a block of the same length, in order; a list names the player of each pit, from 0, and null for a shared pit.
   */
  readonly owners: 'equal' | readonly (number | null)[];
  /**
   * To which neighbouring seat the turn passes.
   */
  readonly turnOrder: 'counterclockwise' | 'clockwise';
  /**
   * Which way seeds are sown: always counter-clockwise or clockwise, as the mover chooses on each move, as the first move fixed it, or by the pit that a move starts from.
   */
  readonly direction: DirectionPolicy;
  /**
   * How seeds are lifted and sown.
   */
  readonly sowing: Sowing;
  /**
   * What the last seed of a lap does: the first entry whose test holds is carried out; if none does, the turn ends.
   */
  readonly landing: Landing;
  /**
   * What happens to a capture that would leave the opponents nothing: "allowed" is nothing special; "no-capture" takes nothing; "forbidden" is not legal; "forbidden-unless-forced" is legal only when nothing better is; "leave-first" and "leave-last" leave one pit of it; "rest-to-opponent" ends the game and gives the opponent the rest.
   */
  readonly grandSlam:
    | 'allowed'
    | 'no-capture'
    | 'forbidden'
    | 'forbidden-unless-forced'
    | 'leave-first'
    | 'leave-last'
    | 'rest-to-opponent';
  /**
   * Whether a player must give seeds when all opponents together have none: "required" makes only such moves legal.
   */
  readonly feeding: 'none' | 'required';
  /**
   * What happens when the player to move has no legal move: the game ends, or he passes.
   */
  readonly stuck: 'end' | 'pass';
  /**
   * When the game is over: after each move the entries are tested in this order, and the first that holds ends it. A game whose player to move is stuck ends in any case.
   */
  readonly end: Ends;
  /**
   * Who has won.
   */
  readonly win: Win;
}
/**
 * The board: a ring of pits, the stores, and what they are called. As written: what has a default may be left out.
 */
export interface BoardInput {
  /**
   * Number of pits on the ring, all players together.
   */
  readonly pits?: number;
  /**
   * Where the stores are: "aside" only collects captures; "own" lies on the ring beside its owner’s pits and is sown by its owner alone; "all" lies there and is sown by everybody.
   */
  readonly stores?: 'aside' | 'own' | 'all';
  /**
   * At which end of its owner’s pits a store on the ring lies, counter-clockwise: after the last pit, or before the first (for games that sow clockwise).
   */
  readonly storesAt?: 'last' | 'first';
  /**
   * Names of the players, one for each seat. Left out: South and North, or 1 to 6 where more than two play.
   */
  readonly seats?: readonly string[];
  /**
   * Names of the pits, one for each pit, all different. Left out: A to F and a to f in two rows of six, and likewise elsewhere.
   */
  readonly names?: readonly string[];
}
/**
 * The first move fixes the direction of all later ones. As written: what has a default may be left out.
 */
export interface ChosenByFirstMoveInput {
  /**
   * The first move chooses; all later ones go the same way.
   */
  readonly chosen: 'first-move';
  /**
   * Whom the choice binds: "game" everybody, from the first move of all; "player" only the chooser, each from his own first move.
   */
  readonly for?: 'game' | 'player';
}
/**
 * How seeds are lifted and sown. As written: what has a default may be left out.
 */
export interface SowingInput {
  /**
   * What a lap does at the pit it was lifted from: "sow" treats it like any other when the lap comes round; "skip" passes over it every time; "first" puts the first seed back into it; "first-unless-single" does so unless the seed is the only one.
   */
  readonly origin?: 'sow' | 'skip' | 'first' | 'first-unless-single';
  /**
   * From which pits a move may start.
   */
  readonly pickup?: PickupInput;
}
/**
 * From which pits a move may start. As written: what has a default may be left out.
 */
export interface PickupInput {
  /**
   * Fewest seeds that a pit must hold for a move to start there.
   */
  readonly min?: number;
  /**
   * Whether a single seed may be lifted only by a player who has no pit with more.
   */
  readonly singlesLast?: boolean;
}
/**
 * The player to move has no legal move; where players pass, nobody has. As written: what has a default may be left out.
 */
export interface EndStuckInput {
  /**
   * The player to move has no legal move; where players pass, nobody has.
   */
  readonly when: 'stuck';
  /**
   * Who gets the seeds still on the board: the owner of each pit, the player to move, his opponent, the last mover, the player whose side is empty, both half each, or nobody.
   */
  readonly remaining?: 'owner' | 'to-move' | 'opponent' | 'last-mover' | 'emptied' | 'split' | 'nobody';
}
/**
 * So many players in a row have passed. As written: what has a default may be left out.
 */
export interface EndPassesInput {
  /**
   * So many players in a row have passed.
   */
  readonly when: 'passes';
  /**
   * How many passes since the last move.
   */
  readonly count: number;
  /**
   * Who gets the seeds still on the board: the owner of each pit, the player to move, his opponent, the last mover, the player whose side is empty, both half each, or nobody.
   */
  readonly remaining?: 'owner' | 'to-move' | 'opponent' | 'last-mover' | 'emptied' | 'split' | 'nobody';
}
/**
 * A player has no seeds in the pits he may play from. As written: what has a default may be left out.
 */
export interface EndSideEmptyInput {
  /**
   * A player has no seeds in the pits he may play from.
   */
  readonly when: 'side-empty';
  /**
   * Whose pits must be empty: anybody’s, those of the last mover, those of the player to move, or all but one player’s (nobody’s seeds count as well).
   */
  readonly whose: 'any' | 'last-mover' | 'to-move' | 'all-but-one';
  /**
   * Who gets the seeds still on the board: the owner of each pit, the player to move, his opponent, the last mover, the player whose side is empty, both half each, or nobody.
   */
  readonly remaining?: 'owner' | 'to-move' | 'opponent' | 'last-mover' | 'emptied' | 'split' | 'nobody';
}
/**
 * More than half of all seeds are in one store. As written: what has a default may be left out.
 */
export interface EndMajorityInput {
  /**
   * More than half of all seeds are in one store.
   */
  readonly when: 'majority';
  /**
   * Who gets the seeds still on the board: the owner of each pit, the player to move, his opponent, the last mover, the player whose side is empty, both half each, or nobody.
   */
  readonly remaining?: 'owner' | 'to-move' | 'opponent' | 'last-mover' | 'emptied' | 'split' | 'nobody';
}
/**
 * The same pits, owners and fixed directions come back with the same player to move. As written: what has a default may be left out.
 */
export interface EndRepetitionInput {
  /**
   * The same pits, owners and fixed directions come back with the same player to move.
   */
  readonly when: 'repetition';
  /**
   * At which occurrence the game ends; the first one counts, so 2 is the first return.
   */
  readonly times: number;
  /**
   * Who gets the seeds still on the board: the owner of each pit, the player to move, his opponent, the last mover, the player whose side is empty, both half each, or nobody.
   */
  readonly remaining?: 'owner' | 'to-move' | 'opponent' | 'last-mover' | 'emptied' | 'split' | 'nobody';
}
/**
 * So many moves in a row have captured nothing. As written: what has a default may be left out.
 */
export interface EndQuietInput {
  /**
   * So many moves in a row have captured nothing.
   */
  readonly when: 'quiet';
  /**
   * How many moves; each move of an extra turn counts singly.
   */
  readonly plies: number;
  /**
   * Who gets the seeds still on the board: the owner of each pit, the player to move, his opponent, the last mover, the player whose side is empty, both half each, or nobody.
   */
  readonly remaining?: 'owner' | 'to-move' | 'opponent' | 'last-mover' | 'emptied' | 'split' | 'nobody';
}
/**
 * Few seeds are left in the pits. As written: what has a default may be left out.
 */
export interface EndSeedsLeftInput {
  /**
   * Few seeds are left in the pits.
   */
  readonly when: 'seeds-left';
  /**
   * Most seeds in all pits together.
   */
  readonly atMost: number;
  /**
   * Who gets the seeds still on the board: the owner of each pit, the player to move, his opponent, the last mover, the player whose side is empty, both half each, or nobody.
   */
  readonly remaining?: 'owner' | 'to-move' | 'opponent' | 'last-mover' | 'emptied' | 'split' | 'nobody';
}
/**
 * No pit holds more than one seed. As written: what has a default may be left out.
 */
export interface EndOnlySinglesInput {
  /**
   * No pit holds more than one seed.
   */
  readonly when: 'only-singles';
  /**
   * Who gets the seeds still on the board: the owner of each pit, the player to move, his opponent, the last mover, the player whose side is empty, both half each, or nobody.
   */
  readonly remaining?: 'owner' | 'to-move' | 'opponent' | 'last-mover' | 'emptied' | 'split' | 'nobody';
}
/**
 * A player has collected enough. As written: what has a default may be left out.
 */
export interface EndTargetInput {
  /**
   * A player has collected enough.
   */
  readonly when: 'target';
  /**
   * Fewest seeds in one store.
   */
  readonly seeds: number;
  /**
   * Who gets the seeds still on the board: the owner of each pit, the player to move, his opponent, the last mover, the player whose side is empty, both half each, or nobody.
   */
  readonly remaining?: 'owner' | 'to-move' | 'opponent' | 'last-mover' | 'emptied' | 'split' | 'nobody';
}
/**
 * The players agree to stop. Never happens by itself; says who then gets the rest. As written: what has a default may be left out.
 */
export interface EndAgreementInput {
  /**
   * The players agree to stop. Never happens by itself; says who then gets the rest.
   */
  readonly when: 'agreement';
  /**
   * Who gets the seeds still on the board: the owner of each pit, the player to move, his opponent, the last mover, the player whose side is empty, both half each, or nobody.
   */
  readonly remaining?: 'owner' | 'to-move' | 'opponent' | 'last-mover' | 'emptied' | 'split' | 'nobody';
}
/**
 * Who has won. As written: what has a default may be left out.
 */
export interface WinInput {
  /**
   * What is counted at the end: seeds in the store, or pits owned.
   */
  readonly by?: 'seeds' | 'pits';
  /**
   * What decides between the first when they are equal: nothing (they share the win), seeds, or pits.
   */
  readonly tie?: 'share' | 'seeds' | 'pits';
}
/**
 * A mancala game as data. As written: what has a default may be left out.
 */
export interface PresetInput {
  /**
   * Address of the JSON Schema, for editors. It does not change the game.
   */
  readonly $schema?: string;
  /**
   * Version of the language: 1.
   */
  readonly format: 1;
  /**
   * Short name for programs: small letters and digits, parted by single hyphens.
   */
  readonly id: string;
  /**
   * Name for people, in one language or in English and Spanish.
   */
  readonly name: Words;
  /**
   * Id of a game to start from: every key given here replaces that game’s key whole; "id" and "name" are never taken over.
   */
  readonly extends?: string;
  /**
   * What people should know about the game: where it is played, what it rests on.
   */
  readonly about?:
    | string
    | {
        /**
         * The text in English.
         */
        readonly en: string;
        /**
         * The text in Spanish.
         */
        readonly es: string;
      };
  /**
   * The rule clauses that each key rests on. It does not change the game.
   */
  readonly cites?: Cites;
  /**
   * Number of players.
   */
  readonly players?: number;
  /**
   * The board: a ring of pits, the stores, and what they are called.
   */
  readonly board?: BoardInput;
  /**
   * Seeds in each pit at the start: one number for all, or a list of one for each pit.
   */
  readonly seeds?: number | readonly number[];
  /**
   * Who may play from each pit: "equal" gives each player a block of the same length, in order; a list names the player of each pit, from 0, and null for a shared pit.
   */
  readonly owners?: 'equal' | readonly (number | null)[];
  /**
   * To which neighbouring seat the turn passes.
   */
  readonly turnOrder?: 'counterclockwise' | 'clockwise';
  /**
   * Which way seeds are sown: always counter-clockwise or clockwise, as the mover chooses on each move, as the first move fixed it, or by the pit that a move starts from.
   */
  readonly direction?: DirectionPolicyInput;
  /**
   * How seeds are lifted and sown.
   */
  readonly sowing?: SowingInput;
  /**
   * What the last seed of a lap does: the first entry whose test holds is carried out; if none does, the turn ends.
   */
  readonly landing?: Landing;
  /**
   * What happens to a capture that would leave the opponents nothing: "allowed" is nothing special; "no-capture" takes nothing; "forbidden" is not legal; "forbidden-unless-forced" is legal only when nothing better is; "leave-first" and "leave-last" leave one pit of it; "rest-to-opponent" ends the game and gives the opponent the rest.
   */
  readonly grandSlam?:
    | 'allowed'
    | 'no-capture'
    | 'forbidden'
    | 'forbidden-unless-forced'
    | 'leave-first'
    | 'leave-last'
    | 'rest-to-opponent';
  /**
   * Whether a player must give seeds when all opponents together have none: "required" makes only such moves legal.
   */
  readonly feeding?: 'none' | 'required';
  /**
   * What happens when the player to move has no legal move: the game ends, or he passes.
   */
  readonly stuck?: 'end' | 'pass';
  /**
   * When the game is over: after each move the entries are tested in this order, and the first that holds ends it. A game whose player to move is stuck ends in any case.
   */
  readonly end?: EndsInput;
  /**
   * Who has won.
   */
  readonly win?: WinInput;
}
