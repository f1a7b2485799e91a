import { describe, expect, test } from 'vitest';
import { allVectors, perftCases } from './cases.ts';
import { clauses, clausesOf } from './clauses.ts';
import { citations, clauseCover, codeCover } from './coverage.ts';
import { broken, permanentNow, substance } from './permanent.ts';
import { permanentAtLastTag } from './released.ts';
import { sourceSentences } from './sources.ts';

const all = clauses();
const cover = clauseCover();
const cases = [...allVectors().map(({ vector }) => vector), ...perftCases()];

describe('clauses, code and vectors cover each other', () => {
  test('the clauses were found', () => {
    expect(all.length).toBeGreaterThan(180);
    expect(all.find(({ id }) => id === 'SOW-3')?.text).toContain('passed over every time round');
  });

  test('each clause says one thing that must be so', () => {
    const odd = all.filter(({ text }) => text.match(/\bMUST\b/g)?.length !== 1);
    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  test('each clause has two vectors or more', () => {
    const thin = cover.filter((one) => one.cases.length < 2);
    expect(thin.map(({ clause }) => clause.id)).toEqual([]);
  });

  test('each clause is cited where it is carried out', () => {
    const uncited = cover.filter((one) => one.code.length === 0);
    expect(uncited.map(({ clause }) => clause.id)).toEqual([]);
  });

  test('each vector names a clause, and only clauses that there are', () => {
    const known = new Set(all.map(({ id }) => id));
    const odd = cases.filter(
      (one) => one.clauses.length === 0 || one.clauses.some((id) => !known.has(id)),
    );
    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  test('each code of presets, positions and moves has a vector, or a reason why none can reach it', () => {
    const codes = codeCover();
    expect(codes.length).toBeGreaterThan(40);
    const odd = codes.filter((one) => one.vectors.length > 0 === (one.unreached !== undefined));
    expect(odd.map(({ code }) => code)).toEqual([]);
  });

  test('each rule sentence of the first texts became a clause', () => {
    const known = new Set(all.map(({ id }) => id));
    expect(sourceSentences.length).toBeGreaterThan(50);
    const odd = sourceSentences.filter(
      (one) => one.clauses.length === 0 || one.clauses.some((id) => !known.has(id)),
    );
    expect(odd.map(({ id }) => id)).toEqual([]);
  });
});

describe('ids are permanent', () => {
  test('none is used twice', () => {
    for (const ids of [all.map(({ id }) => id), cases.map(({ id }) => id)]) {
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    }
  });

  test('nothing that was released has been lost or changed', () => {
    const released = permanentAtLastTag();
    const now = permanentNow();
    expect(broken(released ?? now, now)).toEqual([]);
  });

  test('a lost clause, a lost vector and a changed answer are noticed, a new reason is not', () => {
    const before = { id: 'x-1', why: 'a', moves: [1], expect: { outcome: null } };
    const was = { clauses: ['SOW-1'], cases: { 'x-1': substance(before) } };
    expect(broken(was, was)).toEqual([]);
    expect(broken(was, { ...was, clauses: [] })).toEqual(['SOW-1']);
    expect(broken(was, { ...was, cases: {} })).toEqual(['x-1']);
    const reworded = { 'x-1': substance({ ...before, why: 'b' }) };
    expect(broken(was, { ...was, cases: reworded })).toEqual([]);
    const changed = { 'x-1': substance({ ...before, moves: [2] }) };
    expect(broken(was, { ...was, cases: changed })).toEqual(['x-1']);
  });
});

describe('the tools of this check', () => {
  test('ranges of citations are filled in', () => {
    expect([...citations('Clauses END-2 to END-4, REM-1.')]).toEqual([
      'END-2',
      'END-3',
      'END-4',
      'REM-1',
    ]);
    expect([...citations('SOW-1 to LAND-3')]).toEqual(['SOW-1', 'LAND-3']);
  });

  test('a clause ends where a chapter begins', () => {
    const text =
      '### A-1 One\n\nIt MUST.\n\n## Chapter\n\nIt MUST not count.\n\n### A-2 Two\n\nAlso.';
    expect(clausesOf('page', text)).toEqual([
      { id: 'A-1', title: 'One', page: 'page', text: 'It MUST.' },
      { id: 'A-2', title: 'Two', page: 'page', text: 'Also.' },
    ]);
  });
});
