import type { Readable, Writable } from 'node:stream';
import { isCancel, text } from '@clack/prompts';
import type { Question } from './io.ts';

interface Key {
  readonly name?: string;
  readonly ctrl?: boolean;
}

/**
 * Asks somebody at a terminal for a line, again until it is not refused.
 *
 * @returns what was typed; `null` for Ctrl-C, Ctrl-D and Escape, or when the terminal goes away
 */
export async function prompt(
  { message, hint, refuse }: Question,
  input: Readable = process.stdin,
  output: Writable = process.stdout,
): Promise<string | null> {
  const gone = new AbortController();
  const stop = (): void => gone.abort();
  // The library closes its reader at the end of the input, but would then wait for ever.
  const key = (_: unknown, { ctrl, name }: Key = {}): void => {
    if (ctrl === true && name === 'd') stop();
  };
  input.on('keypress', key).once('end', stop);
  try {
    const answer = await text({
      message,
      placeholder: hint,
      withGuide: false,
      validate: (value) => refuse(value ?? ''),
      signal: gone.signal,
      input,
      output,
    });
    return isCancel(answer) ? null : answer;
  } finally {
    input.off('keypress', key).off('end', stop);
  }
}
