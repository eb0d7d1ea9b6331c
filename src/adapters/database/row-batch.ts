import type { ClientBase } from 'pg';

/** Rows gathered column by column, so that thousands go in with one statement. */
export interface RowBatch {
  add(values: readonly (string | number | null)[]): void;
  /** Writes what has gathered once there are enough rows, or in any case. */
  flush(client: ClientBase, always: boolean): Promise<void>;
}

const ENOUGH_ROWS = 2000;

/** A batch for one table; `columns` are name and type in the order of the values. */
export function rowBatch(
  table: string,
  columns: readonly (readonly [name: string, type: string])[],
): RowBatch {
  const names = columns.map(([name]) => name).join(', ');
  const arrays = columns.map(([, type], index) => `$${index + 1}::${type}[]`).join(', ');
  const statement = `insert into ${table} (${names}) select * from unnest(${arrays}) on conflict do nothing`;
  let gathered: (string | number | null)[][] = columns.map(() => []);
  let count = 0;
  return {
    add(values) {
      for (const [index, column] of gathered.entries()) column.push(values[index] ?? null);
      count += 1;
    },
    async flush(client, always) {
      if (count === 0 || (!always && count < ENOUGH_ROWS)) return;
      const values = gathered;
      gathered = columns.map(() => []);
      count = 0;
      await client.query(statement, values);
    },
  };
}
