import fc from 'fast-check';
import type { PresetInput } from '../../preset/types.ts';

/** What stands around the game itself. */
export interface HeaderSketch {
  /** Whether values that are defaults are written out. */
  readonly explicit: boolean;
  /** Whether the name is there in two languages. */
  readonly words: boolean;
  /** What is said about the game. */
  readonly about: PresetInput['about'] | undefined;
  /** Whether clauses are cited. */
  readonly cites: boolean;
  /** Whether the schema is named. */
  readonly schema: boolean;
}

type Game = Omit<PresetInput, 'format' | 'id' | 'name' | 'about' | 'cites' | '$schema' | 'extends'>;

/** Headers of all kinds. */
export function headerSketches(): fc.Arbitrary<HeaderSketch> {
  return fc.record<HeaderSketch>({
    explicit: fc.boolean(),
    words: fc.constantFrom(false, false, false, true),
    about: fc.constantFrom(undefined, undefined, undefined, undefined, 'A game for tests.', {
      en: 'A game for tests.',
      es: 'Un juego para pruebas.',
    }),
    cites: fc.constantFrom(false, false, false, false, false, true),
    schema: fc.constantFrom(false, false, false, false, false, true),
  });
}

/** A whole preset. */
export function headerOf(sketch: HeaderSketch, game: Game): PresetInput {
  const keys = Object.entries(game).filter(
    ([key, value]) => sketch.explicit || !isDefault(key, value),
  );
  return {
    ...(sketch.schema ? { $schema: 'https://example.org/preset.schema.json' } : {}),
    format: 1,
    id: 'generated',
    name: sketch.words ? { en: 'Generated', es: 'Generado' } : 'Generated',
    ...(sketch.about === undefined ? {} : { about: sketch.about }),
    ...(sketch.cites
      ? { cites: Object.fromEntries(Object.keys(game).map((key) => [key, ['TEST-1']])) }
      : {}),
    ...Object.fromEntries(keys),
  };
}

const DEFAULTS: Readonly<Record<keyof Game, unknown>> = {
  players: 2,
  board: { pits: 12, stores: 'aside', storesAt: 'last' },
  seeds: 4,
  owners: 'equal',
  turnOrder: 'counterclockwise',
  direction: 'counterclockwise',
  sowing: { origin: 'sow', pickup: { min: 1, singlesLast: false } },
  landing: [],
  grandSlam: 'allowed',
  feeding: 'none',
  stuck: 'end',
  end: [{ when: 'stuck', remaining: 'owner' }],
  win: { by: 'seeds', tie: 'share' },
};

function isDefault(key: string, value: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(DEFAULTS[key as keyof Game]);
}
