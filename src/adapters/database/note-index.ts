import type { TextIndex } from '../../contract/ports/text-index.ts';
import { ask } from './ask.ts';
import { coalesced } from './coalesced.ts';
import type { Database } from './database.ts';

/** Notes read at once: between two pages the event loop turns. */
const PAGE = 200;
/** Tenants whose notes stay in memory; of more, the one asked longest ago is read again when it is asked. */
const TENANTS = 64;

/** One row at least where a note was ever written: without a change its note is null. */
const CHANGES = `
  select r.revision, n.note_id, n.title, n.content, n.tags, n.revision as at,
    coalesce((select revision from revisions where tenant_id = $1 and subject = 'removed notes'), 0) as removals
  from revisions r
  left join lateral (
    select * from notes where tenant_id = $1 and revision > $2 order by revision limit ${PAGE}) n on true
  where r.tenant_id = $1 and r.subject = 'notes'
  order by n.revision`;
const IDS = 'select note_id from notes where tenant_id = $1';

interface Change extends Record<string, unknown> {
  readonly revision: string;
  readonly removals: string;
  readonly note_id: string | null;
  readonly title: string;
  readonly content: string;
  readonly tags: readonly string[];
  readonly at: string;
}

/** The notes of a tenant in memory, as they are now in the database, whoever wrote them: one query where nothing changed. */
function noteIndex(database: Database, tenant: string, index: TextIndex): () => Promise<TextIndex> {
  let revision = '0';
  let removals = '0';
  async function dropRemoved(): Promise<void> {
    const rows = await ask<{ note_id: string }>(database, IDS, [tenant]);
    const there = new Set(rows.map(({ note_id }) => note_id));
    for (const id of index.ids()) if (!there.has(id)) index.remove(id);
  }
  async function readPage(): Promise<boolean> {
    const rows = await ask<Change>(database, CHANGES, [tenant, revision]);
    for (const { note_id, title, content, tags } of rows)
      if (note_id !== null) index.put({ id: note_id, fields: { title, content, tags: tags.join('\n') } });
    const [first] = rows;
    if (first === undefined) return false;
    const isFull = rows.length === PAGE;
    revision = isFull ? (rows.at(-1)?.at ?? revision) : first.revision;
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

/** Indexes of the tenants' notes, made when they are first asked for. */
export function noteIndexes(
  database: Database,
  newIndex: () => TextIndex,
): (tenant: string) => Promise<TextIndex> {
  const indexes = new Map<string, () => Promise<TextIndex>>();
  return (tenant) => {
    const fresh = indexes.get(tenant) ?? noteIndex(database, tenant, newIndex());
    indexes.delete(tenant);
    indexes.set(tenant, fresh);
    const [oldest] = indexes.keys();
    if (indexes.size > TENANTS && oldest !== undefined) indexes.delete(oldest);
    return fresh();
  };
}
