import { seatNames } from '../board/names.ts';
import type { Ends, Preset } from '../preset/types.ts';
import { finding } from './finding.ts';
import type { Statistics } from './statistics-types.ts';
import type { Finding } from './types.ts';

/** With fewer games that were played, or that ended, what was not seen says nothing. */
const FEWEST = 50;
const NEARLY_ALWAYS = 0.95;
const LONG_RELAY = 1000;
/** Endings that rather skilled play comes to, or that only stop what else would go on for ever. */
const RARE: readonly Ends[number]['when'][] = ['repetition', 'quiet', 'agreement', 'stuck'];

/** Findings from what happened in random games. */
export function playedFindings(preset: Preset, seen: Statistics, plies: number): Finding[] {
  const findings = [...relayFindings(seen), ...lengthFindings(preset, seen, plies)];
  if (seen.games < FEWEST) return findings;
  return [
    ...findings,
    ...fairness(preset, seen),
    ...pitFindings(seen),
    ...(seen.watched.games < FEWEST ? [] : landingFindings(preset, seen)),
    ...endingFindings(preset, seen),
  ];
}

function relayFindings(seen: Statistics): Finding[] {
  const findings: Finding[] = [];
  if (seen.endless !== null) {
    findings.push(
      finding(
        'endless-relay',
        ['landing'],
        'Some moves sow on for ever. They are not legal, which players cannot easily see.',
        'Change when a "relay" goes on, or accept that such moves are refused.',
        seen.endless,
      ),
    );
  }
  if (seen.longestRelay >= LONG_RELAY) {
    findings.push(
      finding(
        'long-relay',
        ['landing'],
        `One move took ${seen.longestRelay} laps.`,
        'Change when a "relay" goes on, or start with fewer seeds.',
      ),
    );
  }
  return findings;
}

function lengthFindings(preset: Preset, seen: Statistics, plies: number): Finding[] {
  const unfinished = seen.games - seen.finished;
  if (unfinished === 0) return [];
  const bounded = preset.end.some((one) => one.when === 'repetition');
  return [
    finding(
      'game-without-end',
      ['end'],
      `${unfinished} of ${seen.games} random games had not ended after ${plies} moves.`,
      bounded
        ? 'Add { "when": "quiet", "plies": 100 } to "end", or let more seeds leave the board.'
        : 'Add { "when": "repetition", "times": 2 } to "end", or { "when": "quiet", "plies": 100 }.',
    ),
  ];
}

function fairness(preset: Preset, seen: Statistics): Finding[] {
  const findings: Finding[] = [];
  const names = preset.board.seats ?? seatNames(preset.players);
  const favourite = seen.seats.findIndex(({ wins }) => wins >= NEARLY_ALWAYS * seen.games);
  if (favourite >= 0) {
    findings.push(
      finding(
        'one-sided',
        [],
        `${names[favourite]} won ${seen.seats[favourite]?.wins} of ${seen.games} random games.`,
        'Look at what differs between the players: pits, seeds, who moves first.',
      ),
    );
  }
  const hopeless = seen.seats.flatMap(({ wins, shared }, seat) =>
    wins + shared === 0 ? [names[seat]] : [],
  );
  // Where one player wins nearly always, or nobody ever does, that is said already.
  if (
    favourite < 0 &&
    hopeless.length > 0 &&
    seen.finished >= FEWEST &&
    seen.draws < seen.finished
  ) {
    findings.push(
      finding(
        'seat-never-wins',
        [],
        `${hopeless.join(' and ')} won none of ${seen.finished} random games.`,
        'Look at what differs between the players: pits, seeds, directions, who moves first.',
      ),
    );
  }
  if (seen.finished > 0 && seen.seats.every(({ score }) => score === 0)) {
    findings.push(
      finding(
        'nothing-scored',
        ['landing'],
        'No player had anything at the end of any random game.',
        'Add a capture to "landing", or let "remaining" give seeds to somebody.',
      ),
    );
  }
  if (seen.choice.forced >= NEARLY_ALWAYS) {
    findings.push(
      finding(
        'no-choice',
        [],
        `In ${Math.round(seen.choice.forced * 100)} % of the positions only one move was legal.`,
        'Give the players more pits, or ask less of a move.',
      ),
    );
  }
  return findings;
}

function pitFindings(seen: Statistics): Finding[] {
  const idle = seen.pits.flatMap((times, pit) => (times === 0 ? [pit] : []));
  if (idle.length === 0) return [];
  return [
    finding(
      'pit-never-played',
      ['board'],
      `No move ever started from pit ${idle.join(', ')} (${seen.plies} random moves).`,
      'Look at the owners, the seeds at the start and "pickup".',
    ),
  ];
}

function landingFindings(preset: Preset, seen: Statistics): Finding[] {
  return preset.landing.flatMap(({ then }, index): Finding[] => {
    const { fired = 0, captured = 0, chained = 0 } = seen.landing[index] ?? {};
    if (fired === 0) {
      return [
        finding(
          'entry-not-seen',
          ['landing', index],
          `This entry held after none of ${seen.watched.plies} random moves.`,
          'Look at its tests, and at the entries before it.',
        ),
      ];
    }
    if (then.chain === undefined || captured === 0 || chained > 0) return [];
    return [
      finding(
        'chain-not-seen',
        ['landing', index, 'then', 'chain'],
        `The chain went on in none of ${captured} captures.`,
        'Look at the tests: a neighbouring pit has to meet all of them.',
      ),
    ];
  });
}

function endingFindings(preset: Preset, seen: Statistics): Finding[] {
  if (seen.finished < FEWEST) return [];
  return preset.end.flatMap(({ when }, index): Finding[] => {
    if (RARE.includes(when) || (seen.reasons[when] ?? 0) > 0) return [];
    return [
      finding(
        'end-not-seen',
        ['end', index],
        `None of ${seen.finished} random games ended so.`,
        'Look at its numbers, and at the entries before it.',
      ),
    ];
  });
}
