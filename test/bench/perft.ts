import { createRules, type Preset } from 'mancala-rules';
import { compile } from 'mancala-rules/kernel';
import { kalah, ohWahRee3, oware, sungka } from 'mancala-rules/presets';
import { type Board, MIDDLE, START, START_OF_THREE } from './boards.ts';
import type { Contest, Contestant } from './contest.ts';
import type { Compiler } from './rivals/c.ts';
import { rivalIn } from './rivals/javascript.ts';

/** What is counted in all of these: moves that were made, at whatever depth. */
const UNIT = 'moves/s';

/**
 * Counting all sequences of some moves, and the moves made on the way: each is really made and asked whether
 * it ends the game, the last ones too. Three games beside the same by hand.
 */
export function perftContests(compiler: Compiler | null): readonly Contest[] {
  const beside = (
    title: string,
    name: Parameters<Compiler['build']>[0],
    preset: Preset,
    board: Board,
    depth: number,
  ): Contest => ({
    title,
    unit: UNIT,
    sameWork: true,
    contestants: () => [
      kernel('kernel', preset, depth, board),
      kernel('kernel without WebAssembly', preset, depth, board, false),
      ...(name === 'oh-wah-ree-3' ? [] : [inJavaScript(name, board, depth)]),
      ...(compiler === null ? [] : [inC(compiler, name, board, depth)]),
    ],
  });
  return [
    beside('perft, Oware, from the start', 'oware', oware, START, 9),
    beside('perft, Oware, from the middle', 'oware', oware, MIDDLE.oware, 10),
    beside('perft, Kalah, from the start', 'kalah', kalah(), START, 9),
    beside('perft, Kalah, from the middle', 'kalah', kalah(), MIDDLE.kalah, 10),
    beside('perft, Oh-Wah-Ree for 3', 'oh-wah-ree-3', ohWahRee3, START_OF_THREE, 8),
    {
      title: 'perft, other games',
      unit: UNIT,
      sameWork: false,
      contestants: () => [
        kernel('Oware', oware, 9),
        kernel('Oh-Wah-Ree for 3', ohWahRee3, 7),
        kernel('Sungka (relays)', sungka, 6),
      ],
    },
  ];
}

function kernel(
  name: string,
  preset: Preset,
  depth: number,
  board?: Board,
  webAssembly = true,
): Contestant {
  const kernel = compile(createRules(preset), { webAssembly });
  kernel.load(board);
  let made = 0;
  for (let moves = 1; moves <= depth; moves += 1) made += kernel.perft(moves);
  const count = kernel.perft(depth);
  return {
    name,
    work: () => {
      if (kernel.perft(depth) !== count) throw new Error(`${name}: another count.`);
      return { done: made };
    },
  };
}

function inJavaScript(name: 'oware' | 'kalah', board: Board, depth: number): Contestant {
  const rival = rivalIn(name)(board);
  return { name: 'JavaScript by hand', work: () => ({ done: rival(depth).made }) };
}

function inC(
  compiler: Compiler,
  name: Parameters<Compiler['build']>[0],
  { pits, stores, turn }: Board,
  depth: number,
): Contestant {
  const program = compiler.build(name);
  return {
    name: 'C by hand',
    work: () => {
      const { made, seconds } = program('perft', depth, 1, ...pits, ...stores, turn);
      return { done: made, seconds };
    },
  };
}
