import { type Issue, pathText } from '../index.ts';
import type { Io, Paint } from './io.ts';
import type { Locate, Spot } from './locate.ts';

/**
 * Faults for people, each on a line that can be searched for, with what to do about it below.
 *
 * @param file - the file or the argument that they were found in
 * @param locate - finds their lines in that file
 */
export function faultLines(
  issues: readonly Issue[],
  paint: Paint,
  file?: string,
  locate?: Locate,
): readonly string[] {
  const placed = issues.map((issue) => ({ issue, spot: locate?.(issue) }));
  // People mend a file from its top; what stands nowhere comes first.
  placed.sort(
    ({ spot: a }, { spot: b }) =>
      (a?.line ?? 0) - (b?.line ?? 0) || (a?.column ?? 0) - (b?.column ?? 0),
  );
  return placed.flatMap(({ issue, spot }) => {
    const where = [
      file === undefined ? undefined : origin(file, spot),
      issue.path.length === 0 ? undefined : pathText(issue.path),
    ];
    const place = where.filter((part) => part !== undefined).join(': ');
    const head = place === '' ? '' : `${paint.bold(place)}: `;
    // Engines quote the text that is no JSON, line ends and all.
    const message = issue.message.replaceAll(/\s+/g, ' ');
    return [
      `${head}${message} ${paint.dim(`[${issue.code}]`)}`,
      ...advice(issue, spot).map((line) => `    ${line}`),
    ];
  });
}

/** A file, with the line where that is known, as editors and terminals make a link of it. */
export function origin(file: string, spot: Spot | undefined): string {
  return spot === undefined ? file : `${file}:${spot.line}:${spot.column}`;
}

/** Says what is wrong with how the command was used. */
export function complain(message: string, io: Io): void {
  io.err(`${io.paintErr.red('error:')} ${message}`);
}

/** What the message has not said already. */
function advice(issue: Issue, spot: Spot | undefined): readonly string[] {
  const { code, message, found, expected, suggestion, clause } = issue;
  const missing = (text: string | undefined): text is string =>
    text !== undefined && !message.includes(text);
  return [
    ...(missing(found) && !(code === 'bad-json' && spot !== undefined) ? [`found: ${found}`] : []),
    ...(missing(expected) ? [`expected: ${expected}`] : []),
    ...(missing(suggestion) ? [`did you mean: ${suggestion}`] : []),
    ...(clause === undefined ? [] : [`rule: ${clause}`]),
  ];
}
