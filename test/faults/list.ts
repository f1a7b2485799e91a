import { definePreset, type Position, type Preset } from 'mancala-rules';
import { kalah, ohWahRee3, oware, owareAbapa, standardKalah, sungka } from 'mancala-rules/presets';
import type { MakeRules } from 'mancala-rules/testing';
import { altered, forMoves, frozen, inPositions, retouched, wrapped } from './cores.ts';

/** A wrong core, as programs for such games really have been wrong. */
export interface Fault {
  /** What is wrong. */
  readonly fault: string;
  /** The game in which it shows. */
  readonly preset: Preset;
  /** The wrong core. */
  readonly make: MakeRules;
  /** The first law that it breaks. */
  readonly law: string;
  /** Random lines after which it is found, at the latest. */
  readonly within: number;
}

const landing = (change: (rule: Preset['landing'][number]) => unknown) => (preset: Preset) => ({
  landing: preset.landing.map(change),
});

const without = (when: string) => (preset: Preset) => ({
  end: preset.end.filter((one) => one.when !== when),
});

/** So few pits that a lap comes round to the row of an opponent who had nothing. */
const small = definePreset({ ...owareAbapa, board: { pits: 4 } });

const opponentBare = ({ pits, turn }: Position) =>
  pits.every((seeds, pit) => seeds === 0 || Math.floor((2 * pit) / pits.length) === turn);

/** Faults of sowing and capturing in games of the Oware kind. */
const capturing: readonly Fault[] = [
  {
    fault: 'the chain takes pits of the mover’s own row',
    preset: owareAbapa,
    make: retouched((before, { position, events }) => {
      const own = before.turn === 0 ? 5 : 11;
      const seeds = position.pits[own] as number;
      const over = events.findIndex(({ kind }) => kind === 'capture');
      const capture = events[over];
      if (capture?.kind !== 'capture' || position.ended !== undefined) return { position, events };
      // The chain has come to the border when it took the first pit of the other row.
      const border = capture.taken.some(({ pit }) => pit === (own + 1) % 12);
      if (!border || (seeds !== 2 && seeds !== 3)) return { position, events };
      const taken = [...capture.taken, { pit: own, seeds, to: before.turn }];
      return {
        position: {
          ...position,
          pits: position.pits.map((held, pit) => (pit === own ? 0 : held)),
          stores: position.stores.map((held, seat) => held + (seat === before.turn ? seeds : 0)),
        },
        events: events.map((event, index) => (index === over ? { ...capture, taken } : event)),
      };
    }),
    law: 'captures-are-what-the-entry-takes',
    within: 5,
  },
  {
    fault: 'the chain goes on past a pit with four seeds',
    preset: owareAbapa,
    make: altered(landing((rule) => ({ ...rule, if: { ...rule.if, seeds: [2, 3, 4] } }))),
    law: 'captures-are-what-the-entry-takes',
    within: 5,
  },
  {
    fault: 'seeds are counted before the last one falls',
    preset: owareAbapa,
    make: altered(landing((rule) => ({ ...rule, if: { ...rule.if, seeds: [3, 4] } }))),
    law: 'captures-are-what-the-entry-takes',
    within: 5,
  },
  {
    fault: 'seeds are captured from the mover’s own row',
    preset: owareAbapa,
    make: altered(landing(({ if: { owner: _, ...test }, then }) => ({ if: test, then }))),
    law: 'the-first-entry-is-done',
    within: 5,
  },
  {
    fault: 'only the landing pit is captured',
    preset: oware,
    make: altered(landing((rule) => ({ ...rule, then: { capture: ['landing'] } }))),
    law: 'a-capture-is-a-run',
    within: 300,
  },
  {
    fault: 'the chain runs forward instead of backward',
    preset: owareAbapa,
    make: altered(landing((rule) => ({ ...rule, then: { ...rule.then, chain: 'forward' } }))),
    law: 'captures-are-what-the-entry-takes',
    within: 5,
  },
  {
    fault: 'the origin is sown on the second round',
    preset: owareAbapa,
    make: altered(() => ({ sowing: { origin: 'sow' } })),
    law: 'origin-skip',
    within: 5,
  },
  {
    fault: 'the chain of a clockwise move is mirrored wrongly',
    preset: ohWahRee3,
    make: forMoves(
      ({ direction }) => direction === 'clockwise',
      landing((rule) => ({ ...rule, then: { ...rule.then, chain: 'forward' } })),
    ),
    law: 'captures-are-what-the-entry-takes',
    within: 5,
  },
];

/** Faults of what is legal. */
const legality: readonly Fault[] = [
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

/** Faults of games with stores on the ring. */
const storing: readonly Fault[] = [
  {
    fault: 'the opponent’s store is sown',
    preset: standardKalah,
    make: altered(({ board }) => ({ board: { ...board, stores: 'all' } })),
    law: 'seeds-fall-by-count',
    within: 5,
  },
  {
    fault: 'the own store is passed over',
    preset: standardKalah,
    make: altered((preset) => ({
      board: { ...preset.board, stores: 'aside' },
      landing: preset.landing.slice(1),
    })),
    law: 'seeds-fall-by-count',
    within: 5,
  },
  {
    fault: 'an extra turn is counted as the other’s',
    preset: standardKalah,
    make: altered(({ landing: table }) => ({ landing: table.slice(1) })),
    law: 'the-first-entry-is-done',
    within: 5,
  },
  {
    fault: 'a capture takes the last seed although the pit across is empty',
    preset: standardKalah,
    make: altered(() => ({ landing: kalah({ emptyCapture: true }).landing })),
    law: 'the-first-entry-is-done',
    within: 5,
  },
  {
    fault: 'the end is tested for the player to move alone',
    preset: standardKalah,
    make: altered(() => ({ end: [{ when: 'side-empty', whose: 'to-move', remaining: 'owner' }] })),
    law: 'ends-in-the-order-of-the-list',
    within: 20,
  },
  {
    fault: 'the rest goes to the wrong player',
    preset: standardKalah,
    make: altered(() => ({ end: [{ when: 'side-empty', whose: 'any', remaining: 'emptied' }] })),
    law: 'the-rest-goes-where-it-should',
    within: 5,
  },
  {
    fault: 'a relay lifts the next pit instead of the one it landed in',
    preset: sungka,
    make: altered(
      landing((rule) =>
        rule.then.relay === undefined ? rule : { ...rule, then: { ...rule.then, relay: 'next' } },
      ),
    ),
    law: 'the-first-entry-is-done',
    within: 5,
  },
];

/** Faults of turns and endings, and of what is kept. */
const ending: readonly Fault[] = [
  {
    fault: 'the game stops at exactly half of the seeds',
    preset: owareAbapa,
    make: altered(({ end }) => ({
      end: end.map((one) =>
        one.when === 'majority' ? { ...one, when: 'target', seeds: 24 } : one,
      ),
    })),
    law: 'ends-in-the-order-of-the-list',
    within: 20,
  },
  {
    fault: 'a draw is reported as a win',
    preset: owareAbapa,
    make: wrapped((rules) => ({
      outcome: (position) => {
        const outcome = rules.outcome(position);
        return outcome && frozen({ ...outcome, winners: outcome.winners.slice(0, 1) });
      },
    })),
    law: 'the-outcome-adds-up',
    within: 200,
  },
  {
    fault: 'a repeated position never ends the game',
    preset: oware,
    make: altered(without('repetition')),
    law: 'repetition-bounds-the-game',
    within: 5,
  },
  {
    fault: 'the turn passes the wrong way round',
    preset: ohWahRee3,
    make: altered(() => ({ turnOrder: 'counterclockwise' })),
    law: 'turns-follow-the-order',
    within: 5,
  },
  {
    fault: 'a game of three ends when one of them cannot move',
    preset: ohWahRee3,
    make: altered(({ end }) => ({
      end: end.map((one) => (one.when === 'passes' ? { ...one, count: 1 } : one)),
    })),
    law: 'ends-in-the-order-of-the-list',
    within: 20,
  },
  {
    fault: 'a saved game forgets what came before',
    preset: oware,
    make: wrapped((rules) => ({
      parsePosition: (input, options) => {
        const read = rules.parsePosition(input, options);
        return read.ok && read.value.ended === undefined
          ? rules.parsePosition({ ...read.value, past: [] }, options)
          : read;
      },
    })),
    law: 'positions-survive-json',
    within: 5,
  },
  {
    fault: 'a position can be changed from outside',
    preset: oware,
    make: wrapped((rules) => ({
      start: (options) => ({ ...rules.start(options), pits: [...rules.start(options).pits] }),
    })),
    law: 'inputs-stay-as-they-were',
    within: 5,
  },
];

/** Every fault that is seeded. */
export const faults: readonly Fault[] = [...capturing, ...legality, ...storing, ...ending];
