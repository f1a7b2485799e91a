import { clauseCover, codeCover } from '../../conformance/coverage.ts';
import { sourceSentences } from '../../conformance/sources.ts';

/** `docs/coverage.md`: what stands behind each clause and each code. */
export function coverageTable(): string {
  const clauses = clauseCover();
  const codes = codeCover();
  const cases = new Set(clauses.flatMap((one) => one.cases));
  const pages = [...new Set(clauses.map(({ clause }) => clause.page))];
  return `${[
    '# Clauses, code, vectors',
    '',
    'Written by `npm run generate`, and checked by `npm test`: every clause is carried out somewhere and tested by at least two cases, every case names a clause.',
    '',
    `${clauses.length} clauses, ${cases.size} vectors and perft cases.`,
    ...pages.flatMap((page) => [
      '',
      `## [${page.replace('spec/rules/', '').replace('.md', '')}](../${page})`,
      '',
      '| clause | carried out in | cases |',
      '| --- | --- | --- |',
      ...clauses
        .filter(({ clause }) => clause.page === page)
        .map(
          (one) =>
            `| ${one.clause.id} ${one.clause.title.replaceAll('|', '\\|')} | ${one.code.map((file) => `\`${file}\``).join(', ')} | ${some(one.cases)} |`,
        ),
    ]),
    '',
    '## Codes of faults',
    '',
    '| code | vectors |',
    '| --- | --- |',
    ...codes.map(
      (one) =>
        `| \`${one.code}\` | ${one.unreached ? `none: ${one.unreached}` : some(one.vectors)} |`,
    ),
  ].join('\n')}\n`;
}

/** `spec/sources.md`: what became of each rule sentence of the two texts that the project began with. */
export function sourcesTable(): string {
  const cover = clauseCover();
  const casesOf = (ids: readonly string[]) => [
    ...new Set(ids.flatMap((id) => cover.find(({ clause }) => clause.id === id)?.cases ?? [])),
  ];
  const rows = (text: string) =>
    sourceSentences
      .filter(({ id }) => id.startsWith(`${text}.`))
      .map(
        (one) =>
          `| ${one.id} | ${one.words} | ${one.clauses.join(', ')} | ${some(casesOf(one.clauses))} |`,
      );
  const head = ['', '| sentence | what it rules | clauses | cases |', '| --- | --- | --- | --- |'];
  return `${[
    '# Where the rules come from',
    '',
    'Two Spanish texts stood at the beginning: S1, a description of Oh-Wah-Ree, and S2, an encyclopedia article on Oware and its relatives. Their rule sentences are',
    'numbered here in the order in which they stand (S1 has its text twice; the second copy, with the list of stones, is counted); each is said in a few words of our own, with the clauses that it',
    'became and the cases that test them. How their gaps and contradictions were settled stands on the pages of the [games](rules/games/README.md).',
    'The clauses column is kept in `test/conformance/sources.ts`; this page is written by `npm run generate`.',
    '',
    '## S1: Oh-Wah-Ree',
    ...head,
    ...rows('S1'),
    '',
    '## S2: Oware and relatives',
    ...head,
    ...rows('S2'),
  ].join('\n')}\n`;
}

/** A few ids, and how many more there are. */
function some(ids: readonly string[]): string {
  const shown = ids.slice(0, 5).join(', ');
  return ids.length > 5 ? `${shown} and ${ids.length - 5} more` : shown;
}
