import { canonical } from './canonical.ts';
import { allVectors, perftCases } from './cases.ts';
import { clauses } from './clauses.ts';

/** What must not change once it has been released: ids, and what each of them stands for. */
export interface Permanent {
  /** Ids of clauses. */
  readonly clauses: readonly string[];
  /** Vectors and perft cases by id, each as text without what may be reworded. */
  readonly cases: Readonly<Record<string, string>>;
}

/** What a case is about: everything but the words that explain it. */
export function substance(one: object): string {
  const {
    why: _why,
    source: _source,
    clauses: _clauses,
    kind: _kind,
    ...rest
  } = one as Record<string, unknown>;
  return canonical(rest);
}

/** What the specification holds now. */
export function permanentNow(): Permanent {
  const cases = [...allVectors().map(({ vector }) => vector), ...perftCases()];
  return {
    clauses: clauses().map(({ id }) => id),
    cases: Object.fromEntries(cases.map((one) => [one.id, substance(one)])),
  };
}

/** What was released and has been lost, or is something else now. */
export function broken(released: Permanent, now: Permanent): readonly string[] {
  const lost = released.clauses.filter((id) => !now.clauses.includes(id));
  const changed = Object.entries(released.cases)
    .filter(([id, text]) => now.cases[id] !== text)
    .map(([id]) => id);
  return [...lost, ...changed];
}
