import type { VerdictArchive } from '../../contract/ports/verdict-ledger.ts';
import { VerdictRecord } from '../../contract/verdict-record.ts';

/** The part of a database connection that is used here. */
export interface Queryable {
  query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

const KNOWN = 'select id, created_at from verdicts where tenant_id = $1 and id = any($2::text[])';
const ADD = `
  insert into verdicts (tenant_id, id, part, created_at, outcome, record)
  select r ->> 'tenant_id', r ->> 'id', r ->> 'part', (r ->> 'created_at')::timestamptz, r ->> 'outcome', r
  from jsonb_array_elements($1::jsonb) as r
  on conflict do nothing`;
const NEWEST = 'select record from verdicts where tenant_id = $1 order by created_at desc, id desc limit $2';
const STARTING = `
  select record from verdicts where tenant_id = $1 and starts_with(id, $2) order by created_at desc, id desc limit $3`;

/** The report goes in as text: a column of JSON would put its keys into another order. */
function toRow(record: VerdictRecord): unknown {
  return { ...record, report: JSON.stringify(record.report) };
}

function recordsOf(rows: readonly Record<string, unknown>[]): VerdictRecord[] {
  return rows.flatMap(({ record }) => {
    const read = VerdictRecord.safeParse(record);
    if (!read.success) return [];
    const { report } = read.data;
    return [{ ...read.data, report: typeof report === 'string' ? (JSON.parse(report) as unknown) : report }];
  });
}

/** Kept verdicts in the table `verdicts`. */
export function verdictTable(database: Queryable, tenant: string): VerdictArchive {
  return {
    async known(ids) {
      const { rows } = await database.query(KNOWN, [tenant, [...ids]]);
      return new Map(
        rows.map((row) => [String(row['id']), (row['created_at'] as Date).toISOString()] as const),
      );
    },
    async add(records) {
      if (records.length > 0) await database.query(ADD, [JSON.stringify(records.map(toRow))]);
    },
    async newest(limit) {
      return recordsOf((await database.query(NEWEST, [tenant, limit])).rows);
    },
    async startingWith(prefix, limit) {
      return recordsOf((await database.query(STARTING, [tenant, prefix, limit])).rows);
    },
  };
}
