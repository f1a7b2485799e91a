import type { Path } from '../../fault/issue.ts';
import type { Ends } from '../../preset/types.ts';
import { FORESTALLING } from '../facts.ts';
import type { Section } from '../sentence.ts';

const PLAYERS = ['players'];
const STUCK = ['stuck'];

const END_CLAUSES: Readonly<Record<Ends[number]['when'], string>> = {
  stuck: 'END-2',
  passes: 'END-3',
  'side-empty': 'END-4',
  majority: 'END-5',
  repetition: 'END-6',
  quiet: 'END-7',
  'seeds-left': 'END-8',
  'only-singles': 'END-9',
  target: 'END-10',
  agreement: 'END-11',
};

const REMAINING_CLAUSES: Readonly<Record<Ends[number]['remaining'], string>> = {
  owner: 'REM-1',
  'to-move': 'REM-2',
  opponent: 'REM-3',
  'last-mover': 'REM-4',
  emptied: 'REM-5',
  split: 'REM-6',
  nobody: 'REM-7',
};

/** Every ending in the order in which it is looked for. */
export const endSection: Section = (facts, book, say) => {
  const context = { pass: facts.preset.stuck === 'pass', shared: facts.shared };
  const entries = facts.ends.map(({ index, entry }) => [
    say(book.end.ending(entry, context), {
      options: [
        ...(index === null ? [] : [['end', index]]),
        ...(entry.when === 'stuck' ? [STUCK] : []),
      ],
      // An ending has its turn only where none before it has the same condition.
      wording: [['owners'], ...(index === null ? FORESTALLING : earlier(index))],
      clauses: [
        index === null ? 'END-12' : END_CLAUSES[entry.when],
        REMAINING_CLAUSES[entry.remaining],
      ],
    }),
  ]);
  if (entries.length === 1) return entries;
  return [[say(book.end.several(), { wording: FORESTALLING, clauses: ['END-1'] })], ...entries];
};

function earlier(index: number): readonly Path[] {
  return Array.from({ length: index }, (_, before) => ['end', before]);
}

/** Who has won. */
export const winningSection: Section = (facts, book, say) => {
  const { by, tie } = facts.preset.win;
  return [
    [
      say(book.end.wins(by, tie === by ? 'share' : tie, facts.two), {
        options: [['win']],
        wording: [PLAYERS],
        clauses: ['WIN-1', 'WIN-2', 'WIN-3'],
      }),
    ],
  ];
};
