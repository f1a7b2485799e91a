import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { Ask, Question } from '../../src/cli/io.ts';
import { prompt } from '../../src/cli/prompt.ts';
import { mancala } from './support.ts';

/** Answers in turn; what is refused is noted, and the next answer given. The last one must be accepted. */
function answers(...words: readonly (string | null)[]): {
  readonly ask: Ask;
  readonly refusals: string[];
  readonly questions: Question[];
} {
  const rest = [...words];
  const refusals: string[] = [];
  const questions: Question[] = [];
  const ask: Ask = async (question) => {
    questions.push(question);
    for (;;) {
      const answer = rest.shift();
      if (answer === undefined) throw new Error('asked more often than expected');
      const refused = answer === null ? undefined : question.refuse(answer);
      if (refused === undefined) return answer;
      refusals.push(refused);
    }
  };
  return { ask, refusals, questions };
}

const game = ['play', 'oware', '--players', 'human,random', '--seed', '5'];

describe('a human player', () => {
  test('sees every legal move with what it would do, and plays the one that is typed', async () => {
    const { ask, questions } = answers('C', 'quit');
    const { code, out } = await mancala(game, { ask });
    expect(out).toContain('  A  to E\n  B  to F\n  C  to a\n  D  to b\n  E  to c\n  F  to d');
    expect(out).toContain('\n1. South plays C: 4 seeds to a.');
    expect(out).toContain('\n2. North plays ');
    expect(out).toContain('Left after 2 moves.');
    expect(questions.map((one) => one.message)).toEqual(['South to move', 'South to move']);
    expect(code).toBe(0);
  });

  test('sees captures and extra turns beforehand', async () => {
    const { ask } = answers('C', 'quit');
    const { out } = await mancala(['play', 'kalah', '--players', 'human'], { ask });
    expect(out).toMatch(/^ {2}C {2}to South’s store {2}moves again$/m);
    const capture = answers('C', 'quit');
    const kalah = await mancala(['play', 'kalah-3-1', '--players', 'human'], { ask: capture.ask });
    expect(kalah.out).toMatch(/^ {2}B {2}to C {2}captures 1 from a and 1 from C$/m);
  });

  test('is told why a move is refused, with the clause', async () => {
    const { ask, refusals } = answers('f', 'Z', '', 'C', 'C', 'quit');
    await mancala(['play', 'oware', '--players', 'human', '--no-board'], { ask });
    expect(refusals).toHaveLength(4);
    expect(refusals[0]).toMatch(/f belongs to North.*\(MOVE-1\)/);
    expect(refusals[1]).toContain('"Z"');
    expect(refusals[2]).toContain('Type the name of a pit');
    expect(refusals[3]).toMatch(/C belongs to South.*\(MOVE-1\)/);
  });

  test('goes back to the turn before with undo, over the moves of others', async () => {
    const { ask, questions } = answers('C', 'undo', 'F', 'quit');
    const { out } = await mancala(game, { ask });
    const [before = '', after = ''] = out.split('Back to move 1.');
    expect(before).toContain('\n2. North plays ');
    expect(after).toContain('│ 4 │ 4 │ 4 │ 4 │ 4 │ 4 │ ┌─────┐');
    expect(after).toContain('\n1. South plays F: ');
    expect(questions.map((one) => one.hint.includes('undo'))).toEqual([false, true, false, true]);
  });

  test('cannot go back beyond his first turn', async () => {
    const { ask, refusals } = answers('undo', 'quit');
    await mancala([...game, '--first', 'North'], { ask });
    expect(refusals).toEqual(['There is no earlier turn of yours to go back to.']);
  });

  test('takes the extra turn of Kalah back singly', async () => {
    const { ask } = answers('C', 'undo', 'quit');
    const { out } = await mancala(['play', 'kalah', '--players', 'human'], { ask });
    expect(out).toContain('Back to move 1.');
    expect(out).toContain('Left after 0 moves.');
  });

  test('reads directions as signs and as words', async () => {
    const { ask, refusals } = answers('1a-', '3a cw', '2a counter-clockwise', '1b ccw', '3b', 'q');
    const args = ['play', 'oh-wah-ree-3', '--players', 'human', '--no-board'];
    const { out } = await mancala(args, { ask });
    expect(out).toContain('\n1. Player 1 plays 1a clockwise: ');
    expect(out).toContain('\n2. Player 3 plays 3a clockwise: ');
    expect(out).toContain('\n3. Player 2 plays 2a counterclockwise: ');
    expect(out).toContain('\n4. Player 1 plays 1b counterclockwise: ');
    expect(refusals).toEqual([expect.stringContaining('which way')]);
  });

  test('takes a word for a pit of that name, even one that cannot be played', async () => {
    const piped = JSON.stringify({
      format: 1,
      id: 'words',
      name: 'Words',
      board: { pits: 4, names: ['u', 'b', 'q', 'd'] },
    });
    const { ask, refusals } = answers('q', 'u', 'quit');
    const args = ['play', '-', '--players', 'human', '--no-board'];
    const { out } = await mancala(args, { ask, readStdin: () => piped });
    expect(refusals).toEqual([expect.stringContaining('q belongs to North')]);
    expect(out).toContain('\n1. South plays u: ');
    expect(out).toContain('Left after 1 move.');
  });

  test('? helps and asks again', async () => {
    const { ask, questions } = answers('?', 'quit');
    const { out } = await mancala(game, { ask });
    expect(out).toMatch(/^ {2}quit +leaves the game$/m);
    expect(questions).toHaveLength(2);
  });

  test('Ctrl-C leaves with exit code 130', async () => {
    const { ask } = answers('C', null);
    const { code, out } = await mancala(game, { ask });
    expect(code).toBe(130);
    expect(out).toContain('Left after 2 moves.');
  });

  test('ends by agreement where the rules know it and nobody else must be asked', async () => {
    const piped = JSON.stringify({
      format: 1,
      id: 'agreed',
      name: 'Agreed',
      extends: 'oware',
      end: [{ when: 'agreement', remaining: 'split' }],
    });
    const readStdin = () => piped;
    const both = answers('C', 'agree');
    const agreed = await mancala(['play', '-', '--players', 'human'], { ask: both.ask, readStdin });
    expect(agreed.code).toBe(0);
    expect(agreed.out).toContain('A draw after 1 move');
    expect(agreed.out).toContain('Reason: agreement');
    const one = answers('agree', 'quit');
    await mancala(['play', '-', '--players', 'human,random'], { ask: one.ask, readStdin });
    expect(one.refusals).toEqual(['This game cannot be ended by agreement here.']);
  });

  test('is not left in the dark by --quiet', async () => {
    const { ask } = answers();
    const { code, err } = await mancala([...game, '--quiet'], { ask });
    expect(code).toBe(2);
    expect(err).toContain('--quiet');
  });
});

/** A terminal made of streams: what is typed goes in, and raw mode is noted. */
function terminal(): {
  readonly input: PassThrough & { isTTY: boolean; setRawMode: (raw: boolean) => void };
  readonly output: PassThrough & { isTTY: boolean; columns: number };
  readonly raw: boolean[];
  readonly shown: () => string;
} {
  const raw: boolean[] = [];
  const input = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: (on: boolean) => void raw.push(on),
  });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
  let text = '';
  output.on('data', (data) => {
    text += data;
  });
  return { input, output, raw, shown: () => text };
}

describe('the prompt', () => {
  const question: Question = {
    message: 'South to move',
    hint: 'a pit',
    refuse: (answer) => (answer === 'C' ? undefined : `not ${answer}`),
  };

  test('shows why an answer is refused and goes on asking', async () => {
    const { input, output, raw, shown } = terminal();
    const answer = prompt(question, input, output);
    input.write('B\r');
    await expect.poll(shown).toContain('not B');
    input.write('\u007fC\r');
    expect(await answer).toBe('C');
    expect(shown()).toContain('South to move');
    expect(raw[0]).toBe(true);
    expect(raw.at(-1)).toBe(false);
  });

  test.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
    ['Ctrl-D behind a text', 'ab\u0004'],
  ])('%s ends it, with the terminal as it was', async (_, keys) => {
    const { input, output, raw, shown } = terminal();
    const answer = prompt(question, input, output);
    input.write(keys);
    expect(await answer).toBeNull();
    expect(raw.at(-1)).toBe(false);
    // The cursor is shown again after it was last hidden.
    expect(shown().lastIndexOf('\u001b[?25h')).toBeGreaterThan(shown().lastIndexOf('\u001b[?25l'));
    expect(input.listenerCount('keypress')).toBe(0);
  });

  test('a terminal that goes away ends it', async () => {
    const { input, output } = terminal();
    const answer = prompt(question, input, output);
    input.end();
    expect(await answer).toBeNull();
  });
});
