import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** An answer of a port, or why there is none. */
export type Answer =
  | { readonly ok: true; readonly value: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly reason: string };

/** Another program that is asked by JSON lines. */
export interface Port {
  /** Asks one thing; the answer comes in turn. Once an answer has failed, all later ones do. */
  readonly ask: (request: Readonly<Record<string, unknown>>) => Promise<Answer>;
  /** Ends its input and waits until it has gone, but not for long. */
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly seq: number;
  readonly settle: (answer: Answer) => void;
}

/** How long a port may take to go once its input has ended. */
const FAREWELL_MS = 2000;
/** How much of its complaints is kept for the case that it breaks off. */
const KEPT = 2000;

/**
 * Starts a port.
 *
 * @param command - the program
 * @param args - its arguments
 * @param patience - milliseconds that an answer may take
 */
export function startPort(command: string, args: readonly string[], patience: number): Port {
  const child = spawn(command, [...args], { stdio: ['pipe', 'pipe', 'pipe'] });
  const waiting: Waiting[] = [];
  let complaints = '';
  let broken: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let next = 0;
  const gone = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('close', () => resolve());
  });

  const fail = (reason: string) => {
    broken ??= reason;
    clearTimeout(timer);
    for (const one of waiting.splice(0)) one.settle({ ok: false, reason: broken });
  };
  const watch = () => {
    clearTimeout(timer);
    if (waiting.length === 0) return;
    timer = setTimeout(() => {
      fail(`no answer within ${patience / 1000} s`);
      child.kill('SIGKILL');
    }, patience);
  };

  child.once('error', (error) => fail(`it cannot be started: ${error.message}`));
  child.once('close', (code, signal) =>
    fail(
      `it ended (${signal ?? `exit code ${code}`})${complaints === '' ? '' : `:\n${complaints}`}`,
    ),
  );
  // What it has not read when it breaks off is told by its end.
  child.stdin.on('error', () => {});
  child.stderr.setEncoding('utf8');
  child.stderr.on('data', (text: string) => {
    complaints = (complaints + text).slice(-KEPT);
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.trim() === '' || broken !== null) return;
    const expected = waiting.shift();
    const read = expected === undefined ? null : readAnswer(line, expected.seq);
    if (expected === undefined || read === null) {
      if (expected !== undefined) waiting.unshift(expected);
      fail(`it wrote something that is no answer: ${line.slice(0, 200)}`);
      child.kill('SIGKILL');
      return;
    }
    watch();
    expected.settle({ ok: true, value: read });
  });

  return {
    ask: (request) =>
      new Promise((resolve) => {
        if (broken !== null) {
          resolve({ ok: false, reason: broken });
          return;
        }
        const seq = next;
        next += 1;
        waiting.push({ seq, settle: resolve });
        child.stdin.write(`${JSON.stringify({ seq, ...request })}\n`);
        if (waiting.length === 1) watch();
      }),
    close: async () => {
      clearTimeout(timer);
      child.stdin.end();
      const late = setTimeout(() => child.kill('SIGKILL'), FAREWELL_MS);
      await gone;
      clearTimeout(late);
    },
  };
}

/** An object that repeats the number of its request, or `null`. */
function readAnswer(line: string, seq: number): Readonly<Record<string, unknown>> | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const answer = value as Readonly<Record<string, unknown>>;
  return answer.seq === seq ? answer : null;
}
