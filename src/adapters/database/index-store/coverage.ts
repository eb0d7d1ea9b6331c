import type { CoverageSnapshot } from '../../../contract/indexed-file.ts';
import { ask } from '../ask.ts';
import type { Database } from '../database.ts';

const CALLABLE = `kind in ('function', 'method')`;
const WITH_FIELDS = `kind not in ('function', 'method', 'module')`;

function has(part: string): string {
  return `jsonb_typeof(metadata -> '${part}') = 'array'`;
}

const COVERAGE = `
  select count(*)::int as objects,
    count(*) filter (where ${CALLABLE})::int as callables,
    count(*) filter (where ${CALLABLE} and ${has('params_json')})::int as params,
    count(*) filter (where ${CALLABLE} and ${has('returns_json')})::int as returns,
    count(*) filter (where ${CALLABLE} and ${has('params_json')} and ${has('returns_json')})::int as both,
    count(*) filter (where ${WITH_FIELDS})::int as holders,
    count(*) filter (where ${WITH_FIELDS} and ${has('fields_json')})::int as fields,
    count(*) filter (where (metadata ->> 'start_line')::int >= 1
      and (metadata ->> 'end_line')::int >= (metadata ->> 'start_line')::int)::int as lines
  from cbo_objects where tenant_id = $1`;

type Row = Record<
  'objects' | 'callables' | 'params' | 'returns' | 'both' | 'holders' | 'fields' | 'lines',
  number
>;

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/** Shares of what was extracted: params and returns of callables, fields of what may have some, lines of all. */
export async function readCoverage(
  database: Database,
  tenant: string,
): Promise<Omit<CoverageSnapshot, 'at' | 'cause'>> {
  const [row] = await ask<Row>(database, COVERAGE, [tenant]);
  if (row === undefined) throw new Error('the database counted nothing');
  return {
    objects: row.objects,
    callables: row.callables,
    coverage: {
      params: share(row.params, row.callables),
      returns: share(row.returns, row.callables),
      fields: share(row.fields, row.holders),
      lines: share(row.lines, row.objects),
    },
    io_gate: share(row.both, row.callables),
  };
}
