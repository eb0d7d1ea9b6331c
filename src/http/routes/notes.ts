import { z } from 'zod';
import { checkValue } from '../../app/check-value.ts';
import { matchNotes } from '../../app/notes/match-notes.ts';
import { noSuchNote } from '../../app/notes/no-such-note.ts';
import { replaceNote } from '../../app/notes/replace-note.ts';
import { AssayError } from '../../contract/assay-error.ts';
import { MatchedNote, Note, NoteDraft } from '../../contract/note.ts';
import { route } from '../route.ts';

const MOST = 200;
const SHAPE = { place: 'body', hint: 'send {"title": …, "content": …}; see /openapi.json' };
const LISTED = 'GET /api/notes lists them';

const Query = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MOST).default(50).describe('At most so many'),
  after: z.string().min(1).optional().describe('Id of the last note of the page before'),
  query: z.string().min(1).max(2000).optional().describe('Only notes that this is about, best first'),
  nearest: z
    .literal('true')
    .optional()
    .describe('With `query`: the nearest notes, also those that are too far from it to answer'),
});

/** A listed note, and why it was found where something was searched. */
const ListedNote = Note.extend({ match: MatchedNote.optional() });
const Notes = z.object({ notes: z.array(ListedNote), next: z.string().nullable() });

export const notesRoute = route({
  method: 'get',
  path: '/api/notes',
  right: 'read',
  summary: 'List notes, newest first; with `query` those that it is about',
  query: Query,
  answers: { 200: { description: 'A page of notes; `next` is null on the last', schema: Notes } },
  async handle({ served, holder, query: { limit, after, query, nearest } }) {
    const store = served.stores.notes(holder.tenant);
    if (query === undefined) {
      const notes = await store.list({ limit, after });
      const next = notes.length < limit ? null : (notes.at(-1)?.note_id ?? null);
      return { status: 200, json: { notes, next } };
    }
    const found = await matchNotes(store, query, limit, nearest === undefined ? undefined : 0);
    const notes = found.map(({ match, note }) => ({ ...note, match }));
    return { status: 200, json: { notes, next: null } };
  },
});

export const noteRoute = route({
  method: 'get',
  path: '/api/notes/{id}',
  right: 'read',
  summary: 'A note',
  answers: { 200: { description: 'The note', schema: Note } },
  async handle({ served, holder, params: { id = '' } }) {
    const note = await served.stores.notes(holder.tenant).read(id);
    if (note === null) throw noSuchNote(id, LISTED);
    return { status: 200, json: note };
  },
});

export const newNoteRoute = route({
  method: 'post',
  path: '/api/notes',
  right: 'notes',
  summary: 'Write a note; one with the id of another takes its place',
  body: NoteDraft,
  read: (json) => checkValue(NoteDraft, json, SHAPE),
  answers: { 201: { description: 'The note', schema: Note, headers: { Location: 'Its address' } } },
  async handle({ served, holder, body }) {
    const note_id = body.note_id ?? served.ids.next();
    const note = await served.stores.notes(holder.tenant).write({ ...body, note_id }, served.clock.now());
    return { status: 201, headers: { Location: `/api/notes/${encodeURIComponent(note_id)}` }, json: note };
  },
});

const IF_MATCH = 'If-Match';

/** The moment that `If-Match` names; null where any is as good. Throws `usage`. */
function seenOf(match: string | undefined): string | null {
  if (match === undefined || match.trim() === '*') return null;
  const [, seen = ''] = /^\s*"([^"]+)"\s*$/.exec(match) ?? [];
  if (Note.shape.updated_at.safeParse(seen).success) return seen;
  throw new AssayError('usage', 'If-Match names no moment', {
    where: IF_MATCH,
    hint: 'send `updated_at` of the note in quotation marks',
  });
}

const PutNote = NoteDraft.omit({ note_id: true });

export const putNoteRoute = route({
  method: 'put',
  path: '/api/notes/{id}',
  right: 'notes',
  summary: 'Write the note of this id, a new one or in place of the one that is there',
  body: PutNote,
  headers: {
    [IF_MATCH]:
      '`updated_at` of the note that is replaced, in quotation marks; 409 where it is another by now',
  },
  read: (json) => checkValue(PutNote, json, SHAPE),
  answers: { 200: { description: 'The note', schema: Note } },
  async handle({ served, holder, header, params: { id = '' }, body }) {
    const store = served.stores.notes(holder.tenant);
    const seen = seenOf(header(IF_MATCH));
    const [draft, now] = [{ ...body, note_id: id }, served.clock.now()];
    const note = seen === null ? store.write(draft, now) : replaceNote(store, draft, now, seen);
    return { status: 200, json: await note };
  },
});

export const removeNoteRoute = route({
  method: 'delete',
  path: '/api/notes/{id}',
  right: 'notes',
  summary: 'Remove a note',
  answers: { 204: { description: 'It is gone' } },
  async handle({ served, holder, params: { id = '' } }) {
    if (!(await served.stores.notes(holder.tenant).remove(id))) throw noSuchNote(id, LISTED);
    return { status: 204, json: undefined };
  },
});
