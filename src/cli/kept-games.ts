import { createRules, type Issue, isRulesError, type Preset, type Rules } from '../index.ts';
import { allPresets } from '../presets/index.ts';
import { type GameState, parseOgn, parseRecord } from '../record/index.ts';
import { complain, faultLines } from './faults.ts';
import type { Io } from './io.ts';
import { need, parentsOf, readText, shipped } from './load.ts';
import { type Locate, locator } from './locate.ts';

/** What {@link readGames} may be told. */
export interface ReadOptions {
  /** The game that all games of a text in Oware Game Notation were played by. */
  readonly rules?: string;
  /** Accept positions with another number of seeds than the game has. */
  readonly study?: true;
}

/** The games of a file. */
export interface KeptGames {
  /** Those that could be read, in their order. */
  readonly games: readonly GameState[];
  /** How many could not; stderr says why. */
  readonly refused: number;
}

/**
 * Reads the games of a file: Oware Game Notation, a record as JSON, or an array of these.
 *
 * @returns the games; `undefined` once it has said on stderr why there are none
 */
export function readGames(file: string, options: ReadOptions, io: Io): KeptGames | undefined {
  const text = readText(file, io);
  if (!text.ok) {
    complain(text.message, io);
    return undefined;
  }
  if (isJson(text.text)) {
    if (options.rules === undefined) return readRecords(text.text, file, io);
    complain('--rules: a record as JSON holds its own preset.', io);
    return undefined;
  }
  const preset = options.rules === undefined ? undefined : need(options.rules, io);
  if (options.rules !== undefined && preset === undefined) return undefined;
  return readNotation(text.text, file, preset && createRules(preset), options.study === true, io);
}

/** A bracket may begin an array or a tag: `[{…` or `[Event …`. */
function isJson(text: string): boolean {
  return /^[\s\uFEFF]*(?:\{\s*["}]|\[\s*[[{\]])/.test(text.slice(0, 1000));
}

function readRecords(text: string, file: string, io: Io): KeptGames {
  const locate = locator(text);
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    // The parser says what is wrong and where.
    return collect([parseRecord(text)], file, locate, io);
  }
  if (!Array.isArray(value)) return collect([readRecord(value)], file, locate, io);
  const results = value.map((one: unknown, index) => {
    const read = readRecord(one);
    if (read.ok) return read;
    return {
      ok: false as const,
      issues: read.issues.map((issue) => ({ ...issue, path: [index, ...issue.path] })),
    };
  });
  return collect(results, file, locate, io);
}

function readRecord(value: unknown): ReturnType<typeof parseRecord> {
  const preset =
    typeof value === 'object' && value !== null && 'preset' in value ? value.preset : null;
  // A name alone may be a size of Kalah too.
  const named = typeof preset === 'string' ? { extends: preset } : preset;
  return parseRecord(value, { parents: parentsOf(named) });
}

function readNotation(
  text: string,
  file: string,
  rules: Rules | undefined,
  study: boolean,
  io: Io,
): KeptGames {
  const read = parseOgn(text, {
    ...(rules === undefined ? { presets: [...allPresets, ...sizesOfKalah(text)] } : { rules }),
    waive: study ? ['seed-total'] : [],
  });
  const locate: Locate = (fault) => {
    const { line, column } = fault as Issue;
    return line === undefined || column === undefined ? undefined : { line, column };
  };
  if (!read.ok) return collect([read], file, locate, io);
  for (const game of read.value) {
    if (!game.ok) continue;
    for (const line of faultLines(game.value.warnings, io.paintErr, file, locate)) {
      io.err(line.startsWith(' ') ? line : `${io.paintErr.yellow('warning:')} ${line}`);
    }
  }
  return collect(
    read.value.map((one) => (one.ok ? { ok: true as const, value: one.value.game } : one)),
    file,
    locate,
    io,
  );
}

/** The sizes of Kalah that a text names, up to a few. */
function sizesOfKalah(text: string): readonly Preset[] {
  const ids = new Set<string>();
  for (const [, id] of text.matchAll(/\[Preset "(kalah-[-a-z0-9]{1,40})"\]/g)) {
    if (id !== undefined && ids.size < 20) ids.add(id);
  }
  return [...ids].flatMap((id) => {
    try {
      const preset = shipped(id);
      return preset === undefined || allPresets.includes(preset) ? [] : [preset];
    } catch (error) {
      if (isRulesError(error)) return [];
      throw error;
    }
  });
}

function collect(
  results: readonly ReturnType<typeof parseRecord>[],
  file: string,
  locate: Locate,
  io: Io,
): KeptGames {
  const games: GameState[] = [];
  let refused = 0;
  for (const result of results) {
    if (result.ok) games.push(result.value);
    else {
      refused += 1;
      for (const line of faultLines(result.issues, io.paintErr, file, locate)) io.err(line);
    }
  }
  return { games, refused };
}
