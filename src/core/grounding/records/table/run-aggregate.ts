import { showNumber } from '../../facts/show.ts';
import type { ClaimedNumber, Cue, Slot } from './claim-reading.ts';
import { agrees, numberFits } from './number-fits.ts';
import type { Program } from './program.ts';
import { boundMentions } from './run-count.ts';
import { cellsOf, cuesOf, type Context, overlap, rowsOfAny, selection, shownColumn } from './scope.ts';

interface Operand {
  readonly cue: Cue;
  readonly column: number;
  readonly number: ClaimedNumber;
  readonly filters: readonly Slot[];
  readonly doubt: number;
}

function exact(value: number): number {
  return Number(value.toPrecision(12));
}

function valuesOf({ table }: Context, rows: readonly number[], column: number): number[] {
  return rows
    .map((row) => table.rows[row]?.cells[column]?.number ?? Number.NaN)
    .filter((value) => !Number.isNaN(value));
}

/** The total that the table states itself, where the claim speaks of all rows. */
function stated({ table }: Context, { column, filters }: Operand): number {
  const [row] = table.totals;
  return filters.length > 0 || table.totals.length !== 1
    ? Number.NaN
    : (row?.cells[column]?.number ?? Number.NaN);
}

function fits({ table }: Context, number: ClaimedNumber, actual: number, column: number): boolean {
  return numberFits(number, actual, table.columns[column]) || agrees(number, actual);
}

function run(context: Context, operand: Operand): Program[] {
  const { cue, column, number, filters } = operand;
  const rows = rowsOfAny(context, filters);
  const values = valuesOf(context, rows, column);
  if (values.length === 0) return [];
  const sum = exact(values.reduce((total, value) => total + value, 0));
  const isSum = cue.kind === 'sum';
  const actual = isSum ? sum : exact(sum / values.length);
  const met =
    fits(context, number, actual, column) ||
    (isSum && fits(context, number, stated(context, operand), column));
  const mentions = context.claim.columns.filter((mention) => mention.column === column);
  return [
    {
      operation: isSum ? 'sum' : 'average',
      holds: context.claim.negated ? !met : met,
      used: [
        cue,
        number,
        ...mentions,
        ...filters,
        ...boundMentions(context, filters),
        ...cuesOf(context, 'not', 'all', 'number of'),
      ],
      doubt: operand.doubt + (rows.length < 2 ? 0.3 : 0),
      derivation: `${isSum ? 'sum' : 'average'}(${shownColumn(context, column, filters)}) = ${showNumber(actual)}`,
      cells: cellsOf(rows, column),
      wrong: met ? [] : [number],
    },
  ];
}

function columnsFor({ claim, table }: Context, slot: Slot, cue: Cue): { column: number; doubt: number }[] {
  const named = claim.columns.filter(
    ({ column, from, to }) => table.columns[column]?.kind === 'number' && !overlap({ from, to }, cue),
  );
  const found = named.map(({ column, share, from }) => ({
    column,
    doubt:
      (1 - share) * 0.3 +
      (column === slot.bound ? 0 : 0.1) +
      Math.min(0.3, Math.abs(from - slot.from) * 0.02, Math.abs(from - cue.to) * 0.02),
  }));
  return found.sort((a, b) => a.doubt - b.doubt).slice(0, 3);
}

/** Sums and averages of a column over the rows that the rest of the claim selects. */
export function runAggregate(context: Context): Program[] {
  const { claim } = context;
  return cuesOf(context, 'sum', 'average').flatMap((cue) =>
    claim.slots.flatMap((slot): Program[] => {
      const { number } = slot;
      if (number === null || number.ordinal || overlap(slot, cue)) return [];
      const named = claim.columns.some((mention) => overlap(mention, cue) && mention.share === 1);
      const filters = claim.slots.filter(
        (one) => one !== slot && (one.kind !== 'number' || selection(context, one).rows.length > 0),
      );
      return columnsFor(context, slot, cue).flatMap(({ column, doubt }) =>
        run(context, { cue, column, number, filters, doubt: doubt + (named ? 0.25 : 0) }),
      );
    }),
  );
}

/** `the difference between A and B is n`: two rows without a word of comparison. */
export function runDifference(context: Context): Program[] {
  const { claim, table } = context;
  const [cue] = cuesOf(context, 'difference');
  const slot = claim.slots.find(({ number }) => number !== null && !number.ordinal);
  if (cue === undefined || slot === undefined || slot.number === null) return [];
  const { number } = slot;
  const sides = claim.slots.filter(
    (one) => one.kind !== 'number' && selection(context, one).rows.length === 1,
  );
  const [one, other] = sides;
  if (one === undefined || other === undefined || sides.length !== 2) return [];
  const [a = 0, b = 0] = [...selection(context, one).rows, ...selection(context, other).rows];
  return columnsFor(context, slot, cue).flatMap(({ column, doubt }): Program[] => {
    const [left = Number.NaN, right = Number.NaN] = [a, b].map(
      (row) => table.rows[row]?.cells[column]?.number,
    );
    if (a === b || Number.isNaN(left) || Number.isNaN(right)) return [];
    const met = fits(
      context,
      { ...number, value: Math.abs(number.value) },
      exact(Math.abs(left - right)),
      column,
    );
    return [
      {
        operation: 'difference',
        holds: claim.negated ? !met : met,
        used: [
          cue,
          number,
          one,
          other,
          ...claim.columns.filter((mention) => mention.column === column),
          ...cuesOf(context, 'not'),
        ],
        doubt,
        derivation: `${table.columns[column]?.key}: ${showNumber(left)} - ${showNumber(right)} = ${showNumber(exact(left - right))}`,
        cells: cellsOf([a, b], column),
        wrong: met ? [] : [number],
      },
    ];
  });
}
