import type { OpenedTable } from '../open-table.ts';
import type { Operation } from './asked.ts';
import type { Reading } from './reading.ts';
import type { Filter } from './selection.ts';

const AND = ' and ';

function conditionOf(filter: Filter, { table }: OpenedTable): string {
  const key = table.columns[filter.column]?.key ?? '';
  if ('yes' in filter) return `${key} is ${filter.yes ? 'yes' : 'no'}`;
  if ('value' in filter) return `${key}: ${filter.value.written}`;
  const written = filter.cells.map(({ rows }) =>
    String(table.rows[[...rows][0] ?? -1]?.cells[filter.column] ?? ''),
  );
  return written.map((cell) => `${key} = "${cell}"`).join(' or ');
}

/** What was done with which rows: `count(rows where City = "Seoul")`, `sum(Fee)`. */
export function described(operation: Operation, { filters, targets }: Reading, opened: OpenedTable): string {
  const keys = targets.map((column) => opened.table.columns[column]?.key ?? '');
  const what = keys.length === 0 ? 'rows' : keys.join(', ');
  const where = filters.map((filter) => conditionOf(filter, opened)).join(AND);
  return `${operation}(${where === '' ? what : `${what} where ${where}`})`;
}
