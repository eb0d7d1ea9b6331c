import type { NoteFiles } from '../../contract/ports/note-files.ts';
import type { NoteReader, NoteWriter } from '../../contract/ports/note-store.ts';
import { importNotes } from './import-notes.ts';

/**
 * Puts the sample notes in where no note was ever kept, and gives how many. Notes that were all removed do not come
 * again.
 */
export async function seedSampleNotes(
  notes: NoteReader & NoteWriter,
  files: NoteFiles,
  at: string,
): Promise<number> {
  if (!(await notes.isUntouched())) return 0;
  const { written } = await importNotes(files.samples, notes, files, at);
  return written.length;
}
