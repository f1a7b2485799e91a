import type { EndReason } from '../../rules/types.ts';
import type { Phrases } from './phrases.ts';

/** Moves in English. */
export const en: Phrases = {
  seats: ['South', 'North'],
  player: (number) => `Player ${number}`,
  list: (names) => {
    const last = names.at(-1) ?? '';
    return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
  },
  number: String,
  plays: (who, pit, way, count) =>
    `${who} plays ${pit}${way === undefined ? '' : way === 'clockwise' ? ' clockwise' : ' counter-clockwise'}, ${seeds(count)}`,
  goesOn: (pit, count) => `goes on from ${pit} with ${seeds(count)}`,
  captures: (count, pits) => `captures ${count} from ${pits}`,
  capturesFor: (count, pits, who) => `captures ${count} from ${pits} for ${who}`,
  claims: (pits) => `takes over ${pits}`,
  again: () => 'moves again',
  passes: (who) => `${who} passes`,
  resigns: (who) => `${who} resigns`,
  over: (reason) => `The game is over: ${reasonOf(reason)}`,
  collects: (who, count) => `${who} gets the ${seeds(count)} left on the board`,
  wins: (who, by, own, other) => `${who} wins ${own} to ${other}${by === 'pits' ? ' in pits' : ''}`,
  draw: (by, each) => `The game is drawn, ${each} ${by === 'pits' ? 'pits ' : ''}each`,
  winsAlone: (who, several) => `${who} ${several ? 'win' : 'wins'}`,
  winsAmong: (who, several, scores) =>
    `${who} ${several ? 'win' : 'wins'}; the scores are ${scores}`,
};

function seeds(count: number): string {
  return `${count} ${count === 1 ? 'seed' : 'seeds'}`;
}

function reasonOf(reason: EndReason): string {
  switch (reason) {
    case 'stuck':
      return 'there is no legal move';
    case 'passes':
      return 'the players have passed in a row';
    case 'side-empty':
      return 'a side is empty';
    case 'majority':
      return 'more than half of the seeds are won';
    case 'repetition':
      return 'the position has come up before';
    case 'quiet':
      return 'nothing was captured for long';
    case 'seeds-left':
      return 'few seeds are left';
    case 'only-singles':
      return 'only single seeds are left';
    case 'target':
      return 'enough seeds are won';
    case 'agreement':
      return 'the players agree to stop';
    case 'grand-slam':
      return 'everything was captured';
  }
}
