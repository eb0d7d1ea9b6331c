import { AssayError } from '../../contract/assay-error.ts';
import type { Note, NoteDraft } from '../../contract/note.ts';
import type { NoteWriter } from '../../contract/ports/note-store.ts';

/** Replaces a note as it was written at `seen` (ISO 8601). Throws `conflict` where it was written since, or is gone. */
export async function replaceNote(
  notes: NoteWriter,
  draft: NoteDraft & { readonly note_id: string },
  at: string,
  seen: string,
): Promise<Note> {
  const note = await notes.replace(draft, at, seen);
  if (note !== null) return note;
  throw new AssayError('conflict', 'the note was changed elsewhere since it was read', {
    where: draft.note_id,
    hint: 'read it again, or write over what stands there by leaving out If-Match',
  });
}
