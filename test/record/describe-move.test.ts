import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createRules,
  definePreset,
  isRulesError,
  type MoveInput,
  type Preset,
} from '../../src/index.ts';
import {
  allPresets,
  grandOhWahRee3,
  ohWahRee3,
  oware,
  standardKalah,
} from '../../src/presets/index.ts';
import {
  describeMove,
  describeStep,
  type GameAction,
  newGame,
  reduceGame,
} from '../../src/record/index.ts';
import { property } from '../support/property.ts';
import { mixed } from './support/presets.ts';
import { moves } from './support/walk.ts';

/** A move from a position, in English and in Spanish. */
function told(preset: Preset, given: object, move: MoveInput): readonly [string, string] {
  const rules = createRules(preset);
  const read = rules.parsePosition(given, { waive: ['seed-total'] });
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  const english = describeMove(rules, read.value, move);
  expect(describeMove(rules, read.value, rules.play(read.value, move), 'en')).toBe(english);
  return [english, describeMove(rules, read.value, move, 'es')];
}

describe('a move in words', () => {
  test('tells what is played and captured', () => {
    const given = { pits: [0, 0, 0, 1, 6, 0, 5, 5, 2, 1, 2, 4], stores: [11, 11] };
    expect(told(oware, given, 'E')).toEqual([
      'South plays E, 6 seeds, captures 8 from e, d and c',
      'Sur juega E, 6 semillas, captura 8 de e, d y c',
    ]);
  });

  test('and nothing else where nothing else happens', () => {
    expect(told(oware, { turn: 1 }, 'c')).toEqual([
      'North plays c, 4 seeds',
      'Norte juega c, 4 semillas',
    ]);
    const one = { pits: [1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4], stores: [3, 0] };
    expect(told(oware, one, 'A')).toEqual(['South plays A, 1 seed', 'Sur juega A, 1 semilla']);
  });

  test('extra turns and captures of one’s own seed', () => {
    expect(told(standardKalah, {}, 'C')).toEqual([
      'South plays C, 4 seeds, moves again',
      'Sur juega C, 4 semillas, juega otra vez',
    ]);
    const lone = { pits: [1, 0, 5, 5, 5, 5, 4, 4, 4, 4, 5, 4], stores: [1, 1] };
    expect(told(standardKalah, lone, 'A')).toEqual([
      'South plays A, 1 seed, captures 6 from e and B',
      'Sur juega A, 1 semilla, captura 6 de e y B',
    ]);
  });

  test('the end, what is left, and who has won', () => {
    const last = { pits: [0, 0, 0, 0, 0, 1, 3, 0, 2, 0, 0, 1], stores: [21, 20] };
    expect(told(standardKalah, last, 'F')).toEqual([
      'South plays F, 1 seed. North gets the 6 seeds left on the board. The game is over: a side is empty. North wins 26 to 22',
      'Sur juega F, 1 semilla. Norte recoge las 6 semillas que quedan en el tablero. Fin de la partida: un lado está vacío. Norte gana 26 a 22',
    ]);
    const circle = {
      pits: [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1],
      stores: [23, 23],
      turn: 1,
    };
    const split = definePreset({
      ...oware,
      id: 'split',
      feeding: 'none',
      end: [{ when: 'quiet', plies: 1, remaining: 'split' }],
    });
    expect(told(split, circle, 'f')).toEqual([
      'North plays f, 1 seed. South gets the 1 seed left on the board. North gets the 1 seed left on the board. The game is over: nothing was captured for long. The game is drawn, 24 each',
      'Norte juega f, 1 semilla. Sur recoge la semilla que queda en el tablero. Norte recoge la semilla que queda en el tablero. Fin de la partida: hace mucho que no se captura nada. Empate a 24',
    ]);
  });

  test('half seeds', () => {
    const split = definePreset({
      ...oware,
      id: 'split',
      end: [{ when: 'quiet', plies: 1, remaining: 'split' }],
    });
    const given = { pits: [2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2], stores: [22, 21] };
    expect(told(split, given, 'A')).toEqual([
      'South plays A, 2 seeds. South gets the 2.5 seeds left on the board. North gets the 2.5 seeds left on the board. The game is over: nothing was captured for long. South wins 24.5 to 23.5',
      'Sur juega A, 2 semillas. Sur recoge las 2,5 semillas que quedan en el tablero. Norte recoge las 2,5 semillas que quedan en el tablero. Fin de la partida: hace mucho que no se captura nada. Sur gana 24,5 a 23,5',
    ]);
  });

  test('directions, more players and pits that change hands', () => {
    const given = { pits: [2, 4, 4, 1, 1, 4, 4, 4, 4, 4, 4, 4], stores: [4, 4, 0] };
    expect(told(ohWahRee3, given, '1d+')).toEqual([
      'Player 1 plays 1d counter-clockwise, 1 seed, captures 2 from 2a',
      'Jugador 1 juega 1d en sentido antihorario, 1 semilla, captura 2 de 2a',
    ]);
    expect(told(grandOhWahRee3, given, '1d+')[0]).toBe(
      'Player 1 plays 1d counter-clockwise, 1 seed, captures 2 from 2a, takes over 2a',
    );
    expect(told(grandOhWahRee3, given, '1a-')[1]).toBe(
      'Jugador 1 juega 1a en sentido horario, 2 semillas',
    );
  });

  test('a direction that the first move fixed is no choice any more', () => {
    const game = definePreset({
      ...oware,
      id: 'fixing',
      direction: { chosen: 'first-move', for: 'game' },
    });
    const rules = createRules(game);
    const first = rules.play(rules.start(), 'C-');
    expect(describeMove(rules, rules.start(), first)).toBe('South plays C clockwise, 4 seeds');
    expect(describeMove(rules, first.position, 'c')).toBe('North plays c, 4 seeds');
  });

  test('relays, captures for somebody else, passes', () => {
    const relay = definePreset({
      ...oware,
      id: 'relay',
      grandSlam: 'allowed',
      feeding: 'none',
      stuck: 'pass',
      end: [{ when: 'stuck', remaining: 'owner' }],
      landing: [
        { if: { owner: 'other', seeds: [3] }, then: { capture: ['landing'], to: 'owner' } },
        { if: { seeds: { min: 2 } }, then: { relay: 'landing' } },
      ],
    });
    const given = { pits: [0, 0, 0, 2, 0, 1, 2, 0, 2, 0, 0, 0] };
    expect(told(relay, given, 'D')).toEqual([
      'South plays D, 2 seeds, goes on from F with 2 seeds',
      'Sur juega D, 2 semillas, sigue desde F con 2 semillas',
    ]);
    expect(told(relay, { pits: [0, 0, 0, 1, 0, 1, 2, 0, 0, 0, 0, 0] }, 'F')).toEqual([
      'South plays F, 1 seed, captures 3 from a for North. North passes',
      'Sur juega F, 1 semilla, captura 3 de a para Norte. Norte pasa',
    ]);
  });

  test('own names of seats stay, and Spanish says e before an i', () => {
    const named = definePreset({
      ...oware,
      id: 'named',
      grandSlam: 'allowed',
      board: {
        pits: 12,
        seats: ['Ana', 'North'],
        names: [...'ABCDEF', 'iota', 'Hilo', 'c', 'd', 'e', 'f'],
      },
    });
    const given = { pits: [0, 0, 0, 0, 0, 2, 1, 1, 4, 0, 0, 0] };
    expect(told(named, given, 'F')[1]).toBe('Ana juega F, 2 semillas, captura 4 de Hilo e iota');
    expect(told(named, { ...given, turn: 1 }, 'c')[1]).toMatch(/^Norte juega c/);
  });

  test('an illegal move is refused', () => {
    const rules = createRules(oware);
    expect(() => describeMove(rules, rules.start(), 'a')).toThrow(/belongs to North/);
  });
});

describe('a step of a game in words', () => {
  const gameOf = (preset: Preset, ...actions: GameAction[]) =>
    actions.reduce(reduceGame, newGame(createRules(preset)));

  test('tells the players’ own end', () => {
    const over = gameOf(
      oware,
      { kind: 'play', move: 'C' },
      { kind: 'end', by: 'resignation', seat: 1 },
    );
    expect(describeStep(over, 1)).toBe('South plays C, 4 seeds');
    expect(describeStep(over, 2)).toBe('North resigns. South wins');
    expect(describeStep(over, 2, 'es')).toBe('Norte abandona. Gana Sur');
    const three = gameOf(ohWahRee3, { kind: 'end', by: 'resignation', seat: 0 });
    expect(describeStep(three, 1)).toBe('Player 1 resigns. Player 2 and Player 3 win');
    const agreed = gameOf(ohWahRee3, { kind: 'end', by: 'agreement' });
    expect(describeStep(agreed, 1)).toBe(
      'The game is over: the players agree to stop. Player 1, Player 2 and Player 3 win; the scores are 16, 16 and 16',
    );
    expect(describeStep(agreed, 1, 'es')).toBe(
      'Fin de la partida: los jugadores lo acuerdan. Ganan Jugador 1, Jugador 2 y Jugador 3; los resultados son 16, 16 y 16',
    );
  });

  test('a step that the game has not is refused', () => {
    const game = gameOf(oware, { kind: 'play', move: 'C' });
    for (const ply of [0, 2, -1, 0.5, Number.NaN]) {
      let code: unknown;
      try {
        describeStep(game, ply);
      } catch (error) {
        code = isRulesError(error) && error.issues[0]?.code;
      }
      expect(code).toBe('no-such-ply');
    }
  });

  for (const preset of [...allPresets, mixed]) {
    const rules = createRules(preset);
    property(
      `whole games of ${preset.id} can be told in both languages`,
      fc.property(fc.infiniteStream(fc.nat(1000)), (choices) => {
        let game = newGame(rules);
        for (const move of moves(rules, choices, 200))
          game = reduceGame(game, { kind: 'play', move });
        for (let ply = 1; ply <= game.ply; ply += 1) {
          const [english, spanish] = [describeStep(game, ply), describeStep(game, ply, 'es')];
          for (const text of [english, spanish]) {
            expect(text).toMatch(/^\S(?!.*(undefined|NaN|\[object|, ,|\. \.|\s$))/);
          }
          // The captures that are told are those that the events hold.
          const step = game.steps[ply - 1];
          const events = step?.kind === 'move' ? step.events : [];
          const taken = events.flatMap((event) => (event.kind === 'capture' ? event.taken : []));
          const sum = [...english.matchAll(/captures (\d+)/g)].reduce(
            (all, one) => all + Number(one[1]),
            0,
          );
          expect(sum).toBe(taken.reduce((all, one) => all + one.seeds, 0));
        }
      }),
      { numRuns: 3 },
    );
  }
});
