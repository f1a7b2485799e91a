import pc from 'picocolors';
import { EXIT } from './exit.ts';
import { readAll } from './read.ts';

/** Paints text; without colours it returns the text as it is. */
export type Paint = Pick<
  ReturnType<typeof pc.createColors>,
  'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan' | 'magenta' | 'blue'
>;

/** What somebody at the terminal is asked. */
export interface Question {
  /** What is asked for. */
  readonly message: string;
  /** What may be answered, shown while nothing is typed. */
  readonly hint: string;
  /** Why an answer is not accepted; `undefined` when it is. */
  readonly refuse: (answer: string) => string | undefined;
}

/** Asks somebody at the terminal; `null` when he wants to stop (Ctrl-C). */
export type Ask = (question: Question) => Promise<string | null>;

/** What a command knows of the world around it, so that tests can give it another. */
export interface Io {
  /** Writes a line, or several, of results. */
  readonly out: (text: string) => void;
  /** Writes a line, or several, for people who need to know what went wrong. */
  readonly err: (text: string) => void;
  /** Colours for results. */
  readonly paint: Paint;
  /** Colours for errors. */
  readonly paintErr: Paint;
  /** Width of the terminal in characters. */
  readonly columns: number;
  /** Shows how far long work has come, on one line that goes when it is done; left out where nobody looks. */
  readonly progress?: (done: number, total: number) => void;
  /** Asks somebody; left out where nobody can be asked. */
  readonly ask?: Ask;
  /** All that is piped into the command. */
  readonly readStdin: () => string;
  /** Lets the outside world happen during long work: a reader that has gone away ends the command here. */
  readonly breathe: () => Promise<void>;
}

/** The real world. */
export function nodeIo(process: NodeJS.Process): Io {
  // The reader has had enough (`| head`): that is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.ok);
    process.stderr.write(`error: the results cannot be written (${error.code}).\n`);
    process.exit(EXIT.unwritten);
  });
  // Whoever does not read errors does not want to be told of one.
  process.stderr.on('error', () => {});
  return {
    out: (text) => process.stdout.write(`${tame(text)}\n`),
    err: (text) => process.stderr.write(`${tame(text)}\n`),
    paint: pc.createColors(coloured(process.stdout, process.env)),
    paintErr: pc.createColors(coloured(process.stderr, process.env)),
    columns: process.stdout.columns || 80,
    ...(process.stderr.isTTY ? { progress: bar(process.stderr) } : {}),
    ...(process.stdin.isTTY && process.stdout.isTTY ? { ask } : {}),
    readStdin: () => readAll(0),
    breathe: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

/** A bar on the line of the cursor. */
function bar(stream: NodeJS.WriteStream): (done: number, total: number) => void {
  const width = 30;
  return (done, total) => {
    const full = Math.round((width * done) / total);
    const drawn = `${'#'.repeat(full)}${'.'.repeat(width - full)} ${Math.floor((100 * done) / total)} %`;
    stream.write(done < total ? `\r${drawn}` : `\r${' '.repeat(drawn.length)}\r`);
  };
}

/** Loaded when first needed: most commands ask nothing. */
const ask: Ask = async (question) => (await import('./prompt.ts')).prompt(question);

/**
 * Texts from a stranger's file must not steer the terminal: of all control characters only line ends
 * and colours are left.
 */
export function tame(text: string): string {
  return text.replaceAll(CONTROL, (found) => (found.length > 1 ? found : '\ufffd'));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /\u001b\[[\d;]*m|[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;

/** Colours are for people who look at a terminal and have not declined them (no-color.org). */
function coloured(stream: NodeJS.WriteStream, env: NodeJS.ProcessEnv): boolean {
  return Boolean(stream.isTTY) && !env.NO_COLOR && env.TERM !== 'dumb';
}
