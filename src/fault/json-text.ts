import { failure, type Result, success } from './issue.ts';
import { quote } from './show.ts';

/**
 * Reads JSON text. A fault says the line and column, and what people most often forget about JSON.
 */
export function parseText(text: string): Result<unknown> {
  const bare = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  try {
    return success(JSON.parse(bare));
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    const at = positionOf(bare, reason);
    return failure([
      {
        code: 'bad-json',
        path: [],
        message: `This is not JSON: ${sentence(reason)}${lineOf(bare, at)}.${hint(bare, at)}`,
        found: quote(text),
        expected: 'JSON',
      },
    ]);
  }
}

/** The engine’s reason without the stretch of text that it quotes: that may hold anything. */
function sentence(reason: string): string {
  const short = reason
    .replace(/, (\.{3})?".*"(\.{3})? is not valid JSON$/s, '')
    .replace(/( in JSON)? at position \d+.*$/s, '')
    .replace(/\p{C}/gu, '');
  return short === '' ? 'it cannot be read' : short;
}

/** Where reading stopped, or `undefined` where the engine does not say. */
function positionOf(text: string, reason: string): number | undefined {
  const said = /position (\d+)/.exec(reason)?.[1];
  if (said !== undefined) return Number(said);
  if (/end of JSON input/.test(reason)) return text.length;
  if (!reason.startsWith('Unexpected token')) return undefined;
  // Of the beginnings of the text, those that reach beyond the place have the same fault.
  let [sound, faulty] = [0, text.length];
  while (faulty - sound > 1) {
    const middle = (sound + faulty) >> 1;
    if (stumbles(text.slice(0, middle))) faulty = middle;
    else sound = middle;
  }
  return sound;
}

function stumbles(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    return error instanceof Error && error.message.startsWith('Unexpected token');
  }
}

/** Engines count characters; people look for a line. */
function lineOf(text: string, at: number | undefined): string {
  if (at === undefined) return '';
  const before = text.slice(0, at).split('\n');
  return ` (line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1})`;
}

function hint(text: string, at: number | undefined): string {
  if (at === undefined) return '';
  const rest = text.slice(at);
  if (rest.trim() === '') return ' The end is missing: a bracket or a quote is never closed.';
  if (/^\s*[}\]]/.test(rest) && text.slice(0, at).trimEnd().endsWith(','))
    return ' No comma may stand before a closing bracket.';
  if (/^\/[/*]/.test(rest)) return ' JSON has no comments.';
  if (/^[\p{L}'‘’“”]/u.test(rest)) return ' Keys and texts stand in straight double quotes.';
  return '';
}
