import { createRules, type Move, type Position, type Preset, type Rules } from 'mancala-rules';
import { compile, playouts } from 'mancala-rules/kernel';
import { kalah, ohWahRee3, oware, sungka } from 'mancala-rules/presets';
import { seeded } from '../../src/random/seeded.ts';
import type { Contest, Contestant } from './contest.ts';
import type { Compiler } from './rivals/c.ts';

const GAMES: readonly (readonly [name: string, preset: Preset])[] = [
  ['Oware', oware],
  ['Kalah', kalah()],
  ['Oh-Wah-Ree for 3', ohWahRee3],
  ['Sungka (relays)', sungka],
];

/** Random games on the kernel; Oware beside the same by hand in C, with the same random numbers. */
export function playoutContests(compiler: Compiler | null): readonly Contest[] {
  const games = 8000;
  const seed = 1;
  const program = compiler?.build('oware');
  return [
    {
      title: 'random games, Oware',
      unit: 'moves/s',
      sameWork: true,
      contestants: () => [
        kernel('kernel', oware, games, seed),
        kernel('kernel without WebAssembly', oware, games, seed, false),
        ...(program === undefined
          ? []
          : [
              {
                name: 'C by hand',
                work: () => {
                  const { made, seconds } = program('playouts', games, seed);
                  return { done: made, seconds };
                },
              },
            ]),
      ],
    },
    {
      title: 'random games',
      unit: 'moves/s',
      sameWork: false,
      contestants: () => GAMES.map(([name, preset]) => kernel(name, preset, games / 4, seed)),
    },
  ];
}

/**
 * Moves made one by one by the rules, with all their events, along random games that were played before: each
 * game by itself.
 */
export function playContests(): readonly Contest[] {
  return GAMES.map(([name, preset]) => ({
    title: `play, with events, ${name}`,
    unit: 'moves/s',
    sameWork: true,
    contestants: () => {
      const rules = createRules(preset);
      const games = recorded(rules, 100);
      const work = () => ({ done: games.reduce((sum, game) => sum + replay(rules, game), 0) });
      return [{ name, work }];
    },
  }));
}

function kernel(
  name: string,
  preset: Preset,
  games: number,
  seed: number,
  webAssembly = true,
): Contestant {
  const kernel = compile(createRules(preset), { webAssembly });
  return { name, work: () => ({ done: playouts(kernel, { games, seed }).moves }) };
}

interface Recorded {
  readonly moves: readonly Move[];
  /** Events of all moves. */
  readonly events: number;
  readonly end: Position;
}

function recorded(rules: Rules, games: number): readonly Recorded[] {
  const random = seeded(1);
  return Array.from({ length: games }, () => {
    const moves: Move[] = [];
    let events = 0;
    let end = rules.start();
    while (end.ended === undefined) {
      const legal = rules.moves(end);
      const move = legal[random.below(legal.length)] as Move;
      const played = rules.play(end, move);
      moves.push(move);
      events += played.events.length;
      end = played.position;
    }
    return { moves, events, end };
  });
}

function replay(rules: Rules, { moves, events, end }: Recorded): number {
  let position = rules.start();
  let seen = 0;
  for (const move of moves) {
    const played = rules.play(position, move);
    position = played.position;
    seen += played.events.length;
  }
  if (seen !== events || position.ended?.reason !== end.ended?.reason)
    throw new Error('A game went another way when it was played again.');
  return moves.length;
}
