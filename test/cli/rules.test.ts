import { createRules } from 'mancala-rules';
import { describeRules, toMarkdown } from 'mancala-rules/describe';
import { kalah, oware } from 'mancala-rules/presets';
import { afterAll, describe, expect, test } from 'vitest';
import { folder, mancala } from './support.ts';

const files = folder();
afterAll(files.remove);

describe('mancala rules', () => {
  test('prints the rules of a game in English', async () => {
    const { code, out } = await mancala(['rules', 'oware']);
    expect(code).toBe(0);
    expect(`${out}\n`).toBe(toMarkdown(describeRules(createRules(oware))));
    expect(out).toContain('**2.1** At the start there are four seeds in each pit, 48 in all.');
  });

  test('and in Spanish', async () => {
    const { out } = await mancala(['rules', 'kalah-5-3', '--lang', 'es']);
    expect(out).toContain('## 5. Qué hace la última semilla');
    expect(out).toContain('Al comienzo hay tres semillas en cada hoyo, 30 en total.');
  });

  test('--json prints what each sentence rests on', async () => {
    const { out } = await mancala(['rules', 'kalah', '--json']);
    expect(JSON.parse(out)).toEqual(describeRules(createRules(kalah())));
  });

  test('of a file, and refuses a faulty one', async () => {
    const good = files.file('mine.json', { format: 1, id: 'mine', name: 'Mine', extends: 'oware' });
    expect((await mancala(['rules', good])).out).toMatch(/^# Mine\n/);
    const bad = files.file('bad.json', { format: 1, id: 'bad', name: 'Bad', sedes: 3 });
    const { code, out, err } = await mancala(['rules', bad]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('seeds');
  });

  test('refuses a language that it does not have', async () => {
    const { code, err } = await mancala(['rules', 'oware', '--lang', 'fr']);
    expect(code).toBe(2);
    expect(err).toContain('en, es');
  });
});
