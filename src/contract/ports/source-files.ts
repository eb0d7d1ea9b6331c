import type { AbortSignalLike } from './knowledge-graph.ts';

/** A file below a root, as a listing shows it. */
export interface ListedFile {
  /** Relative to the root, with `/`. */
  readonly path: string;
  readonly size: number;
  /** When its content or its place last changed, milliseconds since 1970 with fractions. */
  readonly modified: number;
}

/** What a file holds, or why it was not read. */
export type FileContent =
  | {
      readonly kind: 'text';
      readonly text: string /** sha256 (hex) of the bytes. */;
      readonly hash: string;
      readonly size: number;
      readonly modified: number;
    }
  | {
      readonly kind: 'trouble';
      readonly reason: 'binary' | 'unreadable' | 'too_large' | 'changed_while_read' | 'gone';
      readonly detail: string;
    };

/** Files of a folder, read-only; links that lead out of it are not followed. Rejects with `AssayError`. */
export interface SourceFiles {
  readonly root: string;
  /**
   * What lies below `prefix` ('' = all), or is it; without what git ignores, in a repository; sorted by code point. A file
   * that may not be looked at has size and time 0; `onClosed` is told of folders that may not be opened. Rejects
   * (unavailable) where git cannot read the repository that is there.
   */
  list(
    prefix: string,
    abort?: AbortSignalLike,
    onClosed?: (folder: string) => void,
  ): Promise<readonly ListedFile[]>;
  /** Paths whose files differ from a commit, as far as git tracks them; null where the commit is not known here. */
  changedSince(commit: string): Promise<readonly string[] | null>;
  /** The commit that is checked out; null outside git. */
  head(): Promise<string | null>;
  read(path: string, maxBytes: number): Promise<FileContent>;
}
