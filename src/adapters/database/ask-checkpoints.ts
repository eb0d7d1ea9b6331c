import type { BaseCheckpointSaver } from '@langchain/langgraph';
import { databaseError } from './database-error.ts';
import type { Database } from './database.ts';
import { makingTables } from './tables-lock.ts';

const SCHEMA = 'ask_steps';

/** Steps of asks that are on their way, in tables of their own on the one pool. Rejects with `AssayError`. */
export async function askCheckpoints(
  database: Pick<Database, 'kind' | 'pool'>,
): Promise<BaseCheckpointSaver> {
  const { PostgresSaver } = await import('@langchain/langgraph-checkpoint-postgres');
  const saver = new PostgresSaver(database.pool, undefined, { schema: SCHEMA });
  try {
    await makingTables(database, () => saver.setup());
    return saver;
  } catch (error) {
    throw databaseError(error, 'database');
  }
}
