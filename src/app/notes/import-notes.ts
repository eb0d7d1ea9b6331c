import { basename, resolve } from 'node:path';
import { AssayError } from '../../contract/assay-error.ts';
import type { Note } from '../../contract/note.ts';
import type { NoteFiles, SkippedFileReason } from '../../contract/ports/note-files.ts';
import type { NoteReader, NoteWriter } from '../../contract/ports/note-store.ts';
import { noteOfFile } from './note-of-file.ts';

/** What became of each Markdown file of a folder. */
export interface ImportedNotes {
  readonly written: readonly Note[];
  /** Paths of files that say what is kept already. */
  readonly unchanged: readonly string[];
  readonly skipped: readonly { readonly path: string; readonly why: SkippedFileReason }[];
}

type Notes = Pick<NoteReader, 'read'> & Pick<NoteWriter, 'write'>;

function says(note: Note, draft: Pick<Note, 'title' | 'content' | 'tags'>): boolean {
  return (
    note.title === draft.title &&
    note.content === draft.content &&
    JSON.stringify(note.tags) === JSON.stringify(draft.tags)
  );
}

/** The note where it was written; null where it is kept already. */
async function writeWhereNew(path: string, text: string, notes: Notes, at: string): Promise<Note | null> {
  const draft = noteOfFile(path, text);
  const kept = await notes.read(draft.note_id);
  return kept !== null && says(kept, draft) ? null : notes.write(draft, at);
}

/**
 * Makes a note of each Markdown file under a folder. The id follows from the name of the folder and the path in it, so
 * that a second import changes what has changed and leaves the rest alone; notes whose file is gone stay. Rejects with
 * `AssayError` where the folder cannot be read, holds no Markdown, or the store does not take it.
 */
export async function importNotes(
  folder: string,
  notes: Notes,
  files: NoteFiles,
  at: string,
): Promise<ImportedNotes> {
  const written: Note[] = [];
  const unchanged: string[] = [];
  const skipped: { readonly path: string; readonly why: SkippedFileReason }[] = [];
  const name = basename(resolve(folder));
  for await (const file of files.read(folder)) {
    if ('skipped' in file) {
      skipped.push({ path: file.path, why: file.skipped });
      continue;
    }
    const note = await writeWhereNew(`${name}/${file.path}`, file.text, notes, at);
    if (note === null) unchanged.push(file.path);
    else written.push(note);
  }
  if (written.length + unchanged.length + skipped.length > 0) return { written, unchanged, skipped };
  throw new AssayError('not_found', 'holds no Markdown file', {
    where: folder,
    hint: 'name a folder with .md files in it',
  });
}
