import type { Quantity, ValueMention } from '../../../statement/value.ts';
import { dimensionOf } from '../../facts/dimension.ts';
import type { Token } from '../../../statement/token.ts';
import type { Means } from '../../means.ts';
import type { OpenedTable } from '../open-table.ts';
import { isCount, isCounting, valueAt } from './amounts.ts';
import type { CellWords, Mention } from './cell-index.ts';
import type { TableClaim } from './claim.ts';
import { type Filter, isNothing, rowsOf } from './selection.ts';

/** One way to take a claim: what rows must have, which column is asked for, which value is the answer. */
export interface Reading {
  readonly filters: readonly Filter[];
  /** Columns that the claim names and that no filter is about. */
  readonly targets: readonly number[];
  readonly result: ValueMention | null;
  /** How many rows the claim says that it speaks of: the three branches together. */
  readonly size: ValueMention | null;
}

/** So many ways are tried; a claim that has more is left open. */
const MOST_READINGS = 24;
/** Rows that tell what a column holds. */
const LOOKED_AT = 50;

function product<T>(choices: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return choices.reduce<readonly (readonly T[])[]>(
    (all, some) =>
      all.length > MOST_READINGS ? all : all.flatMap((head) => some.map((one) => [...head, one])),
    [[]],
  );
}

/** The dimension of the amounts of a column; null where it holds none. */
export function dimensionAt(opened: OpenedTable, column: number): string | null {
  for (const row of rowsOf(opened).slice(0, LOOKED_AT)) {
    const value = valueAt(opened, row, column);
    if (value !== null) return dimensionOf(value);
  }
  return null;
}

function isAnswer({ value }: ValueMention): boolean {
  return value !== null && value.kind !== 'period' && value.kind !== 'clock' && value.kind !== 'code';
}

export function isOrdinal(mention: ValueMention | null): mention is ValueMention & { value: Quantity } {
  return mention?.value?.kind === 'quantity' && mention.value.sort === 'ordinal';
}

/** Versions, serial numbers. */
function holdsCodes(opened: OpenedTable, column: number): boolean {
  return rowsOf(opened)
    .slice(0, LOOKED_AT)
    .some((row) => opened.cell(row, column)?.values.some(({ value }) => value?.kind === 'code'));
}

/** 18 people. */
function countsNoun({ end }: ValueMention, tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ start }) => start >= end);
  return tokens[at]?.inflection === undefined && tokens[at]?.upos === 'NOUN';
}

const UNMEASURED: ReadonlySet<string> = new Set(['number', 'period', 'clock']);

/** The column says nothing of the rows, or measures something else than the value. */
function isMeasuring(opened: OpenedTable, column: number, isMisfit: boolean): boolean {
  const dimension = dimensionAt(opened, column);
  if (dimension === null)
    return (
      opened.table.columns[column]?.named !== true &&
      rowsOf(opened).every((row) => isNothing(row, column, opened))
    );
  return isMisfit && !UNMEASURED.has(dimension);
}

/** Of what people leave the unit out. */
const UNITLESS = /^(?:ratio$|score)/u;

/** Which columns a value may be a condition on: those that the claim names, else the one that holds such values. */
function columnsFor(
  mention: ValueMention,
  named: readonly number[],
  opened: OpenedTable,
  tokens: readonly Token[],
): readonly number[] {
  const { value } = mention;
  if (value?.kind === 'code') {
    const coded = [...opened.table.columns.keys()].filter((column) => holdsCodes(opened, column));
    const own = coded.filter((column) => named.includes(column));
    return own.length > 0 ? own : coded;
  }
  const dimension = value === null ? null : dimensionOf(value);
  if (dimension === null) return [];
  const isBare = opened.table.typed === true && !countsNoun(mention, tokens);
  const holds = (column: number): boolean => dimensionAt(opened, column) === dimension;
  const counts = (column: number): boolean =>
    isCount(mention) &&
    (isCounting(dimensionAt(opened, column) ?? '') ||
      (isBare && UNITLESS.test(dimensionAt(opened, column) ?? '')));
  const own = named.filter((column) => holds(column) || counts(column));
  if (own.length > 0) return own;
  const all = dimension === 'number' ? [] : [...opened.table.columns.keys()].filter(holds);
  if (all.length > 0 || opened.table.typed !== true) return all;
  const isMisfit = value?.kind === 'quantity' && value.unit !== null && dimension !== 'ratio';
  return named.filter((column) => isMeasuring(opened, column, isMisfit));
}

/** Words of one column are one condition; it stands where the last of them does. */
function byColumn(cells: readonly CellWords[], starts: readonly number[]): Filter[] {
  const columns = [...new Set(cells.map(({ column }) => column))];
  return columns.map((column) => ({
    column,
    cells: cells.filter((one) => one.column === column),
    at: Math.max(...starts.filter((_, index) => cells[index]?.column === column)),
  }));
}

/** A column that is called a date or a year. */
function isCalledTime(opened: OpenedTable, column: number, { words }: Means): boolean {
  return opened.header(column).all.some(({ word }) => words.dimensions.get(word) === 'period');
}

/** What names a row is that row, unless the claim names the other column. */
function meantBy({ cells }: Mention, { headings }: TableClaim, { name }: OpenedTable): readonly CellWords[] {
  const isHeaded = (column: number): boolean => headings.some(({ columns }) => columns.includes(column));
  const isName = cells.some(({ column }) => column === name);
  return isName ? cells.filter(({ column }) => column === name || isHeaded(column)) : cells;
}

/** The time that a column is of, Visits in 2023, is no condition. */
function isOfColumn(
  { value }: ValueMention,
  named: readonly number[],
  opened: OpenedTable,
  means: Means,
): boolean {
  return (
    value?.kind === 'period' &&
    named.some((column) =>
      opened
        .header(column)
        .times.some((time) => time.value !== null && means.compare(value, time.value) === 'equal'),
    )
  );
}

/** What each value of the claim is for: the answer, how many rows there are, or a condition. */
function rolesOf(values: readonly ValueMention[]): readonly Pick<Reading, 'result' | 'size'>[] {
  const results = [null, ...values.filter(isAnswer)];
  return results.flatMap((result) => [
    { result, size: null },
    ...values
      .filter((one) => one !== result && result !== null && isCount(one))
      .map((size) => ({ result, size })),
  ]);
}

/** All ways to take a claim; empty where it has a value that is no condition on any column. */
export function readingsOf(claim: TableClaim, opened: OpenedTable, means: Means): readonly Reading[] {
  const { mentions, headings, values, tokens, flags } = claim;
  const starts = mentions.map(({ first }) => tokens[first]?.start ?? 0);
  const flagged = flags.map(({ column, yes, at }): Filter => ({ column, yes, at: tokens[at]?.start ?? 0 }));
  const taken = product(mentions.map((one) => meantBy(one, claim, opened)));
  const headed = product(headings.map(({ columns }) => columns));
  const readings = taken.flatMap((cells) =>
    headed.flatMap((named) => {
      const timed = values.filter((one) => !isOfColumn(one, named, opened, means));
      return rolesOf(timed).flatMap(({ result, size }): Reading[] => {
        const conditions = timed.filter((one) => one !== result && one !== size);
        const choices = conditions.map((value) =>
          columnsFor(value, named, opened, tokens).map((column): Filter => {
            const isTime = value.value?.kind === 'period' && !named.includes(column);
            return {
              column,
              value,
              at: value.start,
              guessed: isTime && !isCalledTime(opened, column, means),
            };
          }),
        );
        const isOneEach = (some: readonly Filter[]): boolean =>
          new Set(some.map(({ column }) => column)).size === some.length;
        const ways = product(choices).filter(isOneEach);
        return ways.map((some) => {
          const said = byColumn(cells, starts);
          const isSaid = (one: Filter): boolean => said.some(({ column }) => column === one.column);
          const filters = [...said, ...flagged.filter((one) => !isSaid(one)), ...some];
          const used = new Set(filters.map(({ column }) => column));
          const targets = [...new Set(named)].filter((column) => !used.has(column));
          return { filters, targets, result, size };
        });
      });
    }),
  );
  return readings.length > MOST_READINGS ? [] : readings;
}
