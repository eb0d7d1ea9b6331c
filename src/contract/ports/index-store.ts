import type { CodeObject, CodeRelation } from '../code-object.ts';
import type { FileLinks } from '../file-links.ts';
import type { CoverageSnapshot, IndexedFile, VectorDocument } from '../indexed-file.ts';

/** A document with its words already read, so that a later process need not read its text again. */
export type TermedDocument = VectorDocument & { readonly terms: string };

/** Everything that one file brings into the index. */
export interface IndexedContent {
  readonly file: IndexedFile;
  /** Null where the file was skipped, or is no code. */
  readonly links: FileLinks | null;
  readonly objects: readonly CodeObject[];
  readonly documents: readonly TermedDocument[];
}

/** A document that waits for its embedding; `hash` is of title and content. */
export interface UnembeddedDocument {
  readonly id: string;
  readonly hash: string;
  readonly title: string;
  readonly content: string;
}

/** What was last indexed below a root. */
export interface IndexState {
  readonly commit: string | null;
  readonly finished: boolean;
  readonly at: string;
  /** Changes with everything by which the same file would be read differently. */
  readonly version: string;
}

/** The files of an index as they are while ties are made. */
export interface LinkView {
  /** Paths of all files that have links. */
  readonly paths: ReadonlySet<string>;
  links(paths: readonly string[]): Promise<readonly FileLinks[]>;
  /** Those of all files that hold things of a database. */
  schemas(): Promise<readonly FileLinks[]>;
}

/** What ties a file to others. */
export interface FileTies {
  readonly path: string;
  readonly relations: readonly CodeRelation[];
  /**
   * What was looked for, found or not: paths, folders (with `/` at the end), names of files
   * wherever they lie (a star and a slash before them, the folder above too for `index` and `__init__`), `schema:` for
   * all schemas. When a file by such a name comes, changes or goes, the ties are made again.
   */
  readonly depends: readonly string[];
  /** Files that it imports. */
  readonly targets: readonly string[];
}

/** Makes the ties of some files. */
export type MakeTies = (paths: readonly string[], view: LinkView) => Promise<readonly FileTies[]>;

/**
 * Writes the index of one tenant. Rejects with `AssayError`. Safe when several write: each call is one transaction, and
 * those of one tenant take turns.
 */
export interface IndexWriter {
  /** `root` is a path below the home, '' = the home. */
  state(root: string): Promise<IndexState | null>;
  setState(root: string, state: IndexState): Promise<void>;
  /** Files whose path is the prefix, or lies below it. */
  files(prefix: string): Promise<readonly IndexedFile[]>;
  /**
   * All of each file stands, or none; what it brought before leaves. A file that was read later by another (`indexed_at`)
   * is left as it is. Ties of files that depend on them wait to be made again. Raises the revision.
   */
  put(contents: readonly IndexedContent[]): Promise<void>;
  /** Files with this prefix are read anew by the next run, though they did not change. */
  expire(prefix: string): Promise<void>;
  /** Notes that files are unchanged but for when they were last changed on disk. */
  touch(files: readonly Pick<IndexedFile, 'path' | 'size' | 'modified'>[]): Promise<void>;
  remove(paths: readonly string[]): Promise<void>;
  /** Makes the ties of at most `limit` files that wait for it; how many there were. Call again until 0. */
  relate(limit: number, make: MakeTies): Promise<number>;
  /** Marks the CBOs of files that `reachable` reaches from the imports of all files; null = nothing is known to be an entry. */
  markReachable(
    reach: (
      files: readonly { readonly path: string; readonly targets: readonly string[] }[],
    ) => ReadonlySet<string> | null,
  ): Promise<void>;
  /** Evidence that was injected: idempotent by id, leaves with `removeDocument`. True where it was not there so already. */
  putDocument(document: TermedDocument): Promise<boolean>;
  removeDocument(id: string): Promise<boolean>;
  /** Documents without an embedding of this model. */
  withoutEmbedding(model: string, limit: number): Promise<readonly UnembeddedDocument[]>;
  /** A vector whose document has left, or has another `hash` by now, counts for nothing. */
  putEmbeddings(
    model: string,
    vectors: readonly { readonly id: string; readonly hash: string; readonly vector: readonly number[] }[],
  ): Promise<void>;
  keepCoverage(snapshot: CoverageSnapshot): Promise<void>;
}

/** Reads the index of one tenant. Rejects with `AssayError`. */
export interface IndexReader {
  /** Moves with every write, of whichever process. */
  revision(): Promise<string>;
  file(path: string): Promise<IndexedFile | null>;
  objects(ids: readonly string[]): Promise<readonly CodeObject[]>;
  /** By name, whole or the part behind the last dot or slash; case is ignored. Those of one name whole come first. */
  objectsNamed(names: readonly string[], limit: number): Promise<readonly CodeObject[]>;
  objectsOf(path: string): Promise<readonly CodeObject[]>;
  allObjects(): Promise<readonly Pick<CodeObject, 'id' | 'kind' | 'name' | 'file_path' | 'metadata'>[]>;
  /** Edges that touch any of these, in both directions. */
  relations(ids: readonly string[], limit: number): Promise<readonly CodeRelation[]>;
  documents(ids: readonly string[]): Promise<readonly VectorDocument[]>;
  /** Evidence that was injected. */
  injected(): Promise<readonly VectorDocument[]>;
  documentsOf(objects: readonly string[]): Promise<readonly VectorDocument[]>;
  /** By words: relevance 0 to 1, best first; of these kinds alone where they are given. */
  search(
    query: string,
    limit: number,
    kinds?: readonly VectorDocument['kind'][],
  ): Promise<readonly { readonly id: string; readonly score: number }[]>;
  /** By cosine similarity 0 to 1, best first; exact. */
  nearest(
    model: string,
    vector: readonly number[],
    limit: number,
  ): Promise<readonly { readonly id: string; readonly score: number }[]>;
  /** Shares of what was extracted, as the index is now. */
  coverage(): Promise<Omit<CoverageSnapshot, 'at' | 'cause'>>;
  coverages(since: string, limit: number): Promise<readonly CoverageSnapshot[]>;
  counts(): Promise<{
    readonly files: number;
    readonly objects: number;
    readonly relations: number;
    readonly documents: number;
    readonly embedded: number;
  }>;
}
