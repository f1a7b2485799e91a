import type { Position, Rules } from '../index.ts';
import { drawBoard } from './draw/board.ts';
import type { Io } from './io.ts';
import { narrate } from './narrate.ts';
import type { Player } from './players.ts';

/** What a game is played with. */
export interface Table {
  /** The rules of the game. */
  readonly rules: Rules;
  /** Who plays each seat. */
  readonly players: readonly Player[];
  /** Whether people play a seat: only their turns can be gone back to. */
  readonly human: readonly boolean[];
  /** Moves after which the game is stopped. */
  readonly maxMoves: number;
  /** Whether boards are shown. */
  readonly board: boolean;
  /** Where what happens is told; the result is not. */
  readonly say: (text: string) => void;
}

/** How a game was left. */
export interface Left {
  /** Where the game stands. */
  readonly position: Position;
  /** How many moves led there. */
  readonly moves: number;
  /** Over, stopped for its length, or left by a player. */
  readonly why: 'over' | 'long' | 'quit' | 'interrupt';
}

/** Plays from the start until the game is over, or is left, telling what happens. */
export async function playOn(table: Table, start: Position, io: Io): Promise<Left> {
  const { rules, players, human, maxMoves, say } = table;
  const show = (position: Position): void => {
    if (table.board) say(`\n${drawBoard(rules, position, io.paint, io.columns).join('\n')}\n`);
  };
  // The positions in which a move was made, and last the one to move in.
  const line: Position[] = [start];
  show(start);
  for (;;) {
    const position = line.at(-1) as Position;
    const moves = line.length - 1;
    const left = (why: Left['why']): Left => ({ position, moves, why });
    if (position.ended !== undefined) return left('over');
    if (moves >= maxMoves) return left('long');
    const mover = position.turn;
    const back = line
      .slice(0, -1)
      .map((one) => human[one.turn])
      .lastIndexOf(true);
    const agree =
      human.every(Boolean) && rules.preset.end.some((entry) => entry.when === 'agreement');
    const choice = await (players[mover] as Player)(rules, position, { undo: back >= 0, agree });
    switch (choice.kind) {
      case 'move': {
        const { position: next, events } = rules.play(position, choice.move);
        line.push(next);
        const [sentence, ...after] = narrate(rules, mover, choice.move, events);
        say([`${io.paint.bold(`${moves + 1}.`)} ${sentence}`, ...after].join('\n'));
        break;
      }
      case 'undo':
        line.length = back + 1;
        say(`Back to move ${back + 1}.`);
        break;
      case 'agree':
        line[moves] = rules.agree(position);
        say('The players agree to end the game.');
        break;
      case 'quit':
      case 'interrupt':
        return left(choice.kind);
    }
    show(line.at(-1) as Position);
    if (moves % 16 === 0) await io.breathe();
  }
}
