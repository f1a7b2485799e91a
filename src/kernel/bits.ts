/** The owner of a shared pit, in a lane of owners. */
export const SHARED = 7;

/** The bits of a frame’s state word. */
export const TURN = 7;
/** Where the directions fixed begin: two bits for each slot, 0 none, 1 counter-clockwise, 2 clockwise. */
export const FIXED = 3;
/** The turn and the directions fixed: with the pits and their owners, all that repetition compares. */
export const COMPARED = 0x7fff;
/** Where the reason begins, four bits. */
export const REASON = 15;
/** Where the half seeds begin, one bit for each player. */
export const HALVES = 19;

/** What a run may have brought, as bits. */
export const CAPTURED = 1;
export const SLAM = 2;
export const AGAIN = 4;
export const ENDLESS = 8;
export const OVER = 16;
/** The turn is over: what an entry says beside its capture is not done. */
export const STOPPED = 32;
/** There was more than one lap. */
export const RELAYED = 64;

/* What stands in the place of the length of a frame’s list of moves. */

/** They have not been listed. */
export const UNLISTED = -1;
/** The same, and it is known that whatever can be lifted is legal. */
export const ALL_OPEN = -2;
/** What stands there less the number of moves that are listed, some of them yet to be judged. */
export const IN_DOUBT = -3;
