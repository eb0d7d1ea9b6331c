import { Pool, type PoolConfig } from 'pg';

/** A pool whose lost connections reject the queries that they carry, and nothing else: unheard they would end the process. */
export function quietPool(config: PoolConfig): Pool {
  const pool = new Pool({ allowExitOnIdle: true, ...config });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
