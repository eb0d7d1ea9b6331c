import type { Means } from '../../means.ts';
import type { OpenedTable, Place } from '../open-table.ts';
import { headed, isSubject, numbered, type Table } from './bound-runs.ts';
import { type Cells, cellsIn } from './cells-said.ts';
import type { HeadingRun } from './heading-runs.ts';
import { isPlain, type NamedClaim } from './named-claim.ts';
import type { Standing } from './part-index.ts';
import { dimensionAt } from './reading.ts';

/** The columns of a row that say the claim; null where they do not say all of it. */
function columnsSaying(
  claim: NamedClaim,
  needed: readonly HeadingRun[],
  cells: Cells,
  table: Table,
): readonly number[] | null {
  const byHeading = headed(needed, cells, claim.tokens);
  if (byHeading === null) return null;
  const byNumber = numbered(claim, cells, table);
  if (byNumber === null) return null;
  const bound = new Map([...byHeading, ...byNumber]);
  const columns = [
    ...new Set(cells.said.flatMap(({ run, columns: own }) => bound.get(run) ?? own.slice(0, 1))),
  ];
  return columns.length > 1 || (isAlone(table) && byHeading.size > 0) ? columns : null;
}

/** A record that nothing names: what it says of a column by name is said of it. */
function isAlone({ opened: { table, name } }: Table): boolean {
  return name < 0 && table.rows.length === 1;
}

/** Columns that the claim names and must say something of: of those that name the rows or hold bare numbers only what a subject is called; no verbs that say nothing. */
function neededOf({ named, tokens, runs }: NamedClaim, { opened, means }: Table): readonly HeadingRun[] {
  const isLight = ({ at }: HeadingRun): boolean =>
    at.every((place) => means.words.light.has(tokens[place]?.lemma ?? ''));
  const isFree = (column: number): boolean => dimensionAt(opened, column) === 'number';
  const isCalled = (heading: HeadingRun): boolean =>
    runs.some((run) => isSubject({ run, columns: [] }, heading, tokens));
  const isNaming = ({ columns }: HeadingRun): boolean => columns.every((column) => column === opened.name);
  return named.filter(
    (heading) =>
      !isLight(heading) && !heading.columns.every(isFree) && (!isNaming(heading) || isCalled(heading)),
  );
}

/** The claim counts things by a number that measures something in the row: 18 people, where 18% stands. */
function countsMeasure(
  { amounts, tokens }: NamedClaim,
  { row, said }: Cells,
  columns: readonly number[],
  { opened }: Table,
): boolean {
  const isCounted = (at: number): boolean =>
    tokens[at]?.upos === 'NOUN' &&
    amounts.some(
      ({ value, end }) => value?.kind === 'quantity' && value.unit === null && end === tokens[at - 1]?.end,
    );
  return said.some(
    ({ run, columns: own }) =>
      isCounted(run.last) &&
      own
        .filter((column) => columns.includes(column))
        .flatMap((column) => opened.cell(row, column)?.values ?? [])
        .some(({ value }) => value?.kind === 'quantity' && value.unit !== null),
  );
}

/** What names a row is that row, unless the claim names the other column that it stands in. */
function meantBy(run: Standing, { named }: NamedClaim, { name }: OpenedTable): Standing {
  const isHeaded = (column: number): boolean => named.some(({ columns }) => columns.includes(column));
  const isName = run.stands.some(({ column, whole }) => whole && column === name);
  return isName
    ? { ...run, stands: run.stands.filter(({ column }) => column === name || isHeaded(column)) }
    : run;
}

/** The cells of the first row that says all of a claim; null where none does. */
export function rowSaying(read: NamedClaim, opened: OpenedTable, means: Means): Place[] | null {
  const runs = read.runs.map((run) => meantBy(run, read, opened));
  const claim = { ...read, runs };
  const needed = neededOf(claim, { opened, means });
  const rows = new Set(runs.flatMap(({ stands }) => stands.flatMap(({ rows: own }) => [...own])));
  for (const row of [...rows].toSorted((a, b) => a - b)) {
    const cells = cellsIn(row, runs);
    const columns = cells === null ? null : columnsSaying(claim, needed, cells, { opened, means });
    if (cells === null || columns === null || countsMeasure(claim, cells, columns, { opened, means }))
      continue;
    if (isPlain(claim, columns, opened, means)) return columns.map((column) => ({ row, column }));
  }
  return null;
}
