import type { Position, Rules } from 'mancala-rules';
import type { Kernel } from 'mancala-rules/kernel';
import { perft } from '../../src/rules/perft.ts';

/** Something in which the kernel and the rules differ. */
export interface Difference {
  /** What was asked. */
  readonly what: string;
  /** The moves from the start of the line, by index. */
  readonly after: readonly number[];
  /** What the rules say. */
  readonly rules: unknown;
  /** What the kernel says. */
  readonly kernel: unknown;
}

/** How a line is compared. */
export interface LineOptions {
  /** Where it begins. */
  readonly start: Position;
  /** Which legal move is made each time, taken round. */
  readonly choices: readonly number[];
  /** After how many moves the position is read and loaded anew, so that what came before comes along. */
  readonly reload: number;
  /** Depth of perft at both ends of the line. */
  readonly depth: number;
}

/** Plays a line with both and compares everything at each move; `null` when all is the same. */
export function compareLine(rules: Rules, kernel: Kernel, line: LineOptions): Difference | null {
  const made: number[] = [];
  const seen: { readonly position: string; readonly hash: string }[] = [];
  let position = line.start;
  let found: Difference | null = null;
  const same = (what: string, expected: unknown, given: unknown) => {
    if (found === null && JSON.stringify(expected) !== JSON.stringify(given)) {
      found = { what, after: [...made], rules: expected, kernel: given };
    }
    return found === null;
  };
  const counts = () =>
    same('perft', perft(rules, position, line.depth), kernel.perft(line.depth)) &&
    same('position after perft', position, kernel.position());

  kernel.load(position);
  if (!same('position', position, kernel.position()) || !counts()) return found;
  for (const choice of [...line.choices, -1]) {
    if (!frame(rules, kernel, position, same)) return found;
    if (choice < 0 || kernel.over) break;
    if (made.length === line.reload) {
      const before = `${kernel.hashLow} ${kernel.hashHigh}`;
      kernel.load(kernel.position());
      seen.length = 0;
      if (!same('hash after loading', before, `${kernel.hashLow} ${kernel.hashHigh}`)) return found;
      if (!frame(rules, kernel, position, same)) return found;
    }
    seen.push({
      position: JSON.stringify(position),
      hash: `${kernel.hashLow} ${kernel.hashHigh}`,
    });
    const index = choice % kernel.count();
    const move = kernel.move(index);
    kernel.make(index);
    made.push(index);
    position = rules.play(position, move).position;
    if (!same('position', position, kernel.position())) return found;
  }
  if (!counts()) return found;
  for (const { position: before, hash } of seen.reverse()) {
    kernel.back();
    if (!same('position taken back to', JSON.parse(before), kernel.position())) return found;
    if (!same('hash taken back to', hash, `${kernel.hashLow} ${kernel.hashHigh}`)) return found;
  }
  same('depth', 0, kernel.depth);
  return found;
}

/** Compares what both say of one position. */
function frame(
  rules: Rules,
  kernel: Kernel,
  position: Position,
  same: (what: string, rules: unknown, kernel: unknown) => boolean,
): boolean {
  const players = position.stores.map((_, player) => player);
  const outcome = rules.outcome(position);
  return (
    same('moves', rules.moves(position), kernel.moves()) &&
    same('count', rules.moves(position).length, kernel.count()) &&
    same('outcome', outcome, kernel.outcome()) &&
    same('over', position.ended !== undefined, kernel.over) &&
    same('turn', position.turn, kernel.turn) &&
    same(
      'stores',
      position.stores,
      players.map((player) => kernel.store(player)),
    ) &&
    same(
      'seeds',
      position.pits,
      position.pits.map((_, pit) => kernel.seeds(pit)),
    ) &&
    (outcome === null ||
      same(
        'scores',
        outcome.scores,
        players.map((player) => kernel.score(player)),
      ))
  );
}
