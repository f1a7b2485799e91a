import { type Issue, pathText } from '../index.ts';
import type { Io, Paint } from './io.ts';

/**
 * Faults for people, each on a line that can be searched for, with what to do about it below.
 *
 * @param origin - the file or the argument that they were found in
 */
export function faultLines(
  issues: readonly Issue[],
  paint: Paint,
  origin?: string,
): readonly string[] {
  return issues.flatMap((issue) => {
    const where = [origin, issue.path.length === 0 ? undefined : pathText(issue.path)];
    const place = where.filter((part) => part !== undefined).join(': ');
    const head = place === '' ? '' : `${paint.bold(place)}: `;
    return [
      `${head}${issue.message} ${paint.dim(`[${issue.code}]`)}`,
      ...advice(issue).map((line) => `    ${line}`),
    ];
  });
}

/** Says what is wrong with how the command was used. */
export function complain(message: string, io: Io): void {
  io.err(`${io.paintErr.red('error:')} ${message}`);
}

/** What the message has not said already. */
function advice(issue: Issue): readonly string[] {
  const { message, found, expected, suggestion, clause } = issue;
  const missing = (text: string | undefined): text is string =>
    text !== undefined && !message.includes(text);
  return [
    ...(missing(found) ? [`found: ${found}`] : []),
    ...(missing(expected) ? [`expected: ${expected}`] : []),
    ...(missing(suggestion) ? [`did you mean: ${suggestion}`] : []),
    ...(clause === undefined ? [] : [`rule: ${clause}`]),
  ];
}
