import type { Issue } from '../../fault/issue.ts';
import type { Preset } from '../types.ts';

/** Rules about how the game ends that depend on the number of players or on passing. Clauses PRE-22, PRE-29, PRE-30. */
export function endIssues(preset: Preset): Issue[] {
  const issues: Issue[] = [];
  if (preset.players > 2 && preset.grandSlam === 'rest-to-opponent') {
    issues.push(forTwo(preset.players, ['grandSlam'], preset.grandSlam));
  }
  preset.end.forEach((entry, index) => {
    if (preset.players > 2 && (entry.remaining === 'opponent' || entry.remaining === 'split')) {
      issues.push(forTwo(preset.players, ['end', index, 'remaining'], entry.remaining));
    }
    if (entry.when !== 'passes') return;
    if (preset.stuck !== 'pass') {
      issues.push({
        code: 'passes-need-pass',
        path: ['end', index, 'when'],
        message: 'Nobody ever passes unless "stuck" is "pass".',
        found: '"passes"',
        expected: '"stuck": "pass"',
      });
    }
    if (entry.count > preset.players) {
      issues.push({
        code: 'too-many-passes',
        path: ['end', index, 'count'],
        message: `When all ${preset.players} players have passed the game is over; ${entry.count} passes in a row never happen.`,
        found: String(entry.count),
        expected: `at most ${preset.players}`,
      });
    }
  });
  return issues;
}

function forTwo(players: number, path: Issue['path'], value: string): Issue {
  return {
    code: 'two-players-only',
    path,
    message: `"${value}" speaks of one opponent, but ${players} play.`,
    found: `"${value}" with ${players} players`,
    expected: 'a value that is defined for more than two players',
  };
}
