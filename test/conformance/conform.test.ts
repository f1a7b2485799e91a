import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { judgeLine, judgePerft, judgeVector } from '../../src/cli/conform/judge.ts';
import { randomLine } from '../../src/cli/conform/lines.ts';
import { shippedSpec } from '../../src/cli/conform/spec.ts';
import { createRules, parsePreset } from '../../src/index.ts';
import { allPresets, oware } from '../../src/presets/index.ts';
import { resultOf } from '../../src/vector/result.ts';
import { mancala } from '../cli/support.ts';
import { perftCounts } from './perft-counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'mancala-conform-'));
afterAll(() => rmSync(folder, { recursive: true }));

const rules = createRules(oware);
const moved = rules.play(rules.start(), 2);
const result = resultOf(rules, moved.position, moved.events);
const play = {
  id: 'play-0001',
  preset: 'oware',
  moves: [2],
  expect: { position: { turn: 1 }, sown: [3, 4, 5, 6], moves: [11, 10, 9, 8, 7, 6] },
};
const refused = {
  id: 'refused-0001',
  preset: 'oware',
  moves: [2, 2],
  expect: { error: { code: 'not-your-pit', path: ['pit'] }, position: { turn: 1 } },
};
const bad = { id: 'bad-0001', preset: { seeds: -1 }, expect: { error: { code: 'out-of-range' } } };
const counted = { id: 'counted-0001', preset: 'oware', perft: [6, 36] };
const notYours = {
  result: { ...result, captures: [], sown: [], events: [] },
  errors: [
    { code: 'unknown-key', path: [] },
    { code: 'not-your-pit', path: ['pit'] },
  ],
  move: 1,
};

/** Answers as a right port gives them, by what it is asked. */
const right = {
  hello: { hello: { name: 'canned' } },
  'play-0001': { result },
  'refused-0001': notYours,
  'bad-0001': { errors: [{ code: 'out-of-range', path: ['seeds'] }] },
  'counted-0001': { result: resultOf(rules, rules.start(), []) },
  perft: { perft: perftCounts(rules, rules.start(), 3) },
};

writeSpec();

describe('mancala conform', () => {
  test('a port that answers right passes', async () => {
    const { code, out, err } = await conform(right);
    expect({ code, out, err }).toEqual({
      code: 0,
      out: '6 answers as expected, 0 different',
      err: '',
    });
  });

  test('a wrong answer is named, with what was expected beside what was found', async () => {
    const { code, out } = await conform({
      ...right,
      'play-0001': { result: { ...result, position: { ...result.position, turn: 0 } } },
    });
    expect(code).toBe(1);
    expect(out).toBe(
      [
        'differs play-0001',
        '    position.turn',
        '        expected  1',
        '        found     0',
        '5 answers as expected, 1 different',
      ].join('\n'),
    );
  });

  test('what a port skips is listed with its reason, and is no difference', async () => {
    const answers = { ...right, 'refused-0001': { skipped: 'no errors here' } };
    const plain = await conform(answers);
    expect(plain.code).toBe(0);
    expect(plain.out).toContain('skipped refused-0001: no errors here');
    expect(plain.out).toContain('5 answers as expected, 0 different, 1 skipped');
    const { out } = await conform(answers, '--json');
    expect(JSON.parse(out)).toEqual({
      passed: 5,
      failed: [],
      skipped: [{ id: 'refused-0001', reason: 'no errors here' }],
    });
  });

  test('the budget says how deep a perft case goes', async () => {
    const shallow = { perft: perftCounts(rules, rules.start(), 2) };
    expect((await conform({ ...right, perft: shallow }, '--budget', '50')).code).toBe(0);
    expect((await conform({ ...right, perft: shallow })).code).toBe(1);
  });

  test.each([
    ['breaks off', 'process.stderr.write("out of seeds"); process.exit(3);', 'exit code 3'],
    [
      'says why on its error output',
      'console.error("out of seeds"); process.exit(3);',
      'out of seeds',
    ],
    [
      'writes what is no JSON',
      'process.stdin.once("data", () => console.log("hm"));',
      'no answer: hm',
    ],
    [
      'answers another question',
      'process.stdin.once("data", () => console.log(`{"seq":7,"hello":{}}`));',
      'no answer',
    ],
  ])('a port that %s gives exit code 2', async (_what, code, message) => {
    const ran = await run([], process.execPath, '-e', code);
    expect(ran.code).toBe(2);
    expect(ran.err).toContain(message);
  });

  test('a port that says nothing is not waited for longer than was allowed', async () => {
    const ran = await run(['--timeout', '1'], process.execPath, '-e', 'process.stdin.resume();');
    expect(ran.code).toBe(2);
    expect(ran.err).toContain('no answer within 1 s');
  });

  test('a program that is not there gives exit code 2', async () => {
    const ran = await run([], join(folder, 'nowhere'));
    expect(ran).toMatchObject({ code: 2 });
    expect(ran.err).toContain('cannot be started');
  });

  test('a folder that is no specification gives exit code 2', async () => {
    const { code, err } = await mancala(['conform', '--spec', folder, '--', 'true']);
    expect(code).toBe(2);
    expect(err).toContain('is no specification');
  });

  test('the specification that came along is found', () => {
    expect(shippedSpec()).toMatch(/spec$/);
    expect(shippedSpec('/')).toBeUndefined();
  });
});

describe('judging answers', () => {
  test.each([
    ['a refusal where none is expected', play, right['bad-0001']],
    ['no refusal where one is expected', refused, { result }],
    ['the refusal of an earlier move', refused, { ...notYours, move: 0 }],
    ['another fault', refused, { ...notYours, errors: [{ code: 'empty-pit', path: ['pit'] }] }],
    ['another place', bad, { errors: [{ code: 'wrong-type', path: ['seeds'] }] }],
    [
      'a state beside the refusal that differs',
      refused,
      { ...notYours, result: { position: { turn: 0 } } },
    ],
    ['no result at all', play, {}],
    ['a result that is none', play, { result: 'yes' }],
    ['a list of moves that is none', play, { result: { ...result, moves: null } }],
  ])('%s differs', (_what, vector, answer) => {
    expect(judgeVector(vector, answer).kind).toBe('failed');
  });

  test('counts that are missing or others differ', () => {
    const counts = perftCounts(rules, rules.start(), 2);
    expect(judgePerft(counts, { perft: counts }).kind).toBe('passed');
    expect(judgePerft(counts, { perft: counts.slice(1) }).kind).toBe('failed');
    expect(judgePerft(counts, { perft: counts.map((one) => ({ ...one, ended: 1 })) }).kind).toBe(
      'failed',
    );
    expect(judgePerft(counts, { errors: [] }).kind).toBe('failed');
    expect(judgePerft(counts, { skipped: 'slow' }).kind).toBe('skipped');
  });

  test('a line is compared step by step, the order of moves included', () => {
    const steps = [resultOf(rules, rules.start(), []), result];
    expect(judgeLine(steps, { steps }).kind).toBe('passed');
    expect(judgeLine(steps, { steps: steps.slice(0, 1) }).kind).toBe('failed');
    expect(judgeLine(steps, { steps, errors: [] }).kind).toBe('failed');
    const turned = { ...result, moves: [...result.moves].reverse() };
    expect(judgeLine(steps, { steps: [steps[0], turned] }).kind).toBe('failed');
  });
});

describe('random lines', () => {
  test('are the same for the same seed, and legal as they are asked', () => {
    const line = randomLine(3, 5);
    expect(JSON.stringify(randomLine(3, 5))).toBe(JSON.stringify(line));
    expect(JSON.stringify(randomLine(4, 5))).not.toBe(JSON.stringify(line));
    const { preset, given, moves, waive } = line.request;
    const read = parsePreset(JSON.parse(JSON.stringify(preset)), { parents: allPresets });
    if (!read.ok) throw new Error('the preset is none');
    const again = createRules(read.value);
    const start = again.parsePosition(JSON.parse(JSON.stringify(given)), { waive });
    if (!start.ok) throw new Error('the position is none');
    let at = start.value;
    const steps = [resultOf(again, at, [])];
    for (const move of moves) {
      const played = again.play(at, move as number);
      at = played.position;
      steps.push(resultOf(again, at, played.events));
    }
    expect(steps).toEqual(line.steps);
  });
});

function conform(answers: object, ...options: readonly string[]) {
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  return run(options, process.execPath, join(folder, 'port.mjs'), file);
}

function run(options: readonly string[], ...command: readonly string[]) {
  return mancala(['conform', '--spec', join(folder, 'spec'), ...options, '--', ...command]);
}

function writeSpec(): void {
  const spec = join(folder, 'spec');
  for (const name of ['presets', 'vectors', 'rules/games', 'perft'])
    mkdirSync(join(spec, name), { recursive: true });
  writeFileSync(join(spec, 'VERSION'), '1.2.3\n');
  writeFileSync(join(spec, 'presets/oware.json'), JSON.stringify(oware));
  writeFileSync(join(spec, 'vectors/a.json'), JSON.stringify([play, refused]));
  writeFileSync(join(spec, 'vectors/b.json'), JSON.stringify([bad]));
  writeFileSync(
    join(spec, 'rules/games/page.md'),
    `# Page\n\n\`\`\`json\n${JSON.stringify(counted)}\n\`\`\`\n`,
  );
  const depths = perftCounts(rules, rules.start(), 3);
  const perft = [{ id: 'perft-oware', preset: 'oware', depths }];
  writeFileSync(join(spec, 'perft/p.json'), JSON.stringify(perft));
  writeFileSync(
    join(folder, 'port.mjs'),
    `import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
const answers = JSON.parse(readFileSync(process.argv[2], 'utf8'));
for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  const key = asked.hello ? 'hello' : asked.vector ? asked.vector.id : 'perft';
  console.log(JSON.stringify({ seq: asked.seq, ...answers[key] }));
}
`,
  );
}
