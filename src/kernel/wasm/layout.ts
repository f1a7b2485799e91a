/*
 * Where things lie in the memory that the kernel shares with its WebAssembly module, in bytes. Both sides
 * read this file: it is TypeScript and AssemblyScript at once. The first kilobyte is left free: the compiler
 * takes it for granted that nothing lies there when it adds to addresses.
 */

/* A frame of a usual game: a vector of pits and stores, then some words, all from its first byte. */

/** Bytes of a frame. */
export const STRIDE = 128;
/** Where the state word lies within a frame. */
export const META_AT = 16;
/** Where it lies since which frame it can have come up before; between them is room for what usual games have not. */
export const SINCE_AT = 24;
/** Where the list of moves lies. */
export const LIST_AT = 28;

/** Bytes of a row of a lap: what it adds, then the cell of the last seed. */
export const ROW = 20;

/* One word each. */

/** The first frame. */
export const FRAMES = 1024;
/** Number of pits. */
export const PITS = 1028;
/** The directions of a move: 1, 2 or 3 for both. */
export const WAYS = 1032;
/** Most seeds that a lap has a row for. */
export const ROUND = 1036;
/** The entries of the landing table, `ENTRY` bytes each. */
export const ENTRIES = 1040;
/** How many there are. */
export const ENTRY_COUNT = 1044;
/** By code less those of entries, a list: how many entries it has, and which. */
export const LISTS = 1048;
/** By code, whether nothing follows. */
export const CALM = 1052;
/** What the game asks for, as bits. */
export const RULES = 1056;
/** What a grand slam does. */
export const SLAM_POLICY = 1060;
/** Fewest seeds in all stores that end the game. */
export const FULL_STORES = 1064;
/** Bytes of the frames made before a position can come back. */
export const SOONEST = 1068;

/* One vector each, or more. */

/** By lane, the most that a store can hold while the game goes on; of pits no bound. */
export const FULL_STORE = 1088;
/** In each lane, the most that a pit can hold and be captured. */
export const MOST_CAPTURED = 1104;
/** By lane, a vector that holds all bits of it and no others. */
export const LANES = 1120;
/** The state of the random numbers. */
export const RANDOM = 1376;
/** Scratch: the moves to choose from, a byte each. */
export const MOVES = 1392;
/** Whose turn comes after whose, a byte each. */
export const NEXT_SEAT = 1424;
/** Of each player four vectors, see below. */
export const PLAYERS = 1440;
/** Lanes that a player may play from. */
export const OWN = 0;
/** Lanes of pits that are not his own. */
export const FOREIGN = 16;
/** Lanes of pits that another player owns. */
export const OTHERS = 32;
/** Lanes that the next player may play from and he may not. */
export const NEXT_ONLY = 48;

/* Tables of a known size, and those of others. */

/** Where the rows of a pit begin: a word each, by mover, direction and pit. */
export const LAP_FROM = 1696;
/** By mover and cell, whose it is: half a word each. */
export const RELATIONS = 2080;
/** The landing table by relation and seeds: half a word each. */
export const CODES = 3104;
/** Where the other tables begin, and behind them the frames. */
export const TABLES = 5664;

/** The lane of player 0’s store. */
export const STORE = 12;

/* Bits of `RULES`. */

/** A move that can be lifted may yet not be legal. */
export const JUDGES = 1;
/** It may be one that takes everything. */
export const JUDGES_CAPTURES = 2;
/** Who has nothing must be fed. */
export const FEEDING = 4;
/** Positions that come back can end the game. */
export const REMEMBERS = 8;
/** A side without seeds can. */
export const SIDES = 16;
/** What lies in stores can. */
export const STORES = 32;
/** What is sown into a store can, or bars positions from coming back. */
export const SOWN_STORES = 64;

/* Values of `SLAM_POLICY`. */

/** It captures like anything else. */
export const SLAM_TAKES = 0;
/** It is not legal. */
export const SLAM_BARRED = 1;
/** It takes nothing, and the turn is over. */
export const SLAM_STOPS = 2;
/** What is left to the general way. */
export const SLAM_RARE = 3;

/* An entry of the landing table: four words. */

/** Bytes of an entry. */
export const ENTRY = 16;
/** Where its tests of owner and seeds lie within it; before them its bits. */
export const ENTRY_FITS = 4;
/** Where its test of the pit across lies within it. */
export const ENTRY_OPPOSITE = 8;
/** Where its test of the next pit lies within it. */
export const ENTRY_NEXT = 12;

/* Bits of an entry. */

/** It captures. */
export const CAPTURES = 1;
/** The chain goes on against the direction of the move. */
export const BACKWARD = 2;
/** The chain goes on along it. */
export const FORWARD = 4;
/** The mover moves again. */
export const AGAIN = 8;
/** It is left to the general way. */
export const RARE = 16;
/** It has a test of the pit across. */
export const TESTS_OPPOSITE = 32;
/** It has a test of the next pit. */
export const TESTS_NEXT = 64;
/** The first of four bits, for what is taken: the pit itself, the one across, the next one, the one beyond. */
export const PLACES = 256;
