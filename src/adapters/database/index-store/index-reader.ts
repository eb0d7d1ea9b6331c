import type { CoverageSnapshot } from '../../../contract/indexed-file.ts';
import type { IndexReader } from '../../../contract/ports/index-store.ts';
import type { PassageIndex } from '../../../contract/ports/passage-index.ts';
import { ask } from '../ask.ts';
import type { Database } from '../database.ts';
import { readCoverage } from './coverage.ts';
import { nearest } from './embeddings.ts';
import {
  type DocumentRow,
  type FileRow,
  fileOf,
  leafOf,
  type ObjectRow,
  READ_DOCUMENT,
  READ_FILE,
  READ_OBJECT,
  type RelationRow,
} from './rows.ts';

const REVISION = `select revision from revisions where tenant_id = $1 and subject = 'index'`;
const FILE = `select ${READ_FILE} from index_files where tenant_id = $1 and path = $2`;
const OBJECTS = `select ${READ_OBJECT} where o.tenant_id = $1 and o.id = any($2)`;
const NAMED = `
  select ${READ_OBJECT}
  where o.tenant_id = $1 and o.leaf = any($2) and (lower(o.name) = any($3) or o.leaf = any($3))
  order by lower(o.name) = any($3) desc, o.file_path, (o.metadata ->> 'start_line')::int, o.id limit $4`;
const OF_FILE = `
  select ${READ_OBJECT}
  where o.tenant_id = $1 and o.file_path = $2 order by (o.metadata ->> 'start_line')::int, o.id`;
const ALL = `
  select o.id, o.kind, o.name, o.file_path, o.metadata || jsonb_build_object('reachable', f.reachable) as metadata
  from cbo_objects o join index_files f on f.tenant_id = o.tenant_id and f.path = o.file_path
  where o.tenant_id = $1 order by o.id`;
/** What a person approved holds wherever both ends are there, and adds nothing to what the code says itself. */
const RELATIONS = `
  select src_id, dst_id, rel, metadata from (
    select src_id, dst_id, rel, metadata from cbo_relations
    where tenant_id = $1 and (src_id = any($2) or dst_id = any($2))
    union all
    (select distinct on (src_id, dst_id, rel) src_id, dst_id, rel, metadata from approved_relations a
    where tenant_id = $1 and (src_id = any($2) or dst_id = any($2))
      and exists (select from cbo_objects where tenant_id = $1 and id = a.src_id)
      and exists (select from cbo_objects where tenant_id = $1 and id = a.dst_id)
      and not exists (select from cbo_relations r
        where r.tenant_id = $1 and r.src_id = a.src_id and r.dst_id = a.dst_id and r.rel = a.rel)
    order by src_id, dst_id, rel, suggestion_id)) as ties
  order by src_id, dst_id, rel limit $3`;
const DOCUMENTS = `select ${READ_DOCUMENT} where tenant_id = $1 and id = any($2)`;
const INJECTED = `select ${READ_DOCUMENT} where tenant_id = $1 and kind = 'local_file' order by id`;
const DOCUMENTS_OF = `
  select ${READ_DOCUMENT} where tenant_id = $1 and cbo_id = any($2) order by path, chunk, id`;
const COVERAGES = `
  select snapshot from coverage_snapshots where tenant_id = $1 and at >= $2 order by at desc, place desc limit $3`;
const COUNTS = `
  select (select count(*)::int from index_files where tenant_id = $1 and status <> 'skipped') as files,
    (select count(*)::int from cbo_objects where tenant_id = $1) as objects,
    (select count(*)::int from cbo_relations where tenant_id = $1) as relations,
    (select count(*)::int from vector_documents where tenant_id = $1) as documents,
    (select count(distinct document_id)::int from document_vectors where tenant_id = $1) as embedded`;

type Counts = Awaited<ReturnType<IndexReader['counts']>>;

/** In the order asked. */
function inOrder<Row extends { readonly id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** Reads the index of a tenant; `words` gives its documents in memory as they are now. */
export function indexReader(
  database: Database,
  tenant: string,
  words: () => Promise<PassageIndex>,
): IndexReader {
  return {
    async revision() {
      return (await ask<{ revision: string }>(database, REVISION, [tenant]))[0]?.revision ?? '0';
    },
    async file(path) {
      const [row] = await ask<FileRow & Record<string, unknown>>(database, FILE, [tenant, path]);
      return row === undefined ? null : fileOf(row);
    },
    objects: async (ids) => inOrder(await ask<ObjectRow>(database, OBJECTS, [tenant, ids]), ids),
    objectsNamed(names, limit) {
      const lower = names.map((name) => name.toLowerCase());
      return ask<ObjectRow>(database, NAMED, [tenant, lower.map(leafOf), lower, limit]);
    },
    objectsOf: (path) => ask<ObjectRow>(database, OF_FILE, [tenant, path]),
    allObjects: () => ask<ObjectRow>(database, ALL, [tenant]),
    relations: (ids, limit) => ask<RelationRow>(database, RELATIONS, [tenant, ids, limit]),
    documents: async (ids) => inOrder(await ask<DocumentRow>(database, DOCUMENTS, [tenant, ids]), ids),
    injected: () => ask<DocumentRow>(database, INJECTED, [tenant]),
    documentsOf: (objects) => ask<DocumentRow>(database, DOCUMENTS_OF, [tenant, objects]),
    search: async (query, limit, kinds) => (await words()).search(query, limit, kinds),
    nearest: (model, vector, limit) => nearest(database, tenant, model, vector, limit),
    coverage: () => readCoverage(database, tenant),
    async coverages(since, limit) {
      const rows = await ask<{ snapshot: CoverageSnapshot }>(database, COVERAGES, [tenant, since, limit]);
      return rows.map(({ snapshot }) => snapshot);
    },
    async counts() {
      const [row] = await ask<Counts & Record<string, unknown>>(database, COUNTS, [tenant]);
      return row ?? { files: 0, objects: 0, relations: 0, documents: 0, embedded: 0 };
    },
  };
}
