import type { Option, Slot, Stretch } from './claim-reading.ts';
import { type DateIn, dateFits, datesIn } from './date-value.ts';
import type { PreparedTable } from './prepared-table.ts';
import type { Word } from './word.ts';

function stretchOf(words: readonly Word[], start: number, end: number): Stretch {
  const from = words.findIndex((word) => word.end > start);
  let to = from;
  while (to < words.length && (words[to]?.start ?? end) < end) to++;
  return { from, to };
}

function dateOptions({ date }: DateIn, table: PreparedTable): Option[] {
  return table.dated.flatMap((column): Option[] => {
    const rows: number[] = [];
    for (const [row, { cells }] of table.rows.entries()) {
      const cell = cells[column]?.date;
      if (cell !== null && cell !== undefined && dateFits(date, cell)) rows.push(row);
    }
    return rows.length === 0 ? [] : [{ column, rows, share: 1 }];
  });
}

/** The dates of a claim with the rows that have them; none where the table has no dates. */
export function dateSlots(text: string, words: readonly Word[], table: PreparedTable): Slot[] {
  if (table.dated.length === 0) return [];
  return datesIn(text).flatMap((found): Slot[] => {
    const place = stretchOf(words, found.start, found.end);
    if (place.from < 0) return [];
    const options = dateOptions(found, table);
    return [{ ...place, kind: 'date', options, bound: null, number: null, date: found.date }];
  });
}
