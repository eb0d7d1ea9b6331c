import type { JobWriter } from '../../contract/ports/job-queue.ts';
import { isJobId } from './job-id.ts';
import { type QueueDatabase, rowsOf } from './queue-database.ts';
import { JOBS, QUEUE } from './queue-names.ts';

/** A worker that holds it finds its lease gone. */
const CANCEL = `
  update ${JOBS} set state = 'cancelled', completed_on = now()
  where name = '${QUEUE}' and group_id = $1 and id = $2::uuid and state < 'completed' returning id`;

/** Of several dead letters with one key the newest goes back, and none whose key is held: two would not fit. */
const REDRIVE = `
  update ${JOBS} j set state = 'created', retry_count = 0, started_on = null, heartbeat_on = null,
    completed_on = null, output = null, start_after = now()
  from (
    select distinct on (d.singleton_key) d.id from ${JOBS} d
    where d.name = '${QUEUE}' and d.group_id = $1 and d.state = 'failed'
      and ($2::uuid[] is null or d.id = any($2::uuid[]))
      and not exists (
        select from ${JOBS} h
        where h.name = '${QUEUE}' and h.singleton_key = d.singleton_key and h.state <= 'active')
    order by d.singleton_key, d.id desc) as free
  where j.name = '${QUEUE}' and j.id = free.id and j.state = 'failed'
  returning j.id`;

/** Those that a worker is just taking are left to it. */
const POSTPONE = `
  update ${JOBS} set start_after = now() + $4::float8 * interval '1 millisecond'
  where name = '${QUEUE}' and id in (
    select j.id from ${JOBS} j
    where j.name = '${QUEUE}' and j.state < 'active' and j.group_id = $1 and j.data ->> 'type' = $2
      and j.data -> 'payload' @> $3::jsonb and j.start_after < now() + $4::float8 * interval '1 millisecond'
    for no key update skip locked)`;

/** What people do with jobs that are there. */
export function jobChanges(
  database: QueueDatabase,
  open: () => Promise<unknown>,
  wake: () => void,
): Pick<JobWriter, 'cancel' | 'redrive' | 'postpone'> {
  return {
    async cancel(tenant, id) {
      await open();
      return isJobId(id) && (await rowsOf(database, CANCEL, [tenant, id])).length > 0;
    },
    async redrive(tenant, ids) {
      await open();
      const known = ids?.filter(isJobId) ?? null;
      const { length } = await rowsOf(database, REDRIVE, [tenant, known]);
      wake();
      return length;
    },
    async postpone(tenant, { type, payload }, milliseconds) {
      await open();
      await rowsOf(database, POSTPONE, [tenant, type, payload, milliseconds]);
    },
  };
}
