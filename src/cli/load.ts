import { closeSync, existsSync, fstatSync, openSync } from 'node:fs';
import { nearest } from '../fault/nearest.ts';
import { type Issue, isRulesError, type Preset, parsePreset, type Result } from '../index.ts';
import { allPresets, kalah } from '../presets/index.ts';
import { duplicateKeys } from './duplicates.ts';
import { complain, faultLines } from './faults.ts';
import type { Io } from './io.ts';
import { type Locate, locator } from './locate.ts';
import { readAll } from './read.ts';

const KALAH = /^kalah-(\d{1,4})-(\d{1,4})(-empty-capture)?$/;

/** A text that was read, or the sentence that says why not. */
export type Text =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly message: string };

/**
 * Finds a game that comes along, by its id.
 *
 * @param id - such as `oware`, or a size of Kalah such as `kalah-5-3` and `kalah-5-3-empty-capture`
 * @throws RulesError for a size of Kalah that does not exist
 */
export function shipped(id: string): Preset | undefined {
  const found = allPresets.find((one) => one.id === id);
  if (found !== undefined) return found;
  const size = KALAH.exec(id);
  if (size === null) return undefined;
  return kalah({
    pits: Number(size[1]),
    seeds: Number(size[2]),
    emptyCapture: size[3] !== undefined,
  });
}

/** The games that a preset may extend: all that come along, and the size of Kalah that it names. */
export function parentsOf(preset: unknown): readonly Preset[] {
  const named =
    typeof preset === 'object' && preset !== null && 'extends' in preset ? preset.extends : null;
  if (typeof named !== 'string' || !KALAH.test(named)) return allPresets;
  try {
    const sized = shipped(named);
    return sized === undefined || allPresets.includes(sized) ? allPresets : [...allPresets, sized];
  } catch (error) {
    // No such size: the parser will say that nothing has this id.
    if (isRulesError(error)) return allPresets;
    throw error;
  }
}

/** Reads a preset as it stands in a file. */
export function readPreset(text: string): Result<Preset> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The parser says what is wrong and where.
  }
  return parsePreset(text, { parents: parentsOf(value) });
}

/** Reads a file, or standard input for `-`. */
export function readText(file: string, io: Io): Text {
  try {
    if (file === '-') return { ok: true, text: io.readStdin() };
    const handle = openSync(file, 'r');
    try {
      if (fstatSync(handle).isDirectory())
        return { ok: false, message: `${file} is a folder, not a file.` };
      return { ok: true, text: readAll(handle) };
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const name = file === '-' ? 'What is piped in' : file;
    switch (code) {
      case 'EFBIG':
        return { ok: false, message: `${name} is larger than 64 MB.` };
      case 'EILSEQ':
        return { ok: false, message: `${name} is no text in UTF-8.` };
      case 'ENOENT':
        return { ok: false, message: `There is no file ${file}.` };
      case 'EACCES':
      case 'EPERM':
        return { ok: false, message: `The file ${file} may not be read.` };
      default:
        return {
          ok: false,
          message: `The file ${file} cannot be read (${code || String(error)}).`,
        };
    }
  }
}

/** A game that was named on the command line, its faults, or why nothing has that name. */
export type Found =
  | { readonly kind: 'preset'; readonly preset: Preset; readonly locate?: Locate }
  | { readonly kind: 'faulty'; readonly issues: readonly Issue[]; readonly locate?: Locate }
  | { readonly kind: 'missing'; readonly message: string };

/** Looks for a game by id first, then as a file. */
export function find(name: string, io: Io): Found {
  try {
    const preset = shipped(name);
    if (preset !== undefined) return { kind: 'preset', preset };
  } catch (error) {
    if (isRulesError(error)) return { kind: 'faulty', issues: error.issues };
    throw error;
  }
  if (name !== '-' && !existsSync(name)) return { kind: 'missing', message: unknown(name) };
  const text = readText(name, io);
  if (!text.ok) return { kind: 'missing', message: text.message };
  const read = readPreset(text.text);
  const locate = locator(text.text);
  const issues = [...(read.ok ? [] : read.issues), ...duplicateKeys(text.text)];
  if (!read.ok || issues.length > 0) return { kind: 'faulty', issues, locate };
  return { kind: 'preset', preset: read.value, locate };
}

/** Finds a game to work with; `undefined` once it has said on stderr why there is none. */
export function need(name: string, io: Io): Preset | undefined {
  const found = find(name, io);
  switch (found.kind) {
    case 'preset':
      return found.preset;
    case 'missing':
      complain(found.message, io);
      return undefined;
    case 'faulty':
      for (const line of faultLines(found.issues, io.paintErr, name, found.locate)) io.err(line);
      return undefined;
  }
}

function unknown(name: string): string {
  if (/[./\\]/.test(name)) return `There is no file ${name}.`;
  const ids = allPresets.map((one) => one.id);
  const suggestion = nearest(name, ids);
  const hint = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
  return `There is no preset and no file "${name}".${hint}\nPresets: ${ids.join(', ')}, kalah-PITS-SEEDS.`;
}
