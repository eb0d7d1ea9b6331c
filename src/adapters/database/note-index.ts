import type { TextIndex } from '../../contract/ports/text-index.ts';
import type { Database } from './database.ts';
import { freshIndexes } from './fresh-indexes.ts';

const PAGE = 200;
const TENANTS = 64;

const CHANGES = `
  select r.revision, n.note_id as id, n.title, n.content, n.tags, n.revision as at,
    coalesce((select revision from revisions where tenant_id = $1 and subject = 'removed notes'), 0) as removals
  from revisions r
  left join lateral (
    select * from notes
    where tenant_id = $1 and (revision, note_id) > ($2, $3) order by revision, note_id limit ${PAGE}) n on true
  where r.tenant_id = $1 and r.subject = 'notes'
  order by n.revision, n.note_id`;
const IDS = 'select note_id as id from notes where tenant_id = $1';

interface Change extends Record<string, unknown> {
  readonly revision: string;
  readonly removals: string;
  readonly id: string | null;
  readonly title: string;
  readonly content: string;
  readonly tags: readonly string[];
  readonly at: string;
}

/** Indexes of the tenants' notes, kept as the notes are now. */
export function noteIndexes(
  database: Database,
  newIndex: () => TextIndex,
): (tenant: string) => Promise<TextIndex> {
  return freshIndexes<Change, TextIndex>(database, {
    changes: CHANGES,
    ids: IDS,
    page: PAGE,
    tenants: TENANTS,
    newIndex,
    put: (index, id, { title, content, tags }) =>
      index.put({ id, fields: { title, content, tags: tags.join('\n') } }),
  });
}
