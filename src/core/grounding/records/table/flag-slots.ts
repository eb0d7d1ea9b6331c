import type { ColumnMention, Slot } from './claim-reading.ts';
import type { PreparedTable } from './prepared-table.ts';

const YES = /^(?:yes|y|true|✓|✔|o|예|네|있음|가능|참)$/i;
const NO = /^(?:no|n|false|✗|✘|x|아니오|없음|불가|거짓)$/i;
const NAMED = 0.9;
const NEAR = 3;

/** The rows that say yes in a column that says only yes or no; null for other columns. */
export function yesRows({ columns, rows }: PreparedTable, column: number): number[] | null {
  const values = columns[column]?.values ?? [];
  if (values.length === 0 || values.length > 3) return null;
  const texts = rows.map(({ cells }) => cells[column]?.text ?? '');
  if (texts.some((text) => text !== '' && !YES.test(text) && !NO.test(text))) return null;
  return texts.flatMap((text, row) => (YES.test(text) ? [row] : []));
}

/** A column of yes and no that is named without its value: `is organic`. */
export function flagSlots(
  mentions: readonly ColumnMention[],
  slots: readonly Slot[],
  table: PreparedTable,
): Slot[] {
  return mentions.flatMap(({ column, share, from, to }): Slot[] => {
    if (share < NAMED) return [];
    const said = slots.some(
      (slot) =>
        slot.from < to + NEAR &&
        slot.to > from - NEAR &&
        slot.options.some((option) => option.column === column),
    );
    const rows = said ? null : yesRows(table, column);
    if (rows === null) return [];
    const options = [{ column, rows, share: 1 }];
    return [{ from, to, kind: 'text', options, bound: column, number: null, date: null }];
  });
}
