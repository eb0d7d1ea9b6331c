import { isCount } from './amounts.ts';
import type { Span } from '../../../../contract/span.ts';
import type { Value, ValueMention } from '../../../statement/value.ts';
import type { Match } from '../../match.ts';
import type { Means } from '../../means.ts';
import type { OpenedTable, Place } from '../open-table.ts';
import { counted } from '../../operators/amounts.ts';
import type { TableClaim } from './claim.ts';
import { dimensionAt, type Reading } from './reading.ts';
import { type Filter, rowsOf, select, type Selection } from './selection.ts';

/** What was done with the rows. */
export type Operation =
  | 'count'
  | 'sum'
  | 'average'
  | 'share'
  | 'extreme'
  | 'rank'
  | 'only'
  | 'all'
  | 'look-up';

/** What the rows say of one reading of a claim. */
export interface Computed {
  readonly match: Match;
  readonly places: readonly Place[];
  readonly operation: Operation;
  /** What it came to; null where it is no value. */
  readonly value: Value | number | null;
  /** The value of the claim that it was held against; null where none was. */
  readonly said: ValueMention | null;
  /** Words of the claim that stand in no such cell; absent where it is no matter of words. */
  readonly words?: Span;
  /** What differs, where it is no matter of words. */
  readonly kind?: 'value' | 'unit';
}

/** A reading of a claim with the table that it is asked of. */
export interface Asked {
  readonly claim: TableClaim;
  readonly reading: Reading;
  readonly opened: OpenedTable;
  readonly means: Means;
  /** The claim says that it is not so. */
  readonly denied: boolean;
}

/** The rows do not tell. */
export const OPEN: Computed = { match: null, places: [], operation: 'look-up', value: null, said: null };

/** The claim asks for it, but it cannot be meant so. */
export const UNFIT = 'unfit';

/** Null where the reading does not ask for it. */
export type Program = (asked: Asked) => Computed | typeof UNFIT | null;

export function selected({ opened, means }: Asked, filters: readonly Filter[]): Selection {
  return select(rowsOf(opened), filters, opened, means);
}

export function placesAt(rows: readonly number[], column: number): Place[] {
  return rows.map((row) => ({ row, column }));
}

/** By which column the rows of a selection were chosen, or which names them. */
export function placesOfRows({ reading, opened }: Asked, rows: readonly number[]): Place[] {
  return placesAt(rows, reading.filters[0]?.column ?? Math.max(0, opened.name));
}

export function matchOf(said: Value, computed: Value | null, { compare }: Means): Match {
  const found = computed === null ? 'incomparable' : compare(said, computed);
  if (found === 'equal' || found === 'within') return 'supported';
  return found === 'excluded' ? 'contradicted' : null;
}

/** How a count of the claim stands to so many rows; null for what is no count. */
export function countMatch(said: ValueMention, many: number, means: Means): Match {
  const { value } = said;
  return value?.kind === 'quantity' && isCount(said) ? matchOf(value, counted(value, many), means) : null;
}

/** The rows are as many as the claim says that it speaks of. */
export function hasSize({ reading: { size }, means }: Asked, rows: readonly number[]): boolean {
  return size === null || countMatch(size, rows.length, means) === 'supported';
}

/** The column of amounts that is asked for: the one that the claim names, else the only one of its dimension. */
export function targetOf({ reading, opened }: Asked, dimension: string | null): number | null {
  const fits = (column: number): boolean => {
    const own = dimensionAt(opened, column);
    return own !== null && (dimension === null || own === dimension || own.startsWith(`${dimension}:`));
  };
  const { targets, filters } = reading;
  const [target, ...others] = targets;
  if (target !== undefined) return others.length === 0 && fits(target) ? target : null;
  if (dimension === null || dimension === 'number') return null;
  const used = new Set(filters.map(({ column }) => column));
  const [only, ...more] = [...opened.table.columns.keys()].filter(
    (column) => !used.has(column) && fits(column),
  );
  return only === undefined || more.length > 0 ? null : only;
}

/** Rows that the claim names, each by its own words, and what else it asks of them. */
export interface Subject {
  readonly rows: readonly number[];
  readonly scope: readonly Filter[];
}

function rowsNamed(asked: Asked, filter: Filter): readonly number[] | null {
  const { rows: found, unknown } = selected(asked, [filter]);
  if (!('cells' in filter)) return found.length === 1 && unknown.length === 0 ? found : null;
  const isOneEach = filter.cells.every(({ rows }) => rows.size === 1);
  return isOneEach && unknown.length === 0
    ? [...new Set(filter.cells.flatMap(({ rows }) => [...rows]))]
    : null;
}

/** The rows that the claim is about: those that it names, or the one that alone has what it says. */
export function subjectOf(asked: Asked): Subject | null {
  const { filters } = asked.reading;
  const named = filters.filter(({ column }) => column === asked.opened.name);
  for (const filter of named.length > 0 ? named : filters) {
    const rows = rowsNamed(asked, filter);
    if (rows !== null) return { rows, scope: filters.filter((one) => one !== filter) };
  }
  return null;
}
