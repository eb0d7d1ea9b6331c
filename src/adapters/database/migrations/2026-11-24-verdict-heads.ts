import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What lists show of a verdict, so that its report need not be read. The report of an answer has its claims; one that
 * holds what no jsonb can (a NUL, half a surrogate) is not read.
 */
const STATEMENTS = [
  'alter table verdicts add column head jsonb',
  `update verdicts set head = record - '{report,checkers,unchecked,messages}'::text[] ||
    jsonb_build_object('title', left(coalesce((
      select string_agg(claim ->> 'text', ' ' order by place)
      from jsonb_array_elements(case when part = 'verify' and record ->> 'report' !~ '\\\\u(?:0000|d[89a-f])' then
        (record ->> 'report')::jsonb #> '{result,claim_validations}' else '[]' end)
        with ordinality as claims (claim, place)
      where place <= 3), ''), 200))`,
];

async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Heads of verdicts beside their records. */
export const verdictHeads: Migration = { up };
