import type { Pool, QueryResultRow } from 'pg';

/** What the queue is given of the database: the one pool, and how its errors are told. */
export interface QueueDatabase {
  readonly kind: 'embedded' | 'postgres';
  readonly pool: Pool;
  /** The error of the driver as one that says where and what to do. */
  readonly errorOf: (error: unknown, where: string) => Error;
  /** Runs what makes tables while no other process does. */
  readonly makingTables: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Runs `work`; what it throws comes as the errors of the database come. */
export async function told<Result>(database: QueueDatabase, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw database.errorOf(error, 'database');
  }
}

/** One query, one round trip. */
export function rowsOf<Row extends QueryResultRow>(
  database: QueueDatabase,
  text: string,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  return told(database, async () => (await database.pool.query<Row>(text, [...values])).rows);
}
