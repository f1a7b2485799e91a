import { definePreset, type Position } from 'mancala-rules';
import { ohWahRee3, oware, owareAbapa } from 'mancala-rules/presets';
import { altered, frozen, inPositions, wrapped } from './cores.ts';
import type { Fault } from './fault.ts';

/** So few pits that a lap comes round to the row of an opponent who had nothing. */
const small = definePreset({ ...owareAbapa, board: { pits: 4 } });

const opponentBare = ({ pits, turn }: Position) =>
  pits.every((seeds, pit) => seeds === 0 || Math.floor((2 * pit) / pits.length) === turn);

/** Faults of what is legal. */
export const legality: readonly Fault[] = [
  {
    fault: 'a grand slam captures although it should not',
    preset: owareAbapa,
    make: altered(() => ({ grandSlam: 'allowed' })),
    law: 'slams-follow-the-policy',
    within: 50,
  },
  {
    fault: 'a grand slam is no slam when the opponent had nothing before the sowing',
    preset: small,
    make: inPositions(opponentBare, () => ({ grandSlam: 'allowed' })),
    law: 'legality-is-worked-out',
    within: 300,
  },
  {
    fault: 'a forbidden grand slam is legal',
    preset: oware,
    make: altered(() => ({ grandSlam: 'allowed' })),
    law: 'slams-follow-the-policy',
    within: 50,
  },
  {
    fault: 'the duty to feed is forgotten',
    preset: owareAbapa,
    make: altered(() => ({ feeding: 'none' })),
    law: 'who-must-feed-feeds',
    within: 20,
  },
  {
    fault: 'a move is accepted after the end of the game',
    preset: owareAbapa,
    make: wrapped((rules) => ({
      tryPlay: (position, move) => {
        const { ended: _, ...open } = position;
        const pit = typeof move === 'object' && move !== null && 'pit' in move ? move.pit : move;
        // The move is looked at as if the game had gone on; its end is found again at once.
        const held = typeof pit === 'number' && (position.pits[pit] as number) > 0;
        const own = typeof pit === 'number' && Math.floor(pit / 6) === position.turn;
        return position.ended !== undefined && held && own
          ? { ok: true, value: frozen({ position: open, events: [] }) }
          : rules.tryPlay(position, move);
      },
    })),
    law: 'moves-are-what-can-be-played',
    within: 50,
  },
  {
    fault: 'a move without a direction is taken as counter-clockwise',
    preset: ohWahRee3,
    make: wrapped((rules) => ({
      tryPlay: (position, move) =>
        rules.tryPlay(
          position,
          typeof move === 'object' && move !== null && !('direction' in move)
            ? { ...move, direction: 'counterclockwise' }
            : move,
        ),
    })),
    law: 'moves-are-what-can-be-played',
    within: 5,
  },
];
