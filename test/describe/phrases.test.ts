import { createRules, definePreset, type PresetInput } from 'mancala-rules';
import { describeRules, type Language, type SectionKind } from 'mancala-rules/describe';
import { expect, test } from 'vitest';

type Given = Partial<PresetInput>;

const SHARED: Given = { owners: [0, 0, 0, 0, 1, 1, 1, 1, null, null, null, null] };
const on = (test_: object, action: object, rest: Given = {}): Given => ({
  ...rest,
  landing: [{ if: test_, then: action }],
});

/** A paragraph of the rules of a game that is the plainest but for the given options. */
function paragraph(given: Given, kind: SectionKind, number: number, language: Language): string {
  const preset = definePreset({ format: 1, id: 'a', name: 'A', ...given });
  const { sections } = describeRules(createRules(preset), { language });
  const found = sections.find((section) => section.kind === kind)?.paragraphs[number - 1];
  return found?.sentences.map(({ text }) => text).join(' ') ?? '';
}

test.each<[Given, SectionKind, number, string, string]>([
  [
    { ...SHARED, players: 3 },
    'board',
    1,
    'Three people play. The board is a ring of twelve pits. Player 1 plays from 0, 1, 2 and 3; Player 2 plays from 4, 5, 6 and 7; Player 3 has no pits of their own; everybody plays from 8, 9, 10 and 11.',
    'Juegan tres personas. El tablero es un anillo de doce hoyos. Jugador 1 juega desde 0, 1, 2 y 3; Jugador 2 juega desde 4, 5, 6 y 7; Jugador 3 no tiene hoyos para sí; todos juegan desde 8, 9, 10 y 11.',
  ],
  [
    { players: 3, board: { stores: 'all', storesAt: 'first' } },
    'board',
    2,
    'Each player also has a store in the ring, before the first of their pits, counter-clockwise; it takes what they capture and what anybody sows there.',
    'Cada jugador tiene además un depósito en el anillo, delante del primero de sus hoyos en sentido contrario a las agujas del reloj, que recibe lo que captura su dueño y lo que cualquiera siembra en él.',
  ],
  [
    { board: { pits: 4 }, seeds: [1, 0, 2, 3] },
    'start',
    1,
    'At the start the pits hold, in the order in which they are named above, 1, 0, 2 and 3 seeds: 6 in all. Lots are drawn for who begins.',
    'Al comienzo los hoyos contienen, en el orden en que se nombran arriba, 1, 0, 2 y 3 semillas: 6 en total. Se echa a suertes quién empieza.',
  ],
  [
    { players: 3, turnOrder: 'clockwise' },
    'turn',
    1,
    'The turn passes clockwise: 1, 3, 2 and so on.',
    'El turno pasa en el sentido de las agujas del reloj: 1, 3, 2, etcétera.',
  ],
  [
    { ...SHARED, sowing: { pickup: { min: 3 } } },
    'turn',
    2,
    'The player whose turn it is chooses one of their own pits, or a shared one, with at least three seeds and lifts all its seeds. A player who can move must do so.',
    'El jugador al que le toca elige uno de sus hoyos, o uno compartido, con tres semillas como mínimo y alza todas sus semillas. Quien puede mover está obligado a hacerlo.',
  ],
  [
    { direction: { byPit: ['clockwise', 'counterclockwise'] }, board: { pits: 2 } },
    'sowing',
    1,
    'The seeds are sown one by one into the pits that follow; none goes into a store. A move that begins in a goes counter-clockwise, and one that begins in A goes clockwise.',
    'Las semillas se siembran una a una en los hoyos que siguen, y ninguna en un depósito. La jugada que empieza en a va en sentido contrario a las agujas del reloj, y la que empieza en A va en el sentido de las agujas del reloj.',
  ],
  [
    { board: { stores: 'all' }, sowing: { origin: 'skip' } },
    'sowing',
    2,
    'If there are 14 seeds or more, they go all the way round the board; the pit that they were lifted from is passed over every time, and its seed goes into the next one.',
    'Si son 14 semillas o más, dan la vuelta entera al tablero; el hoyo del que se alzaron se salta cada vez, y su semilla va al siguiente.',
  ],
  [
    on({ owner: 'none', next: [0] }, { capture: ['beyond', 'landing'], claim: true }, SHARED),
    'last-seed',
    1,
    'If the last seed falls in a shared pit and the next pit is empty, the player captures the seeds of the second pit after it (if the one between is empty) and of the pit where the last seed fell. Every pit that was emptied so becomes the capturing player’s, who plays from it from then on.',
    'Si la última semilla cae en un hoyo compartido y el hoyo siguiente está vacío, el jugador captura las semillas del segundo hoyo después (si el de en medio está vacío) y del hoyo donde cayó la última. Cada hoyo vaciado así pasa a ser de quien captura, que desde entonces juega desde él.',
  ],
  [
    on({ seeds: [4] }, { capture: ['landing', 'opposite'], to: 'owner', chain: 'both' }, SHARED),
    'last-seed',
    1,
    'If the last seed falls in a pit and that pit then holds four seeds, the seeds of the pit where the last seed fell and of the pit opposite go to the store of the owner of each, those of a shared pit to the player’s own. One after another, the pits before it and those after it are dealt with in the same way, for as long as each of them also holds four seeds; on each side the first that fails puts an end to it.',
    'Si la última semilla cae en un hoyo y ese hoyo contiene entonces cuatro semillas, las semillas del hoyo donde cayó la última y del hoyo de enfrente van al depósito del dueño de cada uno, y las de un hoyo compartido al del jugador. Uno tras otro, los hoyos anteriores y los posteriores se tratan del mismo modo, mientras cada uno de ellos también contenga cuatro semillas; a cada lado la cadena acaba en el primero que no cumpla.',
  ],
  [
    on({ owner: 'self', seeds: { min: 2 } }, { relay: 'landing' }),
    'last-seed',
    1,
    'If the last seed falls in one of the player’s own pits and that pit then holds two or more seeds, all seeds of that pit are lifted and sown on in the same direction.',
    'Si la última semilla cae en un hoyo propio y ese hoyo contiene entonces dos semillas o más, se alzan todas las semillas de ese hoyo y se siembran en el mismo sentido.',
  ],
  [
    on({ owner: 'other', seeds: [3] }, { capture: ['landing'], relay: 'next' }, { players: 3 }),
    'last-seed',
    1,
    'If the last seed falls in a pit of another player and that pit then holds three seeds, the player captures the seeds of that pit. After that the seeds of the next pit are lifted and sown on in the same direction; if there are none, the turn ends.',
    'Si la última semilla cae en un hoyo de otro jugador y ese hoyo contiene entonces tres semillas, el jugador captura las semillas de ese hoyo. Después se alzan las semillas del hoyo siguiente y se siembran en el mismo sentido; si no hay ninguna, el turno termina.',
  ],
  [
    on({ owner: 'other' }, { capture: ['landing'] }, { grandSlam: 'forbidden-unless-forced' }),
    'special',
    1,
    'A move with a capture that leaves the opponent without seeds is allowed only to a player who has no other move that leaves the opponent a seed.',
    'Una jugada cuya captura deje al adversario sin semillas solo se permite a quien no tenga otra que deje una semilla al adversario.',
  ],
  [
    { stuck: 'pass', end: [{ when: 'passes', count: 2, remaining: 'to-move' }] },
    'end',
    1,
    'The game ends when two players in a row have to pass; then the player whose turn it is takes the seeds still on the board.',
    'La partida acaba cuando dos jugadores seguidos tienen que pasar; entonces el jugador al que le toca se queda con las semillas que queden en el tablero.',
  ],
  [
    { end: [{ when: 'side-empty', whose: 'any', remaining: 'emptied' }] },
    'end',
    1,
    'The game ends when the pits of one player are all empty; then the seeds still on the board go to the player who has none to play with (of several to the one who moved last, or else to the first after them; if there is no such player, each player takes the seeds in their own pits).',
    'La partida acaba cuando están vacíos todos los hoyos de un jugador; entonces las semillas que queden en el tablero son para el jugador que no tiene ninguna que jugar (de varios, para el último que movió o, si no, para el primero tras él; si no hay tal jugador, cada jugador se queda con las semillas de sus hoyos).',
  ],
  [
    { end: [{ when: 'repetition', times: 21, remaining: 'split' }] },
    'end',
    2,
    'The game ends when the same position comes up for the 21st time with the same player to move; then each player takes half of the seeds still on the board.',
    'La partida acaba cuando la misma posición se da por 21.ª vez con el mismo jugador en turno; entonces cada jugador se queda con la mitad de las semillas que queden en el tablero.',
  ],
  [
    { end: [{ when: 'seeds-left', atMost: 1, remaining: 'last-mover' }] },
    'end',
    2,
    'The game ends when at most one seed is left in the pits; then the player who moved last takes the seeds still on the board.',
    'La partida acaba cuando en los hoyos queda una semilla como máximo; entonces el último que movió se queda con las semillas que queden en el tablero.',
  ],
  [
    { end: [{ when: 'agreement', remaining: 'nobody' }] },
    'end',
    2,
    'The players may agree to stop; then the seeds still on the board count for nobody.',
    'Los jugadores pueden acordar el final; entonces las semillas que queden en el tablero no cuentan para nadie.',
  ],
  [
    { players: 3, win: { by: 'pits', tie: 'seeds' } },
    'winning',
    1,
    'Whoever owns the most pits at the end wins; among equals the one with more seeds in store wins, and if these are equal too, those who are equal share the win.',
    'Gana quien al final es dueño de más hoyos; entre iguales gana quien tiene más semillas en su depósito y, si también en eso empatan, comparten la victoria.',
  ],
])('%j: %s, paragraph %d', (given, kind, number, en, es) => {
  expect(paragraph(given, kind, number, 'en')).toBe(en);
  expect(paragraph(given, kind, number, 'es')).toBe(es);
});

const SOW_ON = { if: { seeds: { min: 2 } }, then: { relay: 'landing' } } as const;
const TAKE = { if: { owner: 'other' }, then: { capture: ['landing'] } } as const;
const TAKE_AND_MOVE = {
  if: { owner: 'self' },
  then: { capture: ['opposite'], again: true },
} as const;

test.each([
  [
    [TAKE],
    'With or without a capture, the turn then ends.',
    'Con captura o sin ella, el turno termina entonces.',
  ],
  [[SOW_ON], 'In every other case the turn ends.', 'En cualquier otro caso el turno termina.'],
  [
    [SOW_ON, TAKE],
    'After a capture, and in every other case, the turn ends.',
    'Después de una captura, y en cualquier otro caso, el turno termina.',
  ],
  [
    [TAKE_AND_MOVE, TAKE],
    'Wherever nothing else is said, the turn ends.',
    'Donde no se dice otra cosa, el turno termina.',
  ],
])('%j: where the turn ends', (landing, en, es) => {
  const number = landing.length + (landing.length > 1 ? 2 : 1);
  expect(paragraph({ landing }, 'last-seed', number, 'en')).toContain(en);
  expect(paragraph({ landing }, 'last-seed', number, 'es')).toContain(es);
});

test('the next pit is lifted with or without a word on its being empty', () => {
  const relay = (next: object): Given => on({ ...next }, { relay: 'next' });
  const said = (given: Given, language: Language) => paragraph(given, 'last-seed', 1, language);
  expect(said(relay({}), 'en')).toBe(
    'If the last seed falls in a pit, the seeds of the next pit are lifted and sown on in the same direction; if there are none, the turn ends.',
  );
  expect(said(relay({ next: { min: 1 } }), 'en')).toBe(
    'If the last seed falls in a pit and the next pit holds seeds, those are lifted and sown on in the same direction.',
  );
  expect(said(relay({ next: { parity: 'odd' } }), 'es')).toBe(
    'Si la última semilla cae en un hoyo y el hoyo siguiente contiene un número impar de semillas, estas se alzan y se siembran en el mismo sentido.',
  );
  for (const next of [{ max: 2 }, { max: 9 }, { parity: 'even' }, [0, 5]]) {
    expect(said(relay({ next }), 'en')).toContain('if there are none');
  }
});

test('an ending that cannot come any more is not mentioned', () => {
  const first = { end: [{ when: 'side-empty', whose: 'any' }] } as const;
  expect(paragraph(first, 'end', 2, 'en')).toBe('');
  const later = { ...first, feeding: 'required' } as const;
  expect(paragraph(later, 'end', 3, 'en')).toMatch(
    /^The game ends when the player whose turn it is/,
  );
});
