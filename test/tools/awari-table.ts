// `npm run awari-table -- N`: how many awari configurations with N seeds on the board have each value,
// South to move. The published tables (see test/conformance/published.ts) can be compared with it.
import { awariTables } from '../conformance/awari.ts';

const [word = ''] = process.argv.slice(2);
const seeds = /^\d{1,2}$/.test(word) ? Number(word) : Number.NaN;
if (!(seeds >= 0 && seeds <= 10)) {
  console.error('usage: npm run awari-table -- N    with N from 0 to 10');
  process.exitCode = 2;
} else {
  const table = awariTables(seeds).at(-1) ?? {};
  const rows = Object.entries(table).sort(([a], [b]) => Number(a) - Number(b));
  const all = rows.reduce((sum, [, count]) => sum + count, 0);
  console.log(`${seeds} seeds on the board, ${all} configurations, South to move`);
  console.log('value  configurations');
  for (const [value, count] of rows)
    console.log(`${value.padStart(5)}  ${String(count).padStart(14)}`);
}
