import { Pool, type PoolConfig } from 'pg';
import { encodeQueries, heldTypes } from './text-codec.ts';

/**
 * A pool whose lost connections reject the queries that they carry, and nothing else: unheard they would end the process.
 * All that it asks and is answered passes the codec of text.
 */
export function quietPool(config: PoolConfig): Pool {
  const pool = new Pool({ allowExitOnIdle: true, types: heldTypes, ...config });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    encodeQueries(client);
  });
  return pool;
}
