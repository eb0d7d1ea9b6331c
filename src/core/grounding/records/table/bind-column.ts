import type { ClaimedNumber, ColumnMention, Slot, Stretch } from './claim-reading.ts';
import type { PreparedTable, TableColumn } from './prepared-table.ts';

const NEAR = 5;
const FAR = 6.5;
const BETWEEN = 1.5;

export function overlaps(one: Stretch, other: Stretch): boolean {
  return one.from < other.to && other.from < one.to;
}

/** Whether a number of this unit may be a value of the column. */
function suits({ dimension, counts }: ClaimedNumber, column: TableColumn): boolean {
  if (dimension === null) return true;
  if (dimension.startsWith('currency')) return column.money;
  if (dimension === 'ratio') return column.percent || !counts;
  return true;
}

/** `1.2M` where a column `(M)` has 1.2 speaks of that column. */
function isOfOtherLetter({ number, options }: Slot, column: TableColumn, table: PreparedTable): boolean {
  if (number?.scaled !== true || column.lettered) return false;
  return options.some((option) => table.columns[option.column]?.lettered === true);
}

function mayBind(slot: Slot, column: TableColumn | undefined, table: PreparedTable): boolean {
  if (column === undefined || isOfOtherLetter(slot, column, table)) return false;
  const has = slot.options.some((option) => option.column === column.at);
  if (slot.number === null) return has;
  if (slot.number.ordinal) return column.ranks || has;
  return suits(slot.number, column) && (has || column.kind === 'number');
}

function costOf(slot: Slot, mention: ColumnMention, slots: readonly Slot[]): number {
  const own = slot.number !== null && mention.from > slot.from && mention.from < slot.to;
  if (own) return (1 - mention.share) * 3;
  const after = mention.from >= slot.to;
  const distance = after ? mention.from - slot.to : slot.from - mention.to;
  if (distance > NEAR) return Infinity;
  const [from, to] = after ? [slot.to, mention.from] : [mention.to, slot.from];
  const between = slots
    .filter((other) => other !== slot && other.from >= from && other.to <= to)
    .reduce((sum, { kind }) => sum + (kind === 'number' ? 4 : BETWEEN), 0);
  const counted = slot.number?.counts === true && distance > 0 ? 2 : 0;
  return distance + (after ? 0 : 0.6) + between + (1 - mention.share) * 3 + counted;
}

/** `three months` beside a column of months: the number says how many of them. */
function countsColumn(
  { number, from, to, options }: Slot,
  mentions: readonly ColumnMention[],
  table: PreparedTable,
): boolean {
  if (number === null || number.ordinal) return false;
  return mentions.some(
    (mention) =>
      mention.from > from &&
      mention.from < to &&
      table.columns[mention.column]?.kind !== 'number' &&
      !options.some(({ column }) => column === mention.column),
  );
}

/** The column that stands beside a slot, nearest first; null where none does. */
export function boundColumn(
  slot: Slot,
  mentions: readonly ColumnMention[],
  slots: readonly Slot[],
  table: PreparedTable,
): number | null {
  if (countsColumn(slot, mentions, table)) return null;
  const ranked = slot.number?.ordinal === true ? table.columns.find(({ ranks }) => ranks) : undefined;
  let best = ranked === undefined ? { column: -1, cost: FAR } : { column: ranked.at, cost: 1 };
  for (const mention of mentions) {
    const inside = overlaps(mention, slot) && !(slot.number !== null && mention.from > slot.from);
    if (inside || !mayBind(slot, table.columns[mention.column], table)) continue;
    const cost = costOf(slot, mention, slots);
    if (cost < best.cost) best = { column: mention.column, cost };
  }
  return best.column >= 0 ? best.column : null;
}
