import { PAST } from './queue-names.ts';

/** One row for each statement that queued jobs: in what order they were committed, which no column of a job can say. */
export const ARRIVALS = 'job_arrivals';

/** Until version 3 each arrival was an event of its own. */
export const ARRIVALS_TABLE = `
  do $$ begin
    if to_regclass('${ARRIVALS}') is null then
      create table ${ARRIVALS} (
        tenant_id text collate "C" not null,
        tx xid8 not null default pg_current_xact_id(),
        id bigint generated always as identity,
        ts timestamptz not null default now(),
        jobs uuid[] not null,
        primary key (tenant_id, tx, id));
      create index job_arrivals_ts on ${ARRIVALS} using brin (ts);
      alter table ${PAST} add column if not exists tx xid8 not null default pg_current_xact_id();
      with first as (
        delete from ${PAST} e
        where kind = 'queued' and not exists (select from ${PAST} b where b.job_id = e.job_id and b.id < e.id)
        returning tenant_id, tx, job_id, id, ts)
      insert into ${ARRIVALS} (tenant_id, tx, ts, jobs)
      select tenant_id, tx, min(ts), array_agg(job_id order by id) from first group by tenant_id, tx;
      alter table ${PAST} drop column tx;
    end if;
  end $$`;
