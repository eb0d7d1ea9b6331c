import type { AssayError } from '../assay-error.ts';

/** A row of a file of answers: what it says, its JSON, or why it cannot be read. `place` names it: `answers.jsonl:3`. */
export type InputRow =
  | { readonly place: string; readonly value: unknown }
  | { readonly place: string; readonly json: string }
  | { readonly place: string; readonly trouble: AssayError };

/** Files that paths, folders and patterns name. */
export interface InputPaths {
  readonly files: readonly string[];
  /** What a folder or a pattern holds beside them, of kinds that are not read, and reports that Assay wrote. */
  readonly unread: readonly string[];
}

/** Files that a user names as answers or as evidence. Paths are as the user wrote them, relative to the working folder. */
export interface InputFiles {
  /**
   * The files that paths, folders and patterns (`docs/**`) name, each once: those of a folder or a pattern in the order of
   * their names, and only what can be read. Rejects with `AssayError` for what names none.
   */
  named(paths: readonly string[]): Promise<InputPaths>;
  /** The text of a file of at most so many bytes; that of PDF and Word is taken out of them. Rejects with `AssayError`. */
  text(path: string, most: number): Promise<string>;
  /** The rows of a file of JSON lines, CSV or TSV, one after another; a line that cannot be read is one, too. */
  rows(path: string): AsyncIterable<InputRow>;
  /** The rows of a text that is CSV, or another delimiter apart; `name` leads their places. */
  table(name: string, text: string, delimiter: string): AsyncIterable<InputRow>;
}
