/** How sure a finding is: proved to change nothing, or probably not meant. */
export type FindingKind = 'no-effect' | 'suspicious';

/**
 * Every code that a finding can carry, with its kind. Codes are part of the public promise: a message may
 * be reworded in any release, a code never changes its meaning. Each has a section in `docs/findings.md`.
 */
export const FINDING_CODES: Readonly<Record<FindingCode, FindingKind>> = {
  // proved from the preset alone
  'turn-order-for-two': 'no-effect',
  'tie-same-as-by': 'no-effect',
  'tie-by-equal-pits': 'no-effect',
  'singles-never-lifted': 'no-effect',
  'slam-without-capture': 'no-effect',
  'feeding-never-due': 'no-effect',
  'stores-at-aside': 'no-effect',
  'origin-never-reached': 'no-effect',
  'by-pit-all-the-same': 'no-effect',
  'test-always-holds': 'no-effect',
  'number-never-counted': 'no-effect',
  'place-named-twice': 'no-effect',
  'chain-never-continues': 'no-effect',
  'relay-never-continues': 'no-effect',
  'entry-never-fires': 'no-effect',
  'end-never-holds': 'no-effect',
  'pits-never-change-hands': 'suspicious',
  'store-behind': 'suspicious',
  'over-at-start': 'suspicious',
  // seen, or not seen, in random games
  'endless-relay': 'suspicious',
  'game-without-end': 'suspicious',
  'long-relay': 'suspicious',
  'one-sided': 'suspicious',
  'seat-never-wins': 'suspicious',
  'nothing-scored': 'suspicious',
  'no-choice': 'suspicious',
  'pit-never-played': 'suspicious',
  'entry-not-seen': 'suspicious',
  'chain-not-seen': 'suspicious',
  'end-not-seen': 'suspicious',
  // seen, or not seen, when laws are checked
  'option-not-seen': 'suspicious',
  'first-move-loses': 'suspicious',
};

/** A stable name for a kind of finding; the keys of {@link FINDING_CODES}. */
export type FindingCode =
  | 'turn-order-for-two'
  | 'tie-same-as-by'
  | 'tie-by-equal-pits'
  | 'singles-never-lifted'
  | 'slam-without-capture'
  | 'feeding-never-due'
  | 'stores-at-aside'
  | 'origin-never-reached'
  | 'by-pit-all-the-same'
  | 'test-always-holds'
  | 'number-never-counted'
  | 'place-named-twice'
  | 'chain-never-continues'
  | 'relay-never-continues'
  | 'entry-never-fires'
  | 'end-never-holds'
  | 'pits-never-change-hands'
  | 'store-behind'
  | 'over-at-start'
  | 'endless-relay'
  | 'game-without-end'
  | 'long-relay'
  | 'one-sided'
  | 'seat-never-wins'
  | 'nothing-scored'
  | 'no-choice'
  | 'pit-never-played'
  | 'entry-not-seen'
  | 'chain-not-seen'
  | 'end-not-seen'
  | 'option-not-seen'
  | 'first-move-loses';
