import { describeRules, type RuleSheet } from '../../../src/describe/index.ts';
import { createRules, type Preset } from '../../../src/index.ts';
import { allPresets } from '../../../src/presets/index.ts';
import { drawSvg } from '../../../src/svg/index.ts';
import { NOT_RESTATED, RESTATED } from './restated.ts';

/** `docs/games/ID.md` and `docs/pictures/ID.svg` of every shipped game. */
export function gameFiles(): Readonly<Record<string, () => string>> {
  return Object.fromEntries(
    allPresets.flatMap((preset) => [
      [`docs/games/${preset.id}.md`, () => gamePage(preset)],
      [`docs/pictures/${preset.id}.svg`, () => startPicture(preset)],
    ]),
  );
}

/** Games whose board is a ring, also where two players could be shown in rows. */
const RINGS: readonly string[] = ['oh-wah-ree-2', 'grand-oh-wah-ree-2'];

function startPicture(preset: Preset): string {
  const rules = createRules(preset);
  const layout = RINGS.includes(preset.id) ? { layout: 'ring' as const } : {};
  return `${drawSvg(rules, rules.start(), layout)}\n`;
}

/** A game: its picture, its rules in both languages, and where they come from. */
function gamePage(preset: Preset): string {
  const rules = createRules(preset);
  const [en, es] = (['en', 'es'] as const).map((language) => describeRules(rules, { language }));
  return `${[
    `# ${en?.title}`,
    `![The board at the start of ${en?.title}](../pictures/${preset.id}.svg)`,
    en?.about ?? '',
    `Play it in the terminal: \`mancala play ${preset.id}\`. Start a game of your own from it: [the preset as JSON](../../spec/presets/${preset.id}.json).`,
    '## The rules',
    ...(preset.id in RESTATED
      ? [
          'In brackets: the [sentences of the source](../../spec/sources.md) that a paragraph restates.',
        ]
      : []),
    ...sheetLines(en as RuleSheet, preset.id),
    '## Las reglas en español',
    '<div lang="es">',
    ...(es?.about === undefined ? [] : [es.about]),
    ...sheetLines(es as RuleSheet, preset.id),
    '</div>',
    ...notRestated(preset.id),
  ]
    .filter((line) => line !== '')
    .join('\n\n')}\n`;
}

function sheetLines(sheet: RuleSheet, id: string): string[] {
  return sheet.sections.flatMap(({ number, title, paragraphs }) => [
    `### ${number}. ${title}`,
    ...paragraphs.map((paragraph) => {
      const text = paragraph.sentences.map((one) => one.text).join(' ');
      const sources = RESTATED[id]?.[paragraph.number];
      const behind = sources === undefined ? '' : ` *(${sources.split(' ').join(', ')})*`;
      return `**${paragraph.number}** ${text}${behind}`;
    }),
  ]);
}

function notRestated(id: string): string[] {
  const found = NOT_RESTATED.filter(({ game }) => game === id);
  if (found.length === 0) return [];
  return [
    '## Not restated',
    found.map(({ sentences, why }) => `- ${sentences.split(' ').join(', ')}: ${why}.`).join('\n'),
  ];
}

/** `docs/games.md`: every shipped game in one line. */
export function gamesIndex(): string {
  const rows = allPresets.map((preset) => {
    const { title, about = '' } = describeRules(createRules(preset));
    const seeds = typeof preset.seeds === 'number' ? String(preset.seeds) : 'varied';
    const [first = ''] = about.split(/(?<=\.) /);
    return `| [${title}](games/${preset.id}.md) | ${preset.players} | ${preset.board.pits} | ${seeds} | ${first} |`;
  });
  return `${[
    '# The games',
    'Each page shows the board and the rules in English and Spanish, written from the preset itself.',
    ['| game | players | pits | seeds | |', '| --- | --- | --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n')}\n`;
}
