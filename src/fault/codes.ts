const CODES = {
  // reading a value
  'bad-json': 'The text is not JSON.',
  'not-json':
    'The value holds something that JSON cannot say (a function, a date, a hole, a cycle …).',
  'too-large': 'The value is larger or deeper than the library accepts.',
  unreadable: 'Reading the value threw an error.',
  // shape
  'unknown-key': 'An object holds a key that is not part of the language.',
  'missing-key': 'A key that is required is left out.',
  'wrong-type': 'The value is of another type than expected.',
  'wrong-value': 'The value is not one of those allowed.',
  'out-of-range': 'A number, text or list is smaller or larger than allowed.',
  // inheritance
  'unknown-parent': 'The preset extends one that was not given.',
  'ambiguous-parent': 'Two of the given presets have the id that is extended.',
  'extends-cycle': 'Presets extend each other in a circle.',
  // one preset, seen as a whole
  'uneven-shares': 'The pits cannot be shared equally among the players.',
  'owners-length': 'The owner map does not have one entry for each pit.',
  'no-such-player': 'A player is named who does not take part.',
  'player-without-pits': 'A player has no pit of his own and none is shared.',
  'seeds-length': 'The list of seeds does not have one entry for each pit.',
  'names-length': 'There is not one name for each pit or seat.',
  'names-repeat': 'Two pits or two seats have the same name.',
  'by-pit-length': 'The list of directions does not have one entry for each pit.',
  'broken-share':
    'Stores lie on the ring, but a player’s pits are not one run of the common length.',
  'odd-ring': 'An opposite pit is asked for on a ring with an odd number of pits.',
  'no-store-on-ring': 'A landing entry waits for a store, but no store lies on the ring.',
  'store-not-sown':
    'A landing entry waits for another player’s store, which nobody but its owner sows.',
  'pit-test-in-store': 'A landing entry for stores tests something that only pits have.',
  'store-only-again': 'A landing entry for stores does something else than grant another turn.',
  'no-action': 'A landing entry does nothing.',
  'again-and-relay': 'A landing entry both ends the move with another turn and sows on.',
  'needs-capture': 'An option of captures stands without a capture.',
  'claim-gives-away': 'A landing entry claims the pits whose seeds it gives to their owner.',
  'never-holds': 'A test that no number of seeds can meet.',
  'hidden-entry': 'An earlier landing entry always fires first.',
  'slam-needs-single-captures':
    'This grand slam policy is only defined for captures of the landing pit from others.',
  'two-players-only': 'A value that is only defined for two players.',
  'passes-need-pass': 'Passes are counted, but nobody ever passes.',
  'too-many-passes': 'More passes in a row are asked for than there are players.',
  'no-first-move': 'Nobody can make a first move from the start position.',
  'not-a-preset': 'The value did not come from parsePreset, definePreset or the shipped presets.',
  'not-rules': 'The value did not come from createRules.',
  'not-a-game': 'The value is not the state of a game.',
  'not-a-kernel': 'The value did not come from compile.',
  'kernel-busy': 'A kernel that waits for a choice was told to load, make or take back.',
  // a position
  'seed-total': 'The position does not hold as many seeds as the game has.',
  'bad-position': 'The text is no position of this game.',
  'half-seed': 'A number of seeds that is not whole, where the game is still going on.',
  'not-needed': 'A field of a position that this preset has no use for.',
  'past-mismatch': 'An earlier position that cannot have led to this one.',
  // a move
  'game-over': 'The game has ended; there are no more moves.',
  'no-such-pit': 'The board has no such pit.',
  'ambiguous-pit': 'A text that could mean several pits.',
  'not-your-pit': 'The pit belongs to another player.',
  'empty-pit': 'The pit holds no seeds.',
  'too-few-seeds': 'The pit holds fewer seeds than may be lifted.',
  'singles-last': 'Single seeds may be lifted only when the player has nothing else.',
  'direction-missing': 'The mover has the choice of direction and must name one.',
  'direction-not-free': 'The mover has no choice of direction and must not name one.',
  'endless-relay': 'The relay would never end.',
  'grand-slam': 'The capture would leave the opponents without seeds.',
  'must-feed': 'The opponents have no seeds and the move gives them none.',
  'no-agreement': 'The game has no rule for ending by agreement.',
  // a kernel
  'no-such-move': 'No legal move has this number.',
  'nothing-to-take-back': 'No move has been made since the position was loaded.',
  // a game and its record
  'nothing-to-undo': 'There is no step that could be taken back.',
  'nothing-to-redo': 'There is no step that could be played again.',
  'no-such-ply': 'The game has no such step.',
  'unknown-game': 'A record names a game that the reader does not know.',
  'duplicate-key': 'A key stands twice in one object of a file.',
  'result-mismatch': 'A record says another result than its moves lead to.',
  'bad-ogn': 'The text breaks the form of Oware Game Notation.',
  skipped: 'Something in a record that has no place in a game here, and was passed over.',
} as const;

/** A stable name for a kind of fault; the keys of {@link ISSUE_CODES}. */
export type IssueCode = keyof typeof CODES;

/**
 * Every code that a fault can carry, each with what it means. Codes are part of the public promise: a
 * message may be reworded in any release, a code never changes its meaning.
 */
export const ISSUE_CODES: Readonly<Record<IssueCode, string>> = CODES;
