// Counts sequences and plays random games of usual games, on the frames and tables of the kernel.
export { count } from './count';
export { play } from './play';
