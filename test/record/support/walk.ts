import type { Move, Position, Rules } from '../../../src/index.ts';

/** Plays generated choices until the game is over or enough moves are made. */
export function walk(rules: Rules, choices: Iterable<number>, plies: number): Position {
  let position = rules.start();
  for (const move of moves(rules, choices, plies)) position = rules.play(position, move).position;
  return position;
}

/** The moves of such a walk, from the start or from another position. */
export function moves(
  rules: Rules,
  choices: Iterable<number>,
  plies: number,
  from: Position = rules.start(),
): readonly Move[] {
  const played: Move[] = [];
  let position = from;
  for (const choice of choices) {
    const legal = rules.moves(position);
    if (legal.length === 0 || played.length >= plies) break;
    const move = legal[choice % legal.length] as Move;
    played.push(move);
    position = rules.play(position, move).position;
  }
  return played;
}
