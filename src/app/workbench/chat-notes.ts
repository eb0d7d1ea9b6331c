import type { AIChatRequest } from '../../contract/ai-chat.ts';
import type { Note } from '../../contract/note.ts';
import type { NoteReader } from '../../contract/ports/note-store.ts';
import { matchNotes } from '../notes/match-notes.ts';
import { noSuchNote } from '../notes/no-such-note.ts';
import type { GroundNote } from './features/feature.ts';
import { readOptions } from './read-options.ts';

const SNIPPET = 200;

async function named(notes: NoteReader, id: string): Promise<Note> {
  const note = await notes.read(id);
  if (note !== null) return note;
  throw noSuchNote('note_id', 'GET /api/notes lists those that are there');
}

function first({ note_id, title, content }: Note): GroundNote {
  return { index: 1, note_id, title, content, snippet: content.slice(0, SNIPPET), score: 1 };
}

/** The named note as the first, then those found for the question, numbered anew. */
async function found(
  notes: NoteReader,
  { content, options }: AIChatRequest,
  own: readonly GroundNote[],
): Promise<GroundNote[]> {
  const { limit } = readOptions('search_qa', options);
  const matched = await matchNotes(notes, content, limit);
  const others = matched
    .filter(({ note: { note_id } }) => note_id !== own[0]?.note_id)
    .map(({ match, note }) => ({ ...match, content: note.content }));
  return [...own, ...others].slice(0, limit).map((note, at) => ({ ...note, index: at + 1 }));
}

/**
 * WB6: the notes that an answer rests on: that of `note_id`, and for a search those that match the question. Throws
 * `AssayError` not_found where `note_id` leads nowhere.
 */
export async function chatNotes(notes: NoteReader, request: AIChatRequest): Promise<readonly GroundNote[]> {
  const { note_id: id } = request;
  const own = id === undefined || id === null ? [] : [first(await named(notes, id))];
  return request.feature === 'search_qa' ? found(notes, request, own) : own;
}
