import {
  BARE_NUMBER,
  type ClaimedNumber,
  type ColumnMention,
  type Option,
  type Slot,
} from './claim-reading.ts';
import { numberFits } from './number-fits.ts';
import type { PreparedTable } from './prepared-table.ts';
import type { Word } from './word.ts';

/** Rows by column whose cell is the number; a year meets dates of that year. */
function numberOptions(number: ClaimedNumber, table: PreparedTable): Option[] {
  const columns = new Map<number, number[]>();
  const put = (column: number, row: number): void => {
    const rows = columns.get(column);
    if (rows === undefined) columns.set(column, [row]);
    else if (rows.at(-1) !== row) rows.push(row);
  };
  if (number.scaled || number.approximate || number.comparator !== 'eq') {
    for (const column of table.columns)
      for (const [row, { cells }] of table.rows.entries())
        if (numberFits(number, cells[column.at]?.number ?? Number.NaN, column)) put(column.at, row);
  } else
    for (const at of table.numbers(number.value))
      put(at % table.columns.length, Math.floor(at / table.columns.length));
  return [...columns].map(([column, rows]) => ({ column, rows, share: 1 }));
}

/** An ordinal that is the name of a column, and stands in none: `the third for Poland`. */
function isHeader({ number, options, from, to }: Slot, mentions: readonly ColumnMention[]): boolean {
  if (number?.ordinal !== true || options.length > 0) return false;
  return mentions.some((mention) => mention.share > 0.99 && mention.from <= from && mention.to >= to);
}

/** The numbers of a claim with the rows that have them. */
export function numberSlots(
  numbers: readonly ClaimedNumber[],
  mentions: readonly ColumnMention[],
  table: PreparedTable,
): Slot[] {
  const slots = numbers.map(
    (number): Slot => ({
      from: number.from,
      to: number.to,
      kind: 'number',
      options: numberOptions(number, table),
      bound: null,
      number,
      date: null,
    }),
  );
  return slots.filter((slot) => !isHeader(slot, mentions));
}

const ZERO = /^(?:no|zero|without)$/;

/** `no losses`: a zero in the column that follows. */
export function zeroSlots(
  words: readonly Word[],
  mentions: readonly ColumnMention[],
  table: PreparedTable,
): Slot[] {
  return mentions.flatMap(({ from, column }): Slot[] => {
    if (from === 0 || table.columns[column]?.kind !== 'number' || !ZERO.test(words[from - 1]?.lower ?? ''))
      return [];
    const number = { ...BARE_NUMBER, value: 0, from: from - 1, to: from };
    return [
      {
        from: from - 1,
        to: from,
        kind: 'number',
        options: numberOptions(number, table),
        bound: column,
        number,
        date: null,
      },
    ];
  });
}
