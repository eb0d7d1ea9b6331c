import type { PoolClient } from 'pg';

/** Where pg-boss keeps its tables; the name of the one queue, and the table of its jobs. */
export const SCHEMA = 'assay_queue';
export const QUEUE = 'jobs';
export const JOBS = `${SCHEMA}.job_common`;

/** Raise it when a statement below changes. */
const VERSION = 2;

/** What pg-boss writes where no heartbeat came in time, and where a job took longer than its limit. */
export const LEASE_OVER = 'job heartbeat timeout';
const TOOK_TOO_LONG = 'job timed out';

/** What a row says by itself; that an attempt is running, its event says. */
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

/**
 * Of an attempt that did not succeed. One whose handler had not begun when its worker ended does not count; one that names
 * a reason is not tried again; others wait 500 ms, doubled each time, give or take a quarter.
 */
const RETRY = `
  create or replace function assay_job_retry() returns trigger language plpgsql as $$
  begin
    if assay_lease_over(new.output) and not exists (
      select from job_events e where e.job_id = new.id and e.kind = 'running' and e.ts >= new.started_on)
    then
      new.state := 'retry';
      new.completed_on := null;
      new.started_on := null;
      new.start_after := now();
    elsif new.output ? 'reason' then
      new.state := 'failed';
      new.completed_on := now();
    elsif new.state = 'retry' then
      new.start_after := now()
        + least(60, 0.5 * 2 ^ least(new.retry_count, 10) * (0.75 + random() / 2)) * interval '1 second';
    end if;
    return new;
  end $$`;

const DETAIL = `
  create or replace function assay_job_detail(status text, attempts int, output jsonb)
  returns jsonb language sql stable as $$
    select case
      when status = 'assigned' then jsonb_build_object('attempt', attempts)
      when status = 'dead_lettered' then jsonb_build_object(
        'reason', assay_dead_letter_reason(output), 'attempt', attempts,
        'message', coalesce(output ->> 'message', output -> 'value' ->> 'message'))
      when status = 'failed' or (status = 'queued' and output is not null) then jsonb_build_object(
        'attempt', attempts, 'message', coalesce(output ->> 'message', output -> 'value' ->> 'message'))
      else '{}' end $$`;

function statusOf(row: string): string {
  return `assay_job_status(${row}.state::text, ${row}.output)`;
}

function attemptsOf(row: string): string {
  return `${row}.retry_count + (${row}.started_on is not null)::int`;
}

/** One event for each row whose status changed, in the transaction that changed it. */
function eventsOf(from: string): string {
  return `
    insert into job_events (tenant_id, job_id, kind, detail)
    select n.group_id, n.id, s.status,
      assay_job_detail(s.status, ${attemptsOf('n')}, n.output)
    from ${from}`;
}

const INSERTED = `
  create or replace function assay_jobs_inserted() returns trigger language plpgsql as $$
  begin
    ${eventsOf(`new_rows n cross join lateral (select ${statusOf('n')} as status) s
      where n.name = '${QUEUE}'`)};
    return null;
  end $$`;

const UPDATED = `
  create or replace function assay_jobs_updated() returns trigger language plpgsql as $$
  begin
    ${eventsOf(`new_rows n join old_rows o on o.id = n.id
      cross join lateral (select ${statusOf('n')} as status) s
      where n.name = '${QUEUE}' and n.state <> o.state`)};
    return null;
  end $$`;

/** A failed attempt is deleted and inserted anew; only what is gone takes its events along. */
const DELETED = `
  create or replace function assay_jobs_deleted() returns trigger language plpgsql as $$
  begin
    delete from job_events e using old_rows o
    where e.job_id = o.id
      and not exists (select from ${JOBS} j where j.name = o.name and j.id = o.id);
    return null;
  end $$`;

const EVENTS = `
  create table if not exists job_events (
    tenant_id text collate "C" not null default 'default',
    job_id uuid not null,
    id bigint generated always as identity,
    ts timestamptz not null default clock_timestamp(),
    kind text collate "C" not null,
    detail jsonb not null default '{}',
    primary key (job_id, id))`;

/** The handler of this attempt began. */
const IS_RUNNING = `exists (
      select from job_events e
      where e.job_id = j.id and e.kind = 'running' and e.ts >= j.started_on)`;

const VIEW = `
  create or replace view jobs as
  select j.id::text as id,
    j.group_id as tenant_id,
    j.data ->> 'type' as type,
    case when j.state = 'active' and ${IS_RUNNING} then 'running' else ${statusOf('j')} end as status,
    coalesce(j.data -> 'payload', '{}') as payload,
    j.created_on as created_at,
    coalesce((select max(e.ts) from job_events e where e.job_id = j.id), j.created_on) as updated_at,
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

/** pg-boss writes into the partition itself; what it writes into the parent fires there. */
function triggers(table: string): readonly string[] {
  return [
    ['inserted', 'insert', 'referencing new table as new_rows'],
    ['updated', 'update', 'referencing old table as old_rows new table as new_rows'],
    ['deleted', 'delete', 'referencing old table as old_rows'],
  ].flatMap(([what, event, tables]) => [
    `drop trigger if exists assay_jobs_${what} on ${table}`,
    `create trigger assay_jobs_${what} after ${event} on ${table} ${tables}
      for each statement execute function assay_jobs_${what}()`,
  ]);
}

const STATEMENTS: readonly string[] = [
  EVENTS,
  'alter table job_events add column if not exists tx xid8 not null default pg_current_xact_id()',
  `create index if not exists job_events_queued on job_events (tenant_id, tx, id) where kind = 'queued'`,
  LEASE,
  STATUS,
  REASON,
  RETRY,
  DETAIL,
  INSERTED,
  UPDATED,
  DELETED,
  `drop trigger if exists assay_job_retry on ${JOBS}`,
  `create trigger assay_job_retry before insert on ${JOBS} for each row when (new.state in ('retry', 'failed'))
    execute function assay_job_retry()`,
  ...triggers(JOBS),
  ...triggers(`${SCHEMA}.job`),
  `create index if not exists assay_dead_letters on ${JOBS} (group_id, id) where state = 'failed'`,
  'drop view if exists jobs',
  VIEW,
  `comment on table job_events is 'assay ${VERSION}'`,
];

/** Version of our tables round those of pg-boss; 0 where there are none. */
export const READ_VERSION = `
  select coalesce(substring(obj_description(to_regclass('job_events')) from '\\d+')::int, 0) as version`;

/** Makes view, events and triggers, in a transaction of `client`; two processes that begin at once take turns. */
export async function makeQueueTables(client: PoolClient): Promise<void> {
  await client.query("select pg_advisory_xact_lock(hashtext('assay.queue'))");
  const { rows } = await client.query<{ version: number }>(READ_VERSION);
  const version = rows[0]?.version ?? 0;
  if (version >= VERSION) return;
  for (const statement of STATEMENTS) await client.query(statement);
}

export function isUpToDate(version: number): boolean {
  return version >= VERSION;
}
