import { showNumber } from '../../facts/show.ts';
import type { ClaimedNumber, Slot, Stretch } from './claim-reading.ts';
import { agrees } from './number-fits.ts';
import type { Program } from './program.ts';
import { isQuantity } from './quantity-column.ts';
import {
  cellsOf,
  cuesOf,
  type Context,
  overlap,
  rivalsOf,
  rowsOf,
  rowsOfAny,
  selection,
  shownWhere,
} from './scope.ts';

/** A claim about how many rows there are. */
const LISTS = /^there\b|^the (?:list|table)\b|모두|전부|총\s?\d/i;
const COUNTED_AFTER = /^(?:time|times|occasion|occasions|of|different|row|rows|entries)$/;

/** How unlike a count the number is. */
function doubtOf(context: Context, number: ClaimedNumber, slot: Slot): number {
  const { claim, table } = context;
  const next = claim.words[number.to]?.lower ?? '';
  const named = claim.columns.some(
    ({ column, from }) => from > number.from && from <= number.to && table.columns[column]?.kind !== 'number',
  );
  const said = number.counts || named || COUNTED_AFTER.test(next) || cuesOf(context, 'number of').length > 0;
  const only = cuesOf(context, 'only').some((cue) => cue.to === number.from);
  let doubt = said || only ? 0.05 : 0.25;
  if (number.value > table.rows.length * 2) doubt += 0.3;
  if (!said && slot.bound !== null && slot.options.length > 0) doubt += 0.35;
  if (number.dimension !== null && !number.counts && !named) doubt += 0.4;
  if (cuesOf(context, 'superlative', 'sum', 'average').length > 0) doubt += 0.15;
  return doubt;
}

/** True where a filter names one thing by itself, or nothing that is there: then there is nothing to count. */
export function namesOne({ table, selections }: Context, filters: readonly Slot[]): boolean {
  return filters.some((filter) => {
    const { rows = [], column = null } = selections.get(filter) ?? {};
    const values = column === null ? 0 : (table.columns[column]?.values.length ?? 0);
    if (filter.kind !== 'number' && rows.length === 0) return true;
    return filter.kind !== 'number' && rows.length === 1 && values === table.rows.length && values > 2;
  });
}

/** The noun behind a number or a word of quantity: what the rows are. */
export function nounAfter({ claim }: Context, to: number): Stretch[] {
  const { kind, lower } = claim.words[to] ?? { kind: 'number', lower: '' };
  if (kind === 'word') return [{ from: to, to: to + 1 }];
  if (lower !== 'of') return [];
  const next = claim.words[to + 1]?.kind === 'function' ? to + 2 : to + 1;
  return claim.words[next]?.kind === 'word' ? [{ from: next, to: next + 1 }] : [];
}

/** Two values of one column, each so many times. */
function agreesForEach(context: Context, number: ClaimedNumber, filters: readonly Slot[]): boolean {
  const rivals = rivalsOf(context, filters);
  const rest = filters.filter((slot) => !rivals.includes(slot));
  return rivals.length > 1 && rivals.every((slot) => agrees(number, rowsOf(context, [slot, ...rest]).length));
}

function countRows(context: Context, number: ClaimedNumber, slot: Slot, filters: readonly Slot[]): Program {
  const rows = rowsOfAny(context, filters);
  const where = filters.length === 0 ? 'rows' : `rows where ${shownWhere(context, filters)}`;
  const column = filters.map((filter) => selection(context, filter).column).find((one) => one !== null) ?? 0;
  const met = agrees(number, rows.length) || agreesForEach(context, number, filters);
  return {
    operation: 'count',
    holds: context.claim.negated ? !met : met,
    used: [
      number,
      ...nounAfter(context, number.to),
      ...filters,
      ...boundMentions(context, filters),
      ...cuesOf(context, 'number of', 'times', 'only', 'not', 'both', 'all'),
    ],
    doubt:
      doubtOf(context, number, slot) +
      (filters.length === 0 && !LISTS.test(context.claim.text) ? 0.2 : 0) +
      (namesOne(context, filters) ? 0.4 : 0),
    derivation: `count(${where}) = ${showNumber(rows.length)}`,
    cells: cellsOf(rows, column),
    wrong: met ? [] : [number],
  };
}

export function boundMentions({ claim }: Context, slots: readonly Slot[]): typeof claim.columns {
  return claim.columns.filter(({ column }) => slots.some(({ bound }) => bound === column));
}

/** How many values a column has in the rows: four countries. */
function countValues(
  context: Context,
  number: ClaimedNumber,
  slot: Slot,
  filters: readonly Slot[],
): Program[] {
  const { claim, table } = context;
  const mention = claim.columns.find(({ from }) => from > number.from && from - number.to <= 2);
  if (mention === undefined || filters.some((filter) => overlap(filter, mention))) return [];
  const rows = rowsOfAny(context, filters);
  const values = new Set(rows.map((row) => table.rows[row]?.cells[mention.column]?.words.join(' ') ?? ''));
  values.delete('');
  const different = cuesOf(context, 'different');
  const met = agrees(number, values.size);
  const name = table.columns[mention.column]?.key ?? '';
  const where = filters.length === 0 ? '' : ` where ${shownWhere(context, filters)}`;
  return [
    {
      operation: 'distinct',
      holds: claim.negated ? !met : met,
      used: [
        number,
        mention,
        ...filters,
        ...boundMentions(context, filters),
        ...different,
        ...cuesOf(context, 'only', 'not'),
      ],
      doubt: doubtOf(context, number, slot) + (different.length > 0 ? 0 : 0.1) + (1 - mention.share) * 0.2,
      derivation: `count(different ${name}${where}) = ${showNumber(values.size)}`,
      cells: cellsOf(rows, mention.column),
      wrong: met ? [] : [number],
    },
  ];
}

/** Names of single rows in a table whose rows have a quantity: a number beside one is that, no count of rows. */
function countsInRow(context: Context, filters: readonly Slot[]): boolean {
  const { columns, rows } = context.table;
  return (
    columns.some(isQuantity) &&
    filters.some((filter) => {
      const { column, rows: own } = selection(context, filter);
      const unique = column !== null && columns[column]?.values.length === rows.length;
      return filter.kind === 'text' && unique && own.length === 1;
    })
  );
}

/** A number of the claim read as how many rows, or values, meet the rest of it. */
export function runCount(context: Context): Program[] {
  const { claim } = context;
  return claim.numbers.flatMap((number): Program[] => {
    const slot = claim.slots.find((one) => one.number === number);
    if (slot === undefined || number.ordinal || !Number.isInteger(number.value)) return [];
    const filters = claim.slots.filter((one) => one !== slot);
    const known = filters.filter(
      (filter) =>
        filter.kind !== 'number' || selection(context, filter).rows.length > 0 || filter.bound !== null,
    );
    if (countsInRow(context, known)) return [];
    const counted = [countRows(context, number, slot, known), ...countValues(context, number, slot, known)];
    return rivalsOf(context, known).length > 1 ? counted.filter(({ holds }) => holds) : counted;
  });
}
