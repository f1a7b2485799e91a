import type { Path } from '../../fault/issue.ts';
import type { LandingFacts } from '../landing-facts.ts';
import type { Phrasebook, TurnEnds } from '../phrases.ts';
import type { Say, Section } from '../sentence.ts';
import type { RuleSentence } from '../types.ts';

const LANDING = ['landing'];
const PLAYERS = ['players'];
const OWNERS = ['owners'];

/** What the last seed of a sowing does: one paragraph an entry. */
export const landingSection: Section = (facts, book, say) => {
  const { landing, two } = facts;
  if (landing.length === 0) {
    return [[say(book.landing.nothing(), { options: [LANDING], clauses: ['LAND-1'] })]];
  }
  const several = say(book.landing.several(), { wording: [LANDING], clauses: ['LAND-1'] });
  const last = [
    say(book.landing.otherwise(turnEnds(landing)), { wording: [LANDING], clauses: ['LAND-1'] }),
  ];
  if (facts.captures) {
    last.push(say(book.landing.kept(), { wording: [LANDING], clauses: ['CAP-6'] }));
  }
  return [
    ...(landing.length > 1 ? [[several]] : []),
    ...landing.map((entry) => entrySentences(entry, two, book, say)),
    last,
  ];
};

function entrySentences(
  entry: LandingFacts,
  two: boolean,
  book: Phrasebook,
  say: Say,
): RuleSentence[] {
  const at = (...steps: string[]): Path => ['landing', entry.index, ...steps];
  const sequel = at('then', entry.sequel === 'again' ? 'again' : 'relay');
  const test = at('if');
  const captures = entry.capture !== null;
  const sentences = [
    say(book.landing.rule(entry, two), {
      options: captures ? [test, at('then', 'capture'), at('then', 'to')] : [test, sequel],
      wording: [LANDING, PLAYERS, OWNERS, ['board', 'stores']],
      clauses: [
        entry.spot.in === 'store' ? 'LAND-4' : 'LAND-2',
        ...((entry.seeds ?? entry.opposite ?? entry.next) ? ['LAND-3'] : []),
        ...(captures ? ['CAP-1', 'CAP-2', 'CAP-5', 'CAP-6'] : [sequelClause(entry)]),
      ],
    }),
  ];
  if (!captures) return sentences;
  if (entry.chain !== null) {
    sentences.push(
      say(book.landing.chain(entry, two), {
        options: [at('then', 'chain'), test],
        wording: [PLAYERS, OWNERS, at('then', 'capture'), at('then', 'to')],
        clauses: ['CAP-3', 'CAP-4'],
      }),
    );
  }
  if (entry.claim) {
    sentences.push(
      say(book.landing.claim(), { options: [at('then', 'claim')], clauses: ['CAP-7'] }),
    );
  }
  if (entry.sequel !== null) {
    sentences.push(
      say(book.landing.sequel(entry), {
        options: [sequel],
        wording: [at('then', 'capture')],
        clauses: [sequelClause(entry)],
      }),
    );
  }
  return sentences;
}

/** Which entries end the turn: without a capture each goes on, or it would do nothing. */
function turnEnds(landing: readonly LandingFacts[]): TurnEnds {
  const ending = landing.filter((entry) => entry.sequel === null).length;
  if (ending === 0) return 'none';
  if (ending === landing.length) return 'all';
  const captures = landing.filter((entry) => entry.capture !== null).length;
  return ending === captures ? 'captures' : 'some';
}

function sequelClause(entry: LandingFacts): string {
  return entry.sequel === 'again' ? 'LAND-5' : 'LAND-6';
}
