import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { getLanguageService, type JSONSchema, TextDocument } from 'vscode-json-languageservice';
import { root } from '../tools/entries.mjs';

/** What an editor like Visual Studio Code does with a preset, by the same service that it uses. */
const service = getLanguageService({
  clientCapabilities: {
    textDocument: { completion: { completionItem: { documentationFormat: ['markdown'] } } },
  },
});
const schema = JSON.parse(
  readFileSync(`${root}spec/schema/preset.schema.json`, 'utf8'),
) as JSONSchema;
const ADDRESS = 'https://example.org/preset.schema.json';
service.configure({
  validate: true,
  schemas: [{ uri: ADDRESS, fileMatch: ['*'], schema }],
});

/** A preset with `|` where the cursor is. */
function open(text: string) {
  const at = text.indexOf('|');
  const bare = at < 0 ? text : text.slice(0, at) + text.slice(at + 1);
  const document = TextDocument.create('file:///mine.json', 'json', 1, bare);
  return { document, json: service.parseJSONDocument(document), position: document.positionAt(at) };
}

async function completions(text: string) {
  const { document, json, position } = open(text);
  return (await service.doComplete(document, position, json))?.items ?? [];
}

async function hover(text: string): Promise<string> {
  const { document, json, position } = open(text);
  const found = await service.doHover(document, position, json);
  return JSON.stringify(found?.contents ?? '');
}

async function errors(text: string): Promise<readonly (readonly [at: string, message: string])[]> {
  const { document, json } = open(text);
  const found = await service.doValidation(document, json);
  return found.map((one) => [document.getText(one.range), String(one.message)] as const);
}

const HEAD = '"format": 1, "id": "mine", "name": "Mine"';
const entry = (inside: string) => `{ ${HEAD}, "landing": [${inside}] }`;

describe('completion', () => {
  test('offers whole landing entries', async () => {
    const items = await completions(entry('|'));
    expect(items.map((one) => one.label)).toEqual(
      expect.arrayContaining(['capture by number', 'capture across the board', 'sow on']),
    );
    const across = items.find((one) => one.label === 'capture across the board');
    expect(JSON.parse(across?.insertText ?? across?.textEdit?.newText ?? '')).toEqual({
      if: { owner: 'self', seeds: [1], opposite: { min: 1 } },
      then: { capture: ['opposite', 'landing'] },
    });
  });

  test('offers the keys of a landing test, with what they mean', async () => {
    const items = await completions(entry('{ "if": { "|" }, "then": { "again": true } }'));
    expect(items.map((one) => one.label).sort()).toEqual([
      'in',
      'next',
      'opposite',
      'owner',
      'seeds',
    ]);
    expect(JSON.stringify(items.find((one) => one.label === 'seeds'))).toContain(
      'Seeds in the place after the last one fell; [1] means',
    );
  });

  test('offers the words that a landing action knows', async () => {
    const owner = await completions(entry('{ "if": { "owner": "|" }, "then": {} }'));
    expect(owner.map((one) => one.label).sort()).toEqual(['"none"', '"other"', '"self"']);
    const place = await completions(entry('{ "if": {}, "then": { "capture": ["|"] } }'));
    expect(place.map((one) => one.label)).toEqual(
      expect.arrayContaining(['"landing"', '"opposite"', '"next"', '"beyond"']),
    );
  });

  test('offers the keys of the ending that is named, and endings themselves', async () => {
    const keys = await completions(`{ ${HEAD}, "end": [{ "when": "repetition", "|" }] }`);
    expect(keys.map((one) => one.label)).toEqual(expect.arrayContaining(['times', 'remaining']));
    const endings = await completions(`{ ${HEAD}, "end": [|] }`);
    expect(endings.map((one) => one.label)).toEqual(
      expect.arrayContaining(['nobody can move', 'a side is empty', 'a position comes back']),
    );
  });

  test('offers defaults', async () => {
    const items = await completions(`{ ${HEAD}, "seeds": | }`);
    expect(items.map((one) => one.label)).toContain('4');
  });
});

describe('hover', () => {
  test('says what a key of a landing test means', async () => {
    expect(await hover(entry('{ "if": { "op|posite": [1] }, "then": {} }'))).toContain(
      'Seeds in the pit across the board',
    );
  });

  test('says what a word means', async () => {
    expect(await hover(`{ ${HEAD}, "grandSlam": "no-|capture" }`)).toContain(
      '`no-capture`: The sowing stands, but the capture takes nothing',
    );
  });
});

describe('errors', () => {
  test('are in our own words inside a landing entry', async () => {
    expect(
      await errors(entry('{ "if": { "seeds": 3 }, "then": { "capture": "landing" } }')),
    ).toEqual([
      ['3', 'Expected a list of numbers such as [2, 3], or a range such as { "min": 2 }.'],
      ['"landing"', 'Expected a list such as ["landing"] or ["opposite", "landing"].'],
    ]);
  });

  test('are in our own words elsewhere', async () => {
    expect(
      await errors(`{ "format": "1", "id": "My Game", "name": "X", "seeds": "four" }`),
    ).toEqual([
      ['"1"', 'Expected the number 1.'],
      [
        '"My Game"',
        'Expected small letters and digits, parted by single hyphens, such as "my-first-game".',
      ],
      ['"four"', 'Expected one number for all pits, or a list of one number for each pit.'],
    ]);
  });

  test('are found where the parser finds them', async () => {
    expect(
      (await errors(entry('{ "if": { "ownr": "self" }, "then": { "again": true } }')))[0]?.[0],
    ).toBe('"ownr"');
    expect(await errors(entry('{ "if": { "owner": "self" }, "then": { "again": true } }'))).toEqual(
      [],
    );
  });
});
