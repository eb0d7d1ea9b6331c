/** A folder of source code that is only read. Paths are relative to it, with `/`. */
export interface WorkspaceReader {
  /** Every file that is not ignored; dependencies and build output left out. */
  files(): Promise<readonly string[]>;
  /** Text of a file; null where it is absent, a folder, or no text. */
  read(path: string): Promise<string | null>;
}
