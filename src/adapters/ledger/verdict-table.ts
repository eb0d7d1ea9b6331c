import { AssayError } from '../../contract/assay-error.ts';
import type {
  VerdictArchive,
  VerdictHeadPage,
  VerdictPage,
  VerdictPageRequest,
} from '../../contract/ports/verdict-ledger.ts';
import { VerdictHead, VerdictRecord } from '../../contract/verdict-record.ts';
import { askFigures } from './ask-figures.ts';
import { headOfVerdict } from './head-of-verdict.ts';

/** The part of a database connection that is used here. */
export interface Queryable {
  query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

const KNOWN = 'select id, created_at from verdicts where tenant_id = $1 and id = any($2::text[])';
const ADD = `
  insert into verdicts (tenant_id, id, part, created_at, outcome, record, figures, head)
  select r ->> 'tenant_id', r ->> 'id', r ->> 'part', (r ->> 'created_at')::timestamptz, r ->> 'outcome', r,
    nullif(each -> 'figures', 'null'), each -> 'head'
  from jsonb_array_elements($1::jsonb -> 'rows') as each, lateral (select each -> 'record' as r) as one
  on conflict do nothing`;
const NEWEST = 'select record from verdicts where tenant_id = $1 order by created_at desc, id desc limit $2';
const STARTING = `
  select record from verdicts where tenant_id = $1 and starts_with(id, $2) order by created_at desc, id desc limit $3`;
const FIND = 'select record from verdicts where tenant_id = $1 and id = $2';
const AMONG = 'select record from verdicts where tenant_id = $1 and id = any($2::text[])';
const OF_PAGE = `
  where tenant_id = $1 and ($2::text is null or part = $2)
    and ($3::timestamptz is null or (created_at, id) < ($3, $4::text))
  order by created_at desc, id desc limit $5`;
const PAGE = `select id, record ->> 'created_at' as at, record from verdicts ${OF_PAGE}`;
/** A server of the version before, which still runs beside this one, keeps no heads. */
const HEADS = `
  select id, coalesce(head, record) ->> 'created_at' as at,
    coalesce(head, record - '{report,checkers,unchecked,messages}'::text[] || '{"title": ""}') as head
  from verdicts ${OF_PAGE}`;

/** The report goes in as text: a column of JSON would put its keys into another order. */
function toRow(record: VerdictRecord): unknown {
  return {
    record: { ...record, report: JSON.stringify(record.report) },
    figures: askFigures(record),
    head: headOfVerdict(record),
  };
}

function recordsOf(rows: readonly Record<string, unknown>[]): VerdictRecord[] {
  return rows.flatMap(({ record }) => {
    const read = VerdictRecord.safeParse(record);
    if (!read.success) return [];
    const { report } = read.data;
    return [{ ...read.data, report: typeof report === 'string' ? (JSON.parse(report) as unknown) : report }];
  });
}

/** A time that every calendar knows: years begin with 1, no month has a day too many. */
function isTime(at: string): boolean {
  const day = at.slice(0, 10);
  const midnight = new Date(`${day}T00:00:00Z`);
  if (day < '0001' || Number.isNaN(midnight.getTime()) || Number.isNaN(Date.parse(at))) return false;
  return midnight.toISOString().startsWith(day);
}

/** `created_at_id` of the last verdict of a page. Throws `usage` for another text. */
function readCursor(after: string | undefined): readonly [string | null, string | null] {
  if (after === undefined) return [null, null];
  const [, at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([\w-]+)$/.exec(after) ?? [];
  if (at !== undefined && id !== undefined && isTime(at)) return [at, id];
  throw new AssayError('usage', 'is not the place of a page', {
    where: after,
    hint: 'give `next` of the page before',
  });
}

/** The rows of a page, and the place behind it. */
async function readRows(database: Queryable, text: string, tenant: string, request: VerdictPageRequest) {
  const [at, id] = readCursor(request.after);
  const values = [tenant, request.part ?? null, at, id, request.limit + 1];
  const { rows } = await database.query(text, values);
  const page = rows.slice(0, request.limit);
  const last = rows.length > request.limit ? page.at(-1) : undefined;
  return { page, next: last === undefined ? null : `${String(last['at'])}_${String(last['id'])}` };
}

async function readPage(
  database: Queryable,
  tenant: string,
  request: VerdictPageRequest,
): Promise<VerdictPage> {
  const { page, next } = await readRows(database, PAGE, tenant, request);
  return { records: recordsOf(page), next };
}

async function readHeads(
  database: Queryable,
  tenant: string,
  request: VerdictPageRequest,
): Promise<VerdictHeadPage> {
  const { page, next } = await readRows(database, HEADS, tenant, request);
  return { heads: page.flatMap(({ head }) => VerdictHead.safeParse(head).data ?? []), next };
}

/** Adds verdicts, each of the tenant that it names; one that is there stays as it is. */
export async function addVerdicts(database: Queryable, records: readonly VerdictRecord[]): Promise<void> {
  if (records.length > 0) await database.query(ADD, [{ rows: records.map(toRow) }]);
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
    add: (records) => addVerdicts(database, records),
    async newest(limit) {
      return recordsOf((await database.query(NEWEST, [tenant, limit])).rows);
    },
    async startingWith(prefix, limit) {
      return recordsOf((await database.query(STARTING, [tenant, prefix, limit])).rows);
    },
    async find(id) {
      return recordsOf((await database.query(FIND, [tenant, id])).rows)[0] ?? null;
    },
    async among(ids) {
      if (ids.length === 0) return [];
      return recordsOf((await database.query(AMONG, [tenant, [...ids]])).rows);
    },
    page: (request) => readPage(database, tenant, request),
    heads: (request) => readHeads(database, tenant, request),
  };
}
