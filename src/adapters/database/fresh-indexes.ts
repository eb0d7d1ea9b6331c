import { ask } from './ask.ts';
import { coalesced } from './coalesced.ts';
import type { Database } from './database.ts';

/** An index in memory, of rows by their ids. */
interface Held {
  ids(): Iterable<string>;
  remove(id: string): void;
}

/** What a query of changes tells of each row beside what is indexed. */
interface Change extends Record<string, unknown> {
  /** Of all rows of the tenant, as the last change left it. */
  readonly revision: string;
  readonly removals: string;
  /** Null where nothing changed: there is one row at least where something was ever written. */
  readonly id: string | null;
  /** The revision of this row. */
  readonly at: string;
}

interface Source<Row extends Change, Index extends Held> {
  /** The next `page` rows of tenant $1 behind the place ($2 revision, $3 id), in the order of the places. */
  readonly changes: string;
  /** All ids of tenant $1. */
  readonly ids: string;
  /** Rows read at once: between two pages the event loop turns. */
  readonly page: number;
  /** Tenants whose rows stay in memory; of more, the one asked longest ago is read again when it is asked. */
  readonly tenants: number;
  readonly newIndex: () => Index;
  readonly put: (index: Index, id: string, row: Row) => void;
}

/** Behind every id. */
const LAST = '\u{10ffff}';

/** The rows of a tenant in memory, as they are now in the database, whoever wrote them: one query where nothing changed. */
function freshIndex<Row extends Change, Index extends Held>(
  database: Database,
  tenant: string,
  { changes, ids, page, newIndex, put }: Source<Row, Index>,
): () => Promise<Index> {
  const index = newIndex();
  let place: readonly [revision: string, id: string] = ['0', ''];
  let removals = '0';
  async function dropRemoved(): Promise<void> {
    const rows = await ask<{ id: string }>(database, ids, [tenant]);
    const there = new Set(rows.map(({ id }) => id));
    for (const id of index.ids()) if (!there.has(id)) index.remove(id);
  }
  async function readPage(): Promise<boolean> {
    const rows = await ask<Row>(database, changes, [tenant, ...place]);
    for (const row of rows) if (row.id !== null) put(index, row.id, row);
    const [first] = rows;
    if (first === undefined) return false;
    const last = rows.at(-1) ?? first;
    const isFull = rows.length === page;
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

/** Indexes of the tenants, made when they are first asked for. */
export function freshIndexes<Row extends Change, Index extends Held>(
  database: Database,
  source: Source<Row, Index>,
): (tenant: string) => Promise<Index> {
  const indexes = new Map<string, () => Promise<Index>>();
  return (tenant) => {
    const fresh = indexes.get(tenant) ?? freshIndex(database, tenant, source);
    indexes.delete(tenant);
    indexes.set(tenant, fresh);
    const [oldest] = indexes.keys();
    if (indexes.size > source.tenants && oldest !== undefined) indexes.delete(oldest);
    return fresh();
  };
}
