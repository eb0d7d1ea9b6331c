import type { WorkerRegistry } from '../../contract/ports/worker-registry.ts';
import { ask } from './ask.ts';
import type { Database } from './database.ts';

/** Those that were killed leave with the next beat of another. */
const BEAT = `
  with gone as (delete from workers where seen_at < now() - interval '1 day')
  insert into workers (id, host, pid) values ($1, $2, $3)
  on conflict (id) do update set seen_at = now()`;
const LEAVE = 'delete from workers where id = $1';
const ALIVE = `select count(*)::int as count from workers where seen_at > now() - interval '45 seconds'`;

/** The table `workers`. */
export function workerRegistry(database: Database): WorkerRegistry {
  return {
    async beat({ id, host, pid }) {
      await ask(database, BEAT, [id, host, pid]);
    },
    async leave(id) {
      await ask(database, LEAVE, [id]);
    },
    async alive() {
      const [row] = await ask<{ count: number }>(database, ALIVE, []);
      return row?.count ?? 0;
    },
  };
}
