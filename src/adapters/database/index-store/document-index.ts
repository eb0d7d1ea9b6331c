import type { PassageIndex } from '../../../contract/ports/passage-index.ts';
import type { VectorDocument } from '../../../contract/indexed-file.ts';
import type { Database } from '../database.ts';
import { freshIndexes } from '../fresh-indexes.ts';

const PAGE = 1000;
const TENANTS = 8;

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

/** Indexes of the tenants' documents, kept as the documents are now. */
export function documentIndexes(
  database: Database,
  newIndex: () => PassageIndex,
): (tenant: string) => Promise<PassageIndex> {
  return freshIndexes<Change, PassageIndex>(database, {
    changes: CHANGES,
    ids: IDS,
    page: PAGE,
    tenants: TENANTS,
    newIndex,
    put: (index, id, { kind, terms }) => index.put({ id, kind, terms }),
  });
}
