import { describe, expect, it } from 'vitest';
import { countGaps, isRight, readGaps, seenToday } from '../support/gaps.ts';
import { heldCases } from '../support/held-cases.ts';

const rows = heldCases();
const gaps = readGaps();

describe('claims against text, tables and records, as a user reads them', () => {
  it.each(rows)('$rule $table: $name is $truth', async (row) => {
    const listed = gaps[row.table]?.[row.name];
    const today = await seenToday(row);
    const wrong = isRight(row, today) ? undefined : today;
    expect(wrong, 'node scripts/gaps.ts says which gaps of cases/grounding/gaps.json are closed').toBe(
      listed,
    );
  });

  it('EV27 every listed gap is one of a case, and its truth is another', () => {
    const known = new Map(rows.map((row) => [JSON.stringify([row.table, row.name]), row]));
    const listed = Object.entries(gaps).flatMap(([table, names]) =>
      Object.entries(names).map(([name, today]) => ({
        row: known.get(JSON.stringify([table, name])),
        today,
      })),
    );
    console.log(`note: ${listed.length} gaps of ${rows.length} cases; ${countGaps(rows, gaps).join('; ')}`);
    expect(listed.filter(({ row, today }) => row === undefined || isRight(row, today))).toEqual([]);
  });
});
