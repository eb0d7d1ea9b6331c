import { ARRIVALS, ARRIVALS_TABLE } from './arrival-tables.ts';
import { JOBS, PAST, QUEUE } from './queue-names.ts';

/** Until version 2 all events were rows of a table `job_events`. */
const RENAME = `
  do $$ begin
    if exists (select from pg_class where oid = to_regclass('job_events') and relkind = 'r') then
      alter table job_events rename to ${PAST};
    end if;
  end $$`;

const TABLE = `
  create table if not exists ${PAST} (
    tenant_id text collate "C" not null default 'default',
    job_id uuid not null,
    id bigint generated always as identity,
    ts timestamptz not null default clock_timestamp(),
    kind text collate "C" not null,
    detail jsonb not null default '{}',
    primary key (job_id, id))`;

const DETAIL = `
  create or replace function assay_job_detail(status text, attempts int, output jsonb)
  returns jsonb language sql stable as $$
    select case
      when status = 'dead_lettered' then jsonb_build_object(
        'reason', assay_dead_letter_reason(output), 'attempt', attempts,
        'message', coalesce(output ->> 'message', output -> 'value' ->> 'message'))
      when status = 'failed' or (status = 'queued' and output is not null) then jsonb_build_object(
        'attempt', attempts, 'message', coalesce(output ->> 'message', output -> 'value' ->> 'message'))
      else '{}' end $$`;

/** How often a worker began the job of a row. */
export function attemptsOf(row: string): string {
  return `${row}.retry_count + (${row}.started_on is not null)::int`;
}

/** Whether the attempt that began at `begun` has its events in the table. */
function isWritten(kind: string, job: string, begun: string): string {
  return `exists (select from ${PAST} e where e.job_id = ${job} and e.kind = '${kind}' and e.ts >= ${begun})`;
}

/** Those of an attempt that its row says by itself; of a suspect they are written one by one. */
const KINDS = `(values (1, 'assigned'), (2, 'running')) as k(place, kind)`;

/** Writes down what a row said of its attempt, before it says something else. */
const KEEP_ATTEMPT = `
  create or replace function assay_keep_attempt(tenant text, job uuid, begun timestamptz, attempts int)
  returns void language sql as $$
    insert into ${PAST} (tenant_id, job_id, ts, kind, detail)
    select tenant, job, begun, k.kind, jsonb_build_object('attempt', attempts) from ${KINDS}
    where begun is not null and not ${isWritten('assigned', 'job', 'begun')}
    order by k.place $$`;

/**
 * An attempt that did not succeed is deleted and inserted anew. One whose handler had not begun when its worker ended does
 * not count; one that names a reason is not tried again; others wait 500 ms, doubled each time, give or take a quarter.
 */
const RETRY = `
  create or replace function assay_job_retry() returns trigger language plpgsql as $$
  begin
    perform assay_keep_attempt(new.group_id, new.id, new.started_on, new.retry_count + 1);
    if assay_lease_over(new.output) and not ${isWritten('running', 'new.id', 'new.started_on')} then
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

const INSERTED = `
  create or replace function assay_jobs_inserted() returns trigger language plpgsql as $$
  begin
    insert into ${ARRIVALS} (tenant_id, jobs) select group_id, array_agg(id order by id)
    from new_rows where name = '${QUEUE}' and state = 'created' group by group_id;
    insert into ${PAST} (tenant_id, job_id, kind, detail)
    select n.group_id, n.id, s.status, assay_job_detail(s.status, ${attemptsOf('n')}, n.output)
    from new_rows n cross join lateral (select assay_job_status(n.state::text, n.output) as status) s
    where n.name = '${QUEUE}' and n.state <> 'created';
    return null;
  end $$`;

/** Of a suspect that is leased, and of what ends or goes back in another way than by its worker's word. */
const UPDATED = `
  create or replace function assay_job_updated() returns trigger language plpgsql as $$
  declare
    status text := assay_job_status(new.state::text, new.output);
  begin
    if old.state = 'active' then
      perform assay_keep_attempt(old.group_id, old.id, old.started_on, old.retry_count + 1);
    end if;
    if status = 'assigned' then
      insert into ${PAST} (tenant_id, job_id, ts, kind, detail)
      values (new.group_id, new.id, new.started_on, status, jsonb_build_object('attempt', ${attemptsOf('new')}));
    else
      insert into ${PAST} (tenant_id, job_id, kind, detail)
      values (new.group_id, new.id, status, assay_job_detail(status, ${attemptsOf('new')}, new.output));
    end if;
    return null;
  end $$`;

/** A failed attempt is deleted and inserted anew; only what is gone takes its events along. */
const DELETED = `
  create or replace function assay_jobs_deleted() returns trigger language plpgsql as $$
  begin
    delete from ${PAST} e using old_rows o
    where e.job_id = o.id
      and not exists (select from ${JOBS} j where j.name = o.name and j.id = o.id);
    delete from ${ARRIVALS} where ts < now() - interval '30 days';
    return null;
  end $$`;

/** Being queued first, being taken by a worker and succeeding stand in the row itself, with their times. */
const VIEW = `
  create or replace view job_events as
  select tenant_id, job_id, id, ts, kind, detail from ${PAST}
  union all
  select j.group_id, j.id, 0, j.created_on, 'queued', '{}'::jsonb
  from ${JOBS} j where j.name = '${QUEUE}'
  union all
  select j.group_id, j.id, ${place('k.place')}, j.started_on, k.kind,
    jsonb_build_object('attempt', ${attemptsOf('j')})
  from ${JOBS} j cross join ${KINDS}
  where j.name = '${QUEUE}' and j.state in ('active', 'completed')
    and not ${isWritten('assigned', 'j.id', 'j.started_on')}
  union all
  select j.group_id, j.id, ${place('3')}, j.completed_on, 'succeeded', '{}'::jsonb
  from ${JOBS} j
  where j.name = '${QUEUE}' and j.state = 'completed'
    and not ${isWritten('succeeded', 'j.id', 'j.started_on')}`;

/** What a row says of its last attempt is later than all that is written of its job. */
function place(of: string): string {
  return `(1::bigint << 62) + ${of}`;
}

/** The handler of the attempt that a row of `active` is at began. */
export function isRunning(row: string): string {
  return `(not assay_lease_over(${row}.output) or ${isWritten('running', `${row}.id`, `${row}.started_on`)})`;
}

/** pg-boss writes into the partition itself; what it writes into the parent fires there. */
function ofStatement(what: string, event: string, rows: string): readonly string[] {
  return [JOBS, JOBS.replace(/_common$/, '')].flatMap((table) => [
    `drop trigger if exists assay_jobs_${what} on ${table}`,
    `create trigger assay_jobs_${what} after ${event} on ${table} referencing ${rows}
      for each statement execute function assay_jobs_${what}()`,
  ]);
}

/** The way of nearly all jobs, taken and done, calls nothing. */
const NEEDS_EVENT = `new.name = '${QUEUE}' and old.state <> new.state and new.state <> 'completed'
  and (new.state <> 'active' or assay_lease_over(new.output))`;

const TRIGGERS: readonly string[] = [
  `drop trigger if exists assay_job_retry on ${JOBS}`,
  `create trigger assay_job_retry before insert on ${JOBS} for each row when (new.state in ('retry', 'failed'))
    execute function assay_job_retry()`,
  ...[JOBS, JOBS.replace(/_common$/, '')].map(
    (table) => `drop trigger if exists assay_jobs_updated on ${table}`,
  ),
  'drop function if exists assay_jobs_updated()',
  `drop trigger if exists assay_job_updated on ${JOBS}`,
  `create trigger assay_job_updated after update on ${JOBS} for each row when (${NEEDS_EVENT})
    execute function assay_job_updated()`,
  ...ofStatement('inserted', 'insert', 'new table as new_rows'),
  ...ofStatement('deleted', 'delete', 'old table as old_rows'),
];

/** Made after the functions that read a row's status. */
export const EVENT_STATEMENTS: readonly string[] = [
  RENAME,
  TABLE,
  ARRIVALS_TABLE,
  DETAIL,
  KEEP_ATTEMPT,
  RETRY,
  INSERTED,
  UPDATED,
  DELETED,
  ...TRIGGERS,
  VIEW,
];
