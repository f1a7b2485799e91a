import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createRules, type MoveInput, parsePreset } from '../../src/index.ts';
import { allPresets } from '../../src/presets/index.ts';
import { createSession, type Session, sessionFromJSON } from '../../src/record/index.ts';

type Step = MoveInput | { readonly do: 'undo' | 'redo' | 'save' };

interface Case {
  readonly id: string;
  readonly why: string;
  readonly preset: string | Readonly<Record<string, unknown>>;
  readonly given?: Readonly<Record<string, unknown>>;
  readonly steps: readonly Step[];
  readonly expect: {
    readonly position?: object;
    readonly outcome?: object | null;
    readonly moves?: readonly unknown[];
    readonly captures?: readonly object[];
    readonly refused?: { readonly step: number; readonly code: string };
  };
}

const cases = JSON.parse(readFileSync('spec/sessions/sessions.json', 'utf8')) as readonly Case[];

function begin({ preset, given }: Case): Session {
  const written = typeof preset === 'string' ? { extends: preset } : preset;
  const header = { format: 1, id: 'case', name: 'case' };
  const read = parsePreset({ ...header, ...written }, { parents: allPresets });
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  return createSession(createRules(read.value), given === undefined ? {} : { start: given });
}

/** The codes that a step is refused with; none when it was done. */
function take(session: Session, step: Step): readonly string[] {
  const done =
    typeof step === 'object' && 'do' in step
      ? session.dispatch({ kind: step.do as 'undo' | 'redo' })
      : session.tryPlay(step);
  return done.ok ? [] : done.issues.map((one) => one.code);
}

function saved(session: Session): Session {
  const again = sessionFromJSON(JSON.stringify(session));
  if (!again.ok) throw new Error(JSON.stringify(again.issues));
  expect(again.value.getSnapshot().position).toEqual(session.getSnapshot().position);
  return again.value;
}

describe('games with undo, redo and saving', () => {
  test('there are cases', () => expect(cases.length).toBeGreaterThanOrEqual(7));

  for (const one of cases) {
    test(`${one.id}: ${one.why}`, () => {
      let session = begin(one);
      for (const [index, step] of one.steps.entries()) {
        if (typeof step === 'object' && 'do' in step && step.do === 'save') {
          session = saved(session);
          continue;
        }
        const before = session.getSnapshot();
        const { refused } = one.expect;
        const codes = take(session, step);
        expect(codes, `step ${index}`).toEqual(refused?.step === index ? [refused.code] : []);
        if (codes.length > 0)
          expect(session.getSnapshot()).toEqual({ ...before, faults: expect.anything() });
      }
      const state = session.getSnapshot();
      const { position, outcome, moves, captures } = one.expect;
      if (position !== undefined) expect(state.position).toMatchObject(position);
      if (outcome === null) expect(state.outcome).toBeNull();
      else if (outcome !== undefined) expect(state.outcome).toEqual(outcome);
      if (moves !== undefined) {
        expect(session.moves().map((move) => move.direction ?? move.pit)).toEqual(moves);
      }
      const last = state.steps[state.ply - 1];
      if (captures !== undefined) {
        const events = last?.kind === 'move' ? last.events : [];
        const taken = events.flatMap((event) => (event.kind === 'capture' ? event.taken : []));
        expect(taken.map(({ pit, seeds }) => ({ pit, seeds }))).toEqual(captures);
      }
    });
  }
});
