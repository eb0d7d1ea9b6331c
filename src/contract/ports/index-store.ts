import type { CodeObject, CodeRelation } from '../code-object.ts';
import type { CoverageSnapshot, IndexedFile, VectorDocument } from '../indexed-file.ts';

/** Everything that one file brings into the index. */
export interface IndexedContent {
  readonly file: IndexedFile;
  readonly objects: readonly CodeObject[];
  /** With their words already read (see `Stores`), so that a later process need not read the text again. */
  readonly documents: readonly (VectorDocument & { readonly terms: string })[];
}

/** What was last indexed below a root. */
export interface IndexState {
  readonly commit: string | null;
  readonly finished: boolean;
  readonly at: string;
}

/** Writes the index of one tenant. Rejects with `AssayError`. Safe when several write: files are taken in turns. */
export interface IndexWriter {
  state(root: string): Promise<IndexState | null>;
  setState(root: string, state: IndexState): Promise<void>;
  files(): Promise<readonly IndexedFile[]>;
  /** All of each file stands, or none; what it brought before leaves. Raises the revision. */
  put(contents: readonly IndexedContent[]): Promise<void>;
  remove(paths: readonly string[]): Promise<void>;
  /** Replaces the relations that go out from these files. */
  relate(paths: readonly string[], relations: readonly CodeRelation[]): Promise<void>;
  /** Evidence that was injected: idempotent by id, leaves with `removeDocument`. */
  putDocument(document: VectorDocument & { readonly terms: string }): Promise<void>;
  removeDocument(id: string): Promise<void>;
  /** Documents without an embedding of this model. */
  withoutEmbedding(
    model: string,
    limit: number,
  ): Promise<readonly Pick<VectorDocument, 'id' | 'title' | 'content'>[]>;
  putEmbeddings(
    model: string,
    vectors: readonly { readonly id: string; readonly vector: readonly number[] }[],
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
  coverages(since: string, limit: number): Promise<readonly CoverageSnapshot[]>;
  counts(): Promise<{
    readonly files: number;
    readonly objects: number;
    readonly relations: number;
    readonly documents: number;
    readonly embedded: number;
  }>;
}
