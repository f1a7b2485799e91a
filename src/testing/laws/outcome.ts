import type { PositionLaw } from '../law.ts';
import { canonical, ownersIn, same, upTo } from '../model/facts.ts';

/** Who has won, added up anew. */
export const theOutcomeAddsUp: PositionLaw = {
  kind: 'position',
  id: 'the-outcome-adds-up',
  clauses: ['WIN-1', 'WIN-2', 'WIN-3'],
  sentence:
    'Scores are seeds in store or pits owned; the winners are all those whom nobody beats, by score and then by what breaks ties.',
  check: ({ rules }, position) => {
    const { preset } = rules;
    const outcome = rules.outcome(position);
    if (outcome === null) return null;
    const owners = ownersIn(preset, position);
    const seats = upTo(preset.players);
    const measures = {
      seeds: (seat: number) => position.stores[seat] as number,
      pits: (seat: number) =>
        owners.reduce<number>((count, owner) => count + (owner === seat ? 1 : 0), 0),
      share: () => 0,
    };
    const score = measures[preset.win.by];
    const tie = measures[preset.win.tie];
    const beats = (one: number, other: number) =>
      score(one) > score(other) || (score(one) === score(other) && tie(one) > tie(other));
    const winners = seats.filter((seat) => !seats.some((other) => beats(other, seat)));
    const wanted = { scores: seats.map(score), winners };
    const found = { scores: outcome.scores, winners: outcome.winners };
    return same(found, wanted)
      ? null
      : {
          message: `The outcome should be ${canonical(wanted)}, not ${canonical(found)}.`,
          expect: { outcome: wanted },
        };
  },
};
