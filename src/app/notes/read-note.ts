import type { Note } from '../../contract/note.ts';
import type { NoteReader } from '../../contract/ports/note-store.ts';
import { noSuchNote } from './no-such-note.ts';

/** The note of this id. Throws `AssayError` (not_found). */
export async function readNote(notes: Pick<NoteReader, 'read'>, id: string): Promise<Note> {
  const note = await notes.read(id);
  if (note !== null) return note;
  throw noSuchNote(id, '`assay notes list` shows the notes that there are');
}
