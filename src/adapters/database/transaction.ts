import type { PoolClient } from 'pg';
import { databaseError } from './database-error.ts';
import type { Database } from './database.ts';

/** Runs `work` in one transaction on one client: all of it stands, or none. Inside, no other query of the pool. */
export async function transaction<Result>(
  database: Pick<Database, 'pool'>,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  try {
    const client = await database.pool.connect();
    return await within(client, work);
  } catch (error) {
    throw databaseError(error, 'database');
  }
}

async function within<Result>(
  client: PoolClient,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  let sound = false;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    sound = true;
    return result;
  } catch (error) {
    sound = await client.query('rollback').then(
      () => true,
      () => false,
    );
    throw error;
  } finally {
    client.release(!sound);
  }
}
