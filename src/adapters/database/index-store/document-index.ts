import type { PassageIndex } from '../../../contract/ports/passage-index.ts';
import type { VectorDocument } from '../../../contract/indexed-file.ts';
import { ask } from '../ask.ts';
import { coalesced } from '../coalesced.ts';
import type { Database } from '../database.ts';

/** Documents read at once: between two pages the event loop turns. */
const PAGE = 1000;
/** Tenants whose documents stay in memory; of more, the one asked longest ago is read again when it is asked. */
const TENANTS = 8;

/** One row at least where something was ever indexed: without a change its document is null. */
const CHANGES = `
  select r.revision, d.id, d.kind, d.terms, d.revision as at,
    coalesce((select revision from revisions where tenant_id = $1 and subject = 'removed documents'), 0) as removals
  from revisions r
  left join lateral (
    select * from vector_documents
    where tenant_id = $1 and (revision, id) > ($2, $3) order by revision, id limit ${PAGE}) d on true
  where r.tenant_id = $1 and r.subject = 'index'
  order by d.revision, d.id`;
const IDS = 'select id from vector_documents where tenant_id = $1';

interface Change extends Record<string, unknown> {
  readonly revision: string;
  readonly removals: string;
  readonly id: string | null;
  readonly kind: VectorDocument['kind'];
  readonly terms: string;
  readonly at: string;
}

/** Behind every id. */
const LAST = '\u{10ffff}';

/** The documents of a tenant in memory, as they are now in the database, whoever wrote them: one query where nothing changed. */
function documentIndex(database: Database, tenant: string, index: PassageIndex): () => Promise<PassageIndex> {
  let place: readonly [revision: string, id: string] = ['0', ''];
  let removals = '0';
  async function dropRemoved(): Promise<void> {
    const rows = await ask<{ id: string }>(database, IDS, [tenant]);
    const there = new Set(rows.map(({ id }) => id));
    for (const id of index.ids()) if (!there.has(id)) index.remove(id);
  }
  async function readPage(): Promise<boolean> {
    const rows = await ask<Change>(database, CHANGES, [tenant, ...place]);
    for (const { id, kind, terms } of rows) if (id !== null) index.put({ id, kind, terms });
    const [first] = rows;
    if (first === undefined) return false;
    const last = rows.at(-1) ?? first;
    const isFull = rows.length === PAGE;
    place = isFull ? [last.at, last.id ?? ''] : [first.revision, LAST];
    if (!isFull && first.removals !== removals) {
      await dropRemoved();
      removals = first.removals;
    }
    return isFull;
  }
  const refresh = coalesced(async () => {
    while (await readPage());
  });
  return async () => {
    await refresh();
    return index;
  };
}

/** Indexes of the tenants' documents, made when they are first asked for. */
export function documentIndexes(
  database: Database,
  newIndex: () => PassageIndex,
): (tenant: string) => Promise<PassageIndex> {
  const indexes = new Map<string, () => Promise<PassageIndex>>();
  return (tenant) => {
    const fresh = indexes.get(tenant) ?? documentIndex(database, tenant, newIndex());
    indexes.delete(tenant);
    indexes.set(tenant, fresh);
    const [oldest] = indexes.keys();
    if (indexes.size > TENANTS && oldest !== undefined) indexes.delete(oldest);
    return fresh();
  };
}
