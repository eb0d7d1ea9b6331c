import type { Note, NoteDraft } from '../note.ts';

/** Notes of one tenant. Rejects with `AssayError`. */
export interface NoteReader {
  /** Newest first; `after` is the last id of the page before. */
  list(page: { readonly limit: number; readonly after?: string | undefined }): Promise<readonly Note[]>;
  read(id: string): Promise<Note | null>;
  /** Best first, with scores that fall; only notes that share something with the query. */
  search(query: string, limit: number): Promise<readonly { readonly note: Note; readonly score: number }[]>;
  count(): Promise<number>;
  /** True where the tenant never had a note. */
  isUntouched(): Promise<boolean>;
}

export interface NoteWriter {
  /** Makes the note, or replaces the one of the same id. */
  write(draft: NoteDraft & { readonly note_id: string }, at: string): Promise<Note>;
  /** Replaces the note of this id as it was written at `seen`. Null: it was written since, or is gone. */
  replace(draft: NoteDraft & { readonly note_id: string }, at: string, seen: string): Promise<Note | null>;
  /** True where it was there. */
  remove(id: string): Promise<boolean>;
}
