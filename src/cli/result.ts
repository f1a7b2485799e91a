import type { EndReason, Outcome, Position, Rules } from '../index.ts';
import { number } from './draw/picture.ts';
import { count, list, people, table } from './text.ts';

/**
 * How a finished game came out: who has won, the scores, and why it is over.
 *
 * @param how - what is worth knowing about how it was played, such as its length
 */
export function resultLines(
  rules: Rules,
  position: Position,
  outcome: Outcome,
  how: string,
): readonly string[] {
  const { by } = rules.preset.win;
  const rows = people(rules.seats).map((seat, player) => {
    const score = outcome.scores[player] ?? 0;
    const unit = by === 'seeds' ? '' : ` ${score === 1 ? 'pit' : 'pits'}`;
    const mark = outcome.winners.includes(player) ? '*' : ' ';
    return [`${mark} ${seat}`, `${number(score)}${unit}`];
  });
  const left = position.pits.reduce((sum, seeds) => sum + seeds, 0);
  return [
    `${winners(rules, outcome)} ${how}.`,
    table(rows, [1]),
    `Reason: ${outcome.reason} – ${REASONS[outcome.reason]}.`,
    ...(left === 0 || by === 'pits'
      ? []
      : [`${count(left, 'seed')} on the board count for nobody.`]),
  ];
}

function winners(rules: Rules, { winners }: Outcome): string {
  const names = winners.map((player) => people(rules.seats)[player] ?? '');
  if (names.length === 1) return `${names[0]} wins`;
  if (names.length === rules.seats.length) return 'A draw';
  return `${list(names)} share the first place`;
}

const REASONS: Readonly<Record<EndReason, string>> = {
  stuck: 'no legal move is left',
  passes: 'so many passes in a row end the game',
  'side-empty': 'a side is empty',
  majority: 'more than half of all seeds are in one store',
  repetition: 'a position came back',
  quiet: 'no capture for too long',
  'seeds-left': 'too few seeds are left on the board',
  'only-singles': 'no pit holds more than one seed',
  target: 'a store has reached the target',
  agreement: 'the players agreed',
  'grand-slam': 'a capture left the opponent without seeds',
};
