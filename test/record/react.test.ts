// @vitest-environment happy-dom
import type { Document, HTMLButtonElement, HTMLElement } from 'happy-dom';
import { act, createElement, type ReactElement, useReducer, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createRules } from '../../src/index.ts';
import { standardKalah } from '../../src/presets/index.ts';
import {
  createSession,
  formatMove,
  type GameAction,
  type GameState,
  newGame,
  reduceGame,
  type Session,
} from '../../src/record/index.ts';

const rules = createRules(standardKalah);

/** A board with a button for each move, and one to take a move back. */
function board(state: GameState, dispatch: (action: GameAction) => void): ReactElement {
  const moves = state.outcome === null ? rules.moves(state.position) : [];
  const button = (label: string, action: GameAction) =>
    createElement('button', { key: label, type: 'button', onClick: () => dispatch(action) }, label);
  return createElement(
    'div',
    null,
    createElement('p', { id: 'pits' }, state.position.pits.join(' ')),
    createElement('p', { id: 'faults' }, state.faults.map((one) => one.code).join(' ')),
    moves.map((move) => button(formatMove(rules, move), { kind: 'play', move })),
    button('undo', { kind: 'undo' }),
  );
}

let renders = 0;

function WithStore({ session }: { readonly session: Session }): ReactElement {
  renders += 1;
  const state = useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
  return board(state, session.dispatch);
}

function WithReducer(): ReactElement {
  const [state, dispatch] = useReducer(reduceGame, rules, newGame);
  return board(state, dispatch);
}

// The tests are checked without the types of a browser, and happy-dom brings its own.
const { document } = globalThis as unknown as { readonly document: Document };
let host: HTMLElement;

function text(id: string): string | undefined {
  return host.querySelector(`#${id}`)?.textContent ?? undefined;
}

function buttons(): readonly HTMLButtonElement[] {
  return [...host.querySelectorAll('button')] as HTMLButtonElement[];
}

function click(label: string): void {
  act(() =>
    buttons()
      .find((one) => one.textContent === label)
      ?.click(),
  );
}

async function render(element: ReactElement): Promise<() => void> {
  const root = createRoot(host as unknown as Element);
  await act(() => root.render(element));
  return () => act(() => root.unmount());
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  host = document.createElement('div');
  document.body.append(host);
  renders = 0;
});

afterEach(() => host.remove());

/** What a player sees while he plays, whatever keeps the game. */
function playsAndUndoes(): void {
  expect(buttons().map((one) => one.textContent)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'undo']);
  click('C');
  expect(text('pits')).toBe('4 4 0 5 5 5 4 4 4 4 4 4');
  // The last seed fell into the store: South moves again, but C is empty.
  expect(buttons().map((one) => one.textContent)).toEqual(['A', 'B', 'D', 'E', 'F', 'undo']);
  click('undo');
  expect(text('pits')).toBe('4 4 4 4 4 4 4 4 4 4 4 4');
  click('undo');
  expect(text('faults')).toBe('nothing-to-undo');
}

describe('React', () => {
  test('shows a session through useSyncExternalStore', async () => {
    const session = createSession(rules);
    const unmount = await render(createElement(WithStore, { session }));
    playsAndUndoes();
    act(() => {
      session.play('A');
    });
    expect(text('pits')).toBe('0 5 5 5 5 4 4 4 4 4 4 4');
    expect(renders).toBe(5);
    unmount();
    session.play('a');
    expect(renders).toBe(5);
  });

  test('two components that show one session agree', async () => {
    const session = createSession(rules);
    const one = createElement(WithStore, { key: 1, session });
    await render(createElement('div', null, one, createElement(WithStore, { key: 2, session })));
    click('D');
    const shown = [...host.querySelectorAll('#pits')].map((pits) => pits.textContent);
    expect(shown).toEqual(Array(2).fill('4 4 4 0 5 5 5 4 4 4 4 4'));
  });

  test('holds a game in useReducer', async () => {
    await render(createElement(WithReducer));
    playsAndUndoes();
  });

  test('renders on a server', () => {
    const session = createSession(rules);
    session.play('C');
    const html = renderToString(createElement(WithStore, { session }));
    expect(html).toContain('4 4 0 5 5 5 4 4 4 4 4 4');
  });
});
