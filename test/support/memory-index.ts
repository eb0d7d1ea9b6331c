import type { CodeObject, CodeRelation } from '../../src/contract/code-object.ts';
import type { VectorDocument } from '../../src/contract/indexed-file.ts';
import type { IndexReader } from '../../src/contract/ports/index-store.ts';
import { documentTerms } from '../../src/core/retrieval/document-terms.ts';
import { newPassageIndex } from '../../src/core/retrieval/passage-index.ts';
import { tailOf } from '../../src/core/retrieval/rank-named.ts';

/** What a memory index holds. */
export interface HeldIndex {
  readonly objects?: readonly CodeObject[];
  readonly relations?: readonly CodeRelation[];
  /** `terms` as the indexer wrote them; without, title, path and content are read. */
  readonly documents?: readonly (VectorDocument & { readonly terms?: string })[];
  /** Of one model, by the id of a document. */
  readonly vectors?: Readonly<Record<string, readonly number[]>>;
}

function cosine(one: readonly number[], other: readonly number[]): number {
  const dot = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
  return dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other));
}

/** An index in memory that answers as the stores do. */
export function memoryIndex({
  objects = [],
  relations = [],
  documents = [],
  vectors = {},
}: HeldIndex): IndexReader {
  const passages = newPassageIndex();
  for (const { id, kind, title, path, content, terms } of documents)
    passages.put({ id, kind, terms: terms ?? documentTerms({ title, path, content }) });
  const lower = (names: readonly string[]): string[] => names.map((name) => name.toLowerCase());
  return {
    revision: async () => '1',
    file: async () => null,
    objects: async (ids) => objects.filter(({ id }) => ids.includes(id)),
    async objectsNamed(names, limit) {
      const wanted = lower(names);
      const whole = objects.filter(({ name }) => wanted.includes(name.toLowerCase()));
      const tails = objects.filter(({ name }) => wanted.includes(tailOf(name.toLowerCase())));
      return [...new Set([...whole, ...tails])].slice(0, limit);
    },
    objectsOf: async (path) => objects.filter(({ file_path }) => file_path === path),
    allObjects: async () => objects,
    relations: async (ids, limit) =>
      relations.filter(({ src_id, dst_id }) => ids.includes(src_id) || ids.includes(dst_id)).slice(0, limit),
    documents: async (ids) => documents.filter(({ id }) => ids.includes(id)),
    documentsOf: async (ids) => documents.filter(({ cbo_id }) => cbo_id !== null && ids.includes(cbo_id)),
    search: async (query, limit, kinds) => passages.search(query, limit, kinds),
    nearest: async (_model, vector, limit) =>
      Object.entries(vectors)
        .map(([id, other]) => ({ id, score: Math.max(0, cosine(vector, other)) }))
        .sort((one, other) => other.score - one.score)
        .slice(0, limit),
    injected: async () => documents.filter(({ kind }) => kind === 'local_file'),
    coverage: async () => ({
      objects: objects.length,
      callables: 0,
      coverage: { params: null, returns: null, fields: null, lines: null },
      io_gate: null,
    }),
    coverages: async () => [],
    counts: async () => ({
      files: new Set(documents.map(({ path }) => path)).size,
      objects: objects.length,
      relations: relations.length,
      documents: documents.length,
      embedded: Object.keys(vectors).length,
    }),
  };
}
