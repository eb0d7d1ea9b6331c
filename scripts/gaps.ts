/**
 * Says what is wrong today among the cases of cases/grounding: `node scripts/gaps.ts` counts the listed gaps and names
 * those that are closed, and cases that are wrong without being listed. `--close` takes the closed ones out of
 * cases/grounding/gaps.json; it adds none. Exit 1 where list and cases differ.
 */
import { writeFileSync } from 'node:fs';
import { countGaps, type Gaps, GAPS, isRight, readGaps, seenToday } from '../test/support/gaps.ts';
import { type HeldCase, heldCases } from '../test/support/held-cases.ts';

const rows = heldCases();
const gaps = readGaps();
const isClosing = process.argv.includes('--close');

function listed({ table, name }: HeldCase): string | undefined {
  return gaps[table]?.[name];
}

const kept: Gaps = {};
let differences = 0;
for (const row of rows) {
  const today = await seenToday(row);
  const wrong = isRight(row, today) ? undefined : today;
  const before = listed(row);
  if (before !== undefined && wrong !== undefined) (kept[row.table] ??= {})[row.name] = before;
  if (wrong === before || (isClosing && wrong === undefined)) continue;
  differences += 1;
  console.log(`${row.table}: ${row.name}: ${row.truth}, listed ${before ?? 'as right'}, today ${today}`);
}
if (isClosing) writeFileSync(GAPS, `${JSON.stringify(kept, null, 2)}\n`);
console.log(countGaps(rows, isClosing ? kept : gaps).join('\n'));
process.exitCode = differences === 0 ? 0 : 1;
