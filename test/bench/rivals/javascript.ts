import type { Board } from '../boards.ts';
import * as kalah from './kalah.ts';
import * as oware from './oware.ts';

/** Counts the sequences of a depth from one board; the moves made are those of this call. */
export type Rival = (depth: number) => { readonly count: number; readonly made: number };

/** More frames than a count goes deep. */
const FRAMES = 64;

/** One of the games by hand in JavaScript, on a board. */
export function rivalIn(name: 'oware' | 'kalah'): (board: Board) => Rival {
  return name === 'oware' ? rival(oware) : rival(kalah);
}

interface Program<Arena extends { made: number }> {
  readonly createArena: (frames: number) => Arena;
  readonly loadArena: (
    arena: Arena,
    pits: readonly number[],
    stores: readonly number[],
    turn: number,
  ) => void;
  readonly perft: (arena: Arena, at: number, depth: number) => number;
}

function rival<Arena extends { made: number }>(program: Program<Arena>): (board: Board) => Rival {
  return ({ pits, stores, turn }) => {
    const arena = program.createArena(FRAMES);
    program.loadArena(arena, pits, stores, turn);
    return (depth) => {
      arena.made = 0;
      const count = program.perft(arena, 0, depth);
      return { count, made: arena.made };
    };
  };
}
