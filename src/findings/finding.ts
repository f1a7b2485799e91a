import { FINDING_CODES, type FindingCode } from './codes.ts';
import type { Finding } from './types.ts';

/** A finding of a code, frozen; its kind follows from the code. */
export function finding(
  code: FindingCode,
  path: Finding['path'],
  message: string,
  mend: string,
  line?: Finding['line'],
): Finding {
  return Object.freeze({
    code,
    kind: FINDING_CODES[code],
    path: Object.freeze(path),
    message,
    mend,
    ...(line === undefined ? {} : { line: Object.freeze(line) }),
  });
}
