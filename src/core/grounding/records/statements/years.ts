import type { PreparedTable } from '../table/prepared-table.ts';

const YEAR = /^(?:19|20)\d\d(?:년)?$/u;

/** Columns that are years, in their order; none where fewer than two are. */
export function yearColumns({ columns }: PreparedTable): number[] {
  const found = columns.filter(({ key }) => YEAR.test(key.trim())).map(({ at }) => at);
  return found.length > 1 ? found : [];
}
