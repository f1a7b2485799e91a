import type { PositionLaw } from '../law.ts';
import { canonical, opponentsBare, ownersIn, relays, same } from '../model/facts.ts';
import { workOut } from '../model/worked-out.ts';

/** What is legal where each move is a single lap, worked out from the position alone. */
export const legalityIsWorkedOut: PositionLaw = {
  kind: 'position',
  id: 'legality-is-worked-out',
  clauses: [
    'MOVE-1',
    'MOVE-3',
    'MOVE-4',
    'MOVE-5',
    'FEED-1',
    'FEED-2',
    'SLAM-1',
    'SLAM-4',
    'SLAM-5',
  ],
  sentence:
    'Where moves have a single lap, the legal moves are those that sowing, capturing and slam policy on paper leave when feeding and slams have been looked at.',
  costly: true,
  appliesTo: (preset) => !relays(preset),
  check: (bench, position) => {
    if (position.ended !== undefined) return null;
    const { preset } = bench.rules;
    const { grandSlam, feeding } = preset;
    const due =
      feeding === 'required' &&
      opponentsBare(preset, position.pits, ownersIn(preset, position), position.turn);
    const open = workOut(bench, position)
      .filter(({ slam }) => grandSlam !== 'forbidden' || !slam)
      .filter(({ leaves }) => !due || leaves);
    const better = open.some(({ slam, leaves }) => !slam && leaves);
    const barred = grandSlam === 'forbidden-unless-forced' && better;
    const moves = open.filter(({ slam }) => !barred || !slam).map(({ move }) => move);
    const legal = bench.movesOf(position);
    return same(legal, moves)
      ? null
      : {
          message: `The legal moves should be ${canonical(moves)}, not ${canonical(legal)}.`,
          expect: { moves },
        };
  },
};
