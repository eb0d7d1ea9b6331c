import { AssayError } from '../../contract/assay-error.ts';
import type { Note, NoteDraft } from '../../contract/note.ts';
import type { NoteReader, NoteWriter } from '../../contract/ports/note-store.ts';
import type { TextIndex } from '../../contract/ports/text-index.ts';
import { ask } from './ask.ts';
import type { Database } from './database.ts';
import { nextRevision } from './revision.ts';
import { storedJson } from './stored-text.ts';

const COLUMNS = 'note_id, title, content, tags, created_at, updated_at';
const LIST = `
  select ${COLUMNS} from notes where tenant_id = $1 order by created_at desc, note_id desc limit $2`;
const LIST_AFTER = `
  select n.note_id, n.title, n.content, n.tags, n.created_at, n.updated_at
  from notes n, (select created_at, note_id from notes where tenant_id = $1 and note_id = $3) last
  where n.tenant_id = $1 and (n.created_at, n.note_id) < (last.created_at, last.note_id)
  order by n.created_at desc, n.note_id desc limit $2`;
const READ = `select ${COLUMNS} from notes where tenant_id = $1 and note_id = $2`;
const FOUND = `select ${COLUMNS} from notes where tenant_id = $1 and note_id = any($2::text[])`;
const COUNT = 'select count(*)::int as count from notes where tenant_id = $1';
const TOUCHED = "select 1 from revisions where tenant_id = $1 and subject = 'notes'";
const WRITE = `
  with ${nextRevision('notes')}
  insert into notes (tenant_id, note_id, title, content, tags, created_at, updated_at, revision)
  select $1, $2, $3, $4, $5, $6, $6, next.revision from next
  on conflict (tenant_id, note_id) do update set title = excluded.title, content = excluded.content,
    tags = excluded.tags, updated_at = excluded.updated_at, revision = excluded.revision
  returning ${COLUMNS}`;
const AS_SEEN = 'tenant_id = $1 and note_id = $2 and updated_at = $7';
const REPLACE = `
  with ${nextRevision('notes', `where exists (select 1 from notes where ${AS_SEEN})`)}
  update notes set title = $3, content = $4, tags = $5, updated_at = $6, revision = next.revision
  from next where ${AS_SEEN} returning ${COLUMNS}`;
const REMOVE = `
  with gone as (delete from notes where tenant_id = $1 and note_id = $2 returning 1),
  ${nextRevision('removed notes', 'from gone')}
  select revision from next`;

interface Row extends Omit<Note, 'created_at' | 'updated_at'> {
  readonly created_at: Date;
  readonly updated_at: Date;
}

function noteOf(row: Row): Note {
  return { ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() };
}

function noteReader(database: Database, tenant: string, index: () => Promise<TextIndex>): NoteReader {
  const read = async (id: string): Promise<Note | null> => {
    const [row] = await ask<Row>(database, READ, [tenant, id]);
    return row === undefined ? null : noteOf(row);
  };
  return {
    read,
    async list({ limit, after }) {
      if (after === undefined) return (await ask<Row>(database, LIST, [tenant, limit])).map(noteOf);
      const rows = await ask<Row>(database, LIST_AFTER, [tenant, limit, after]);
      if (rows.length === 0 && (await read(after)) === null) throw goneCursor(after);
      return rows.map(noteOf);
    },
    async search(query, limit) {
      const hits = (await index()).search(query, limit);
      if (hits.length === 0) return [];
      const rows = await ask<Row>(database, FOUND, [tenant, hits.map(({ id }) => id)]);
      const notes = new Map(rows.map((row) => [row.note_id, noteOf(row)]));
      return hits.flatMap(({ id, score }) => {
        const note = notes.get(id);
        return note === undefined ? [] : [{ note, score }];
      });
    },
    async count() {
      return (await ask<{ count: number }>(database, COUNT, [tenant]))[0]?.count ?? 0;
    },
    isUntouched: async () => (await ask(database, TOUCHED, [tenant])).length === 0,
  };
}

function goneCursor(after: string): AssayError {
  return new AssayError('usage', 'the note that the page begins after is gone', {
    where: after,
    hint: 'list from the beginning',
  });
}

type KeptDraft = NoteDraft & { readonly note_id: string };

function valuesOf(tenant: string, { note_id, title, content, tags = [] }: KeptDraft, at: string): unknown[] {
  return [tenant, note_id, title, content, storedJson(tags), at];
}

function noteWriter(database: Database, tenant: string): NoteWriter {
  return {
    async write(draft, at) {
      const [row] = await ask<Row>(database, WRITE, valuesOf(tenant, draft, at));
      if (row === undefined) throw new Error('the database gave no note back');
      return noteOf(row);
    },
    async replace(draft, at, seen) {
      const [row] = await ask<Row>(database, REPLACE, [...valuesOf(tenant, draft, at), seen]);
      return row === undefined ? null : noteOf(row);
    },
    async remove(id) {
      return (await ask(database, REMOVE, [tenant, id])).length > 0;
    },
  };
}

/** The table `notes`; `index` gives its texts in memory as they are now. */
export function noteStore(
  database: Database,
  tenant: string,
  index: () => Promise<TextIndex>,
): NoteReader & NoteWriter {
  return { ...noteReader(database, tenant, index), ...noteWriter(database, tenant) };
}
