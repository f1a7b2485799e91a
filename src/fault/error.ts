import { type Issue, pathText } from './issue.ts';

/**
 * The only error that the library throws on purpose. It carries the same issues that the `parse…` and
 * `try…` functions return. Test for it with {@link isRulesError}: two copies of the package (ESM and
 * CommonJS) have two classes, so `instanceof` may fail.
 */
export class RulesError extends Error {
  /** Always `RulesError`, in every copy of the package. */
  override readonly name = 'RulesError';
  /** Every fault, at least one. */
  readonly issues: readonly Issue[];

  /** @param issues - the faults to report, at least one */
  constructor(issues: readonly Issue[]) {
    super(issues.map(line).join('\n'));
    this.issues = issues;
  }
}

/**
 * Whether something caught is a {@link RulesError}, of this copy of the package or another.
 *
 * @param error - anything that was thrown
 */
export function isRulesError(error: unknown): error is RulesError {
  try {
    return (
      error instanceof Error &&
      error.name === 'RulesError' &&
      'issues' in error &&
      Array.isArray(error.issues)
    );
  } catch {
    return false; // a proxy that does not let itself be looked at
  }
}

/** What is wrong with the value as a whole needs no path. */
function line({ path, message, code }: Issue): string {
  return `${path.length === 0 ? '' : `${pathText(path)}: `}${message} [${code}]`;
}
