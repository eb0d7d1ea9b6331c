import type { BaseCheckpointSaver } from '@langchain/langgraph';
import { databaseError } from './database-error.ts';
import type { Database } from './database.ts';

const SCHEMA = 'ask_steps';
/** Two processes may make the tables at once: the one that comes late finds them. */
const TRIES = 3;

/** Steps of asks that are on their way, in tables of their own on the one pool. Rejects with `AssayError`. */
export async function askCheckpoints({ pool }: Pick<Database, 'pool'>): Promise<BaseCheckpointSaver> {
  const { PostgresSaver } = await import('@langchain/langgraph-checkpoint-postgres');
  const saver = new PostgresSaver(pool, undefined, { schema: SCHEMA });
  for (let tries = 1; ; tries += 1) {
    try {
      await saver.setup();
      return saver;
    } catch (error) {
      if (tries === TRIES) throw databaseError(error, 'database');
    }
  }
}
