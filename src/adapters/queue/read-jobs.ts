import { type JobEvent, JobState } from '../../contract/job.ts';
import type { JobReader } from '../../contract/ports/job-queue.ts';
import { isJobId } from './job-id.ts';
import { type QueueDatabase, rowsOf } from './queue-database.ts';
import { jobOf, type JobRow } from './stored-job.ts';

const COLUMNS = `id, tenant_id, type, status, payload, created_at, updated_at, scheduled_at, attempts,
  dead_letter_reason, result, trace_id`;
const READ = `select ${COLUMNS} from jobs where tenant_id = $1 and job_id = $2::uuid`;
/** Ids grow with time: their order is that of being queued. */
const LIST = `
  select ${COLUMNS} from jobs
  where tenant_id = $1 and ($2::text is null or status = $2) and ($3::text is null or type = $3)
    and ($4::uuid is null or job_id < $4::uuid)
  order by job_id desc limit $5`;
/** The id of an event is its place among those of its job, wherever it stands. */
const EVENTS = `
  select row_number() over (order by e.id)::text as id, e.job_id::text as job_id, e.ts, e.kind, e.detail
  from job_events e where e.tenant_id = $1 and e.job_id = $2::uuid order by e.id`;
const COUNTS = 'select status, count(*)::int as count from jobs where tenant_id = $1 group by status';

type EventRow = Omit<JobEvent, 'ts'> & { readonly ts: Date };

interface Count {
  readonly status: JobState;
  readonly count: number;
}

/** The view `jobs` and the table `job_events`; `ready` makes them where they are not there. */
export function jobReader(database: QueueDatabase, ready: () => Promise<unknown>): JobReader {
  return {
    async read(tenant, id) {
      await ready();
      if (!isJobId(id)) return null;
      const [row] = await rowsOf<JobRow & Record<string, unknown>>(database, READ, [tenant, id]);
      return row === undefined ? null : jobOf(row);
    },
    async list(tenant, { status, type, limit, after }) {
      await ready();
      if (after !== undefined && !isJobId(after)) return [];
      const values = [tenant, status ?? null, type ?? null, after ?? null, limit];
      const rows = await rowsOf<JobRow & Record<string, unknown>>(database, LIST, values);
      return rows.map(jobOf);
    },
    async events(tenant, id) {
      await ready();
      if (!isJobId(id)) return [];
      const rows = await rowsOf<EventRow & Record<string, unknown>>(database, EVENTS, [tenant, id]);
      return rows.map((row) => ({ ...row, ts: row.ts.toISOString() }));
    },
    async counts(tenant) {
      await ready();
      const rows = await rowsOf<Count & Record<string, unknown>>(database, COUNTS, [tenant]);
      const none = Object.fromEntries(JobState.options.map((state) => [state, 0]));
      const counted = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
      return { ...none, ...counted } as Record<JobState, number>;
    },
  };
}
