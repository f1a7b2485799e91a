import type { Issue, Path } from '../../fault/issue.ts';
import type { TextPlace } from './lines.ts';

/** Of one game no more faults and warnings than this are listed. */
const MOST_ISSUES = 100;

/** The faults and warnings of one game, each with its place in the text. */
export interface Notes {
  /** What keeps the game from being read. */
  readonly faults: Issue[];
  /** What does not. */
  readonly warnings: Issue[];
  /** Notes a fault that was found at an offset. */
  readonly fault: (offset: number, path: Path, issue: Issue) => void;
  /** Notes a warning. */
  readonly warn: (offset: number, code: Issue['code'], message: string) => void;
}

/**
 * An empty list of faults and warnings.
 *
 * @param index - number of the game in its file, from 0, with which every path begins
 */
export function createNotes(index: number, locate: (offset: number) => TextPlace): Notes {
  const faults: Issue[] = [];
  const warnings: Issue[] = [];
  const placed = (offset: number, path: Path, issue: Issue): Issue => {
    const place = locate(offset);
    const message = `${issue.message} (line ${place.line}, column ${place.column})`;
    return Object.freeze({ ...issue, path: [index, ...path, ...issue.path], message, ...place });
  };
  return {
    faults,
    warnings,
    fault: (offset, path, issue) => {
      if (faults.length < MOST_ISSUES) faults.push(placed(offset, path, issue));
    },
    warn: (offset, code, message) => {
      if (warnings.length < MOST_ISSUES) {
        warnings.push(placed(offset, [], { code, path: [], message }));
      }
    },
  };
}
