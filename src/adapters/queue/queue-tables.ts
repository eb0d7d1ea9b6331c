import type { PoolClient } from 'pg';
import { attemptsOf, EVENT_STATEMENTS, isRunning } from './event-tables.ts';
import { JOBS, PAST, QUEUE } from './queue-names.ts';

/** Raise it when a statement below changes. */
const VERSION = 4;

/** What pg-boss writes where no heartbeat came in time, and where a job took longer than its limit. */
export const LEASE_OVER = 'job heartbeat timeout';
const TOOK_TOO_LONG = 'job timed out';

/** What a row says by itself, save whether the handler of its attempt began. */
const STATUS = `
  create or replace function assay_job_status(state text, output jsonb) returns text language sql immutable as $$
    select case state
      when 'active' then 'assigned'
      when 'completed' then 'succeeded'
      when 'created' then 'queued'
      when 'cancelled' then 'cancelled'
      when 'retry' then case when assay_lease_over(output) then 'queued' else 'failed' end
      else 'dead_lettered' end $$`;

const LEASE = `
  create or replace function assay_lease_over(output jsonb) returns boolean language sql immutable as $$
    select coalesce(output -> 'value' ->> 'message' = '${LEASE_OVER}' or output ? 'lease_over', false) $$`;

const REASON = `
  create or replace function assay_dead_letter_reason(output jsonb) returns text language sql immutable as $$
    select coalesce(
      output ->> 'reason',
      output ->> 'because',
      case when assay_lease_over(output) then 'infrastructure_failure'
        when output -> 'value' ->> 'message' = '${TOOK_TOO_LONG}' then 'timeout' end,
      'exhausted_retries') $$`;

const VIEW = `
  create or replace view jobs as
  select j.id::text as id,
    j.group_id as tenant_id,
    j.data ->> 'type' as type,
    case when j.state = 'active' and ${isRunning('j')} then 'running'
      else assay_job_status(j.state::text, j.output) end as status,
    coalesce(j.data -> 'payload', '{}') as payload,
    j.created_on as created_at,
    greatest((select max(e.ts) from ${PAST} e where e.job_id = j.id), j.created_on, j.started_on, j.completed_on) as updated_at,
    j.start_after as scheduled_at,
    ${attemptsOf('j')} as attempts,
    case when j.state = 'failed' then assay_dead_letter_reason(j.output) end as dead_letter_reason,
    case when j.state = 'completed' then j.output -> 'value' else j.output end as result,
    j.data ->> 'trace_id' as trace_id,
    j.data ->> 'cause' as cause,
    j.started_on as started_at,
    j.completed_on as completed_at,
    j.id as job_id
  from ${JOBS} j where j.name = '${QUEUE}'`;

const STATEMENTS: readonly string[] = [
  'drop view if exists jobs',
  LEASE,
  STATUS,
  REASON,
  ...EVENT_STATEMENTS,
  `create index if not exists assay_dead_letters on ${JOBS} (group_id, id) where state = 'failed'`,
  VIEW,
  `comment on view job_events is 'assay ${VERSION}'`,
];

/** Version of our tables round those of pg-boss; 0 where there are none. */
export const READ_VERSION = `
  select coalesce(substring(obj_description(to_regclass('job_events')) from '\\d+')::int, 0) as version`;

/** Makes view, events and triggers, in a transaction of `client`. */
export async function makeQueueTables(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ version: number }>(READ_VERSION);
  const version = rows[0]?.version ?? 0;
  if (version >= VERSION) return;
  for (const statement of STATEMENTS) await client.query(statement);
}

export function isUpToDate(version: number): boolean {
  return version >= VERSION;
}
