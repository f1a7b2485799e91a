/** A board that the kernel and the rivals begin with. */
export interface Board {
  readonly pits: readonly number[];
  readonly stores: readonly number[];
  readonly turn: number;
}

/** Oware and Kalah start alike. */
export const START: Board = {
  pits: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
  stores: [0, 0],
  turn: 0,
};

/** Oh-Wah-Ree for three starts so. */
export const START_OF_THREE: Board = { ...START, stores: [0, 0, 0] };

/** The middle of a game: fewer seeds, bare pits, and far more captures. From `spec/perft/positions.json`. */
export const MIDDLE: Readonly<Record<'oware' | 'kalah', Board>> = {
  oware: { pits: [3, 3, 8, 1, 2, 4, 2, 2, 4, 2, 0, 0], stores: [8, 9], turn: 0 },
  kalah: { pits: [3, 2, 2, 6, 3, 0, 7, 2, 4, 0, 2, 0], stores: [7, 10], turn: 0 },
};
