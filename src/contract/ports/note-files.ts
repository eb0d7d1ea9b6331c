/** Why a file of a folder of notes was passed over. */
export type SkippedFileReason = 'symbolic_link' | 'too_large' | 'not_text' | 'unreadable';

/** A Markdown file of a folder; `path` is relative to it, with `/`. */
export type NoteFile =
  | { readonly path: string; readonly text: string }
  | { readonly path: string; readonly skipped: SkippedFileReason };

/** Reads folders of Markdown. */
export interface NoteFiles {
  /**
   * Every Markdown file under the folder, in the order of their paths; hidden ones and dependencies are left out. Rejects
   * with `AssayError` where the folder itself cannot be read.
   */
  read(folder: string): AsyncIterable<NoteFile>;
  /** The folder of the sample notes that come with the package. */
  readonly samples: string;
}
