import type { CodeObject, CodeRelation } from '../../src/contract/code-object.ts';
import type { FileLinks } from '../../src/contract/file-links.ts';
import type { CoverageSnapshot, IndexedFile } from '../../src/contract/indexed-file.ts';
import type {
  FileTies,
  IndexReader,
  IndexState,
  IndexWriter,
  TermedDocument,
} from '../../src/contract/ports/index-store.ts';

interface Held {
  readonly file: IndexedFile;
  readonly links: FileLinks | null;
  readonly objects: readonly CodeObject[];
  ties: FileTies | null;
}

function below(path: string, prefix: string): boolean {
  return prefix === '' || path === prefix || path.startsWith(`${prefix}/`);
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/** An index in memory; words are found as they are written. Embeddings are compared by cosine. */
export function memorySourceIndex(
  approved: ReadonlyMap<string, CodeRelation> = new Map(),
): IndexReader & IndexWriter {
  const states = new Map<string, IndexState>();
  const held = new Map<string, Held>();
  const documents = new Map<string, TermedDocument>();
  const vectors = new Map<string, readonly number[]>();
  const snapshots: CoverageSnapshot[] = [];
  let revision = 0;

  const allObjects = (): CodeObject[] => [...held.values()].flatMap(({ objects }) => objects);
  const allRelations = (): CodeRelation[] => [...held.values()].flatMap(({ ties }) => ties?.relations ?? []);
  const approvedRelations = (): CodeRelation[] => {
    const there = new Set(allObjects().map(({ id }) => id));
    return [...approved.values()].filter(({ src_id, dst_id }) => there.has(src_id) && there.has(dst_id));
  };
  function drop(path: string, withEvidence: boolean): void {
    for (const [id, document] of documents)
      if (document.path === path && (withEvidence || document.kind !== 'local_file')) documents.delete(id);
    held.delete(path);
    revision += 1;
    for (const other of held.values()) other.ties = null;
  }
  const inOrder = <Row>(ids: readonly string[], find: (id: string) => Row | undefined): Row[] =>
    [...new Set(ids)].flatMap((id) => find(id) ?? []);
  return {
    state: async (root) => states.get(root) ?? null,
    setState: async (root, state) => void states.set(root, state),
    files: async (prefix) =>
      [...held.values()].map(({ file }) => file).filter(({ path }) => below(path, prefix)),
    async put(contents) {
      for (const { file, links, objects, documents: brought } of contents) {
        drop(file.path, false);
        held.set(file.path, { file, links, objects, ties: null });
        for (const document of brought) documents.set(document.id, document);
      }
    },
    async expire(prefix) {
      for (const [path, each] of held)
        if (below(path, prefix))
          held.set(path, { ...each, file: { ...each.file, content_hash: '', modified: -1 } });
    },
    async touch(files) {
      for (const { path, size, modified } of files) {
        const each = held.get(path);
        if (each !== undefined) held.set(path, { ...each, file: { ...each.file, size, modified } });
      }
    },
    async remove(paths) {
      for (const path of paths) drop(path, true);
    },
    async relate(limit, make) {
      const waiting = [...held.values()]
        .filter(({ links, ties }) => links !== null && ties === null)
        .slice(0, limit);
      const withLinks = [...held.values()].flatMap(({ links }) => links ?? []);
      const ties = await make(
        waiting.map(({ file }) => file.path),
        {
          paths: new Set(withLinks.map(({ path }) => path)),
          links: async (paths) => withLinks.filter(({ path }) => paths.includes(path)),
          schemas: async () =>
            withLinks.filter(({ language }) => language === 'sql' || language === 'prisma'),
        },
      );
      for (const each of ties) {
        const file = held.get(each.path);
        if (file !== undefined) file.ties = each;
      }
      return waiting.length;
    },
    async markReachable(reach) {
      const files = [...held.values()].filter(({ links }) => links !== null);
      const reached = reach(
        files.map(({ file, ties }) => ({ path: file.path, targets: ties?.targets ?? [] })),
      );
      for (const { file, objects } of files)
        for (const object of objects)
          object.metadata.reachable = reached === null ? null : reached.has(file.path);
    },
    async putDocument(document) {
      const isNew = JSON.stringify(documents.get(document.id)) !== JSON.stringify(document);
      documents.set(document.id, document);
      revision += 1;
      return isNew;
    },
    removeDocument: async (id) => documents.delete(id),
    withoutEmbedding: async (model, limit) =>
      [...documents.values()]
        .map(({ id, title, content }) => ({ id, title, content, hash: `${title}\n${content}` }))
        .filter(({ id, hash }) => !vectors.has(JSON.stringify([model, id, hash])))
        .slice(0, limit),
    async putEmbeddings(model, given) {
      for (const { id, hash, vector } of given) vectors.set(JSON.stringify([model, id, hash]), vector);
    },
    keepCoverage: async (snapshot) => void snapshots.push(snapshot),
    revision: async () => String(revision),
    file: async (path) => held.get(path)?.file ?? null,
    objects: async (ids) => inOrder(ids, (id) => allObjects().find((object) => object.id === id)),
    async objectsNamed(names, limit) {
      const wanted = new Set(names.map((name) => name.toLowerCase()));
      const found = allObjects().filter(({ name }) => {
        const lower = name.toLowerCase();
        return (
          wanted.has(lower) ||
          wanted.has(lower.slice(Math.max(lower.lastIndexOf('.'), lower.lastIndexOf('/')) + 1))
        );
      });
      return found.slice(0, limit);
    },
    objectsOf: async (path) => held.get(path)?.objects ?? [],
    allObjects: async () => allObjects(),
    relations: async (ids, limit) =>
      [...allRelations(), ...approvedRelations()]
        .filter(({ src_id, dst_id }) => ids.includes(src_id) || ids.includes(dst_id))
        .slice(0, limit),
    documents: async (ids) =>
      inOrder(ids, (id) => documents.get(id)).map(({ terms: _, ...document }) => document),
    injected: async () => [...documents.values()].filter(({ kind }) => kind === 'local_file'),
    documentsOf: async (objects) =>
      [...documents.values()].filter(({ cbo_id }) => cbo_id !== null && objects.includes(cbo_id)),
    async search(query, limit) {
      const words = query
        .toLowerCase()
        .split(/\s+/u)
        .filter((word) => word !== '');
      const scored = [...documents.values()].map(({ id, title, content }) => {
        const text = `${title} ${content}`.toLowerCase();
        return { id, score: words.filter((word) => text.includes(word)).length / Math.max(1, words.length) };
      });
      return scored
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score)
        .slice(0, limit);
    },
    async nearest(model, vector, limit) {
      const cosine = (other: readonly number[]): number => {
        const dot = vector.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
        return dot / (Math.hypot(...vector) * Math.hypot(...other));
      };
      const scored = [...documents.values()].flatMap(({ id, title, content }) => {
        const other = vectors.get(JSON.stringify([model, id, `${title}\n${content}`]));
        return other === undefined ? [] : [{ id, score: Math.max(0, cosine(other)) }];
      });
      return scored.sort((a, b) => b.score - a.score).slice(0, limit);
    },
    async coverage() {
      const objects = allObjects();
      const callables = objects.filter(({ kind }) => kind === 'function' || kind === 'method');
      const both = callables.filter(
        ({ metadata }) => metadata.params_json !== null && metadata.returns_json !== null,
      );
      return {
        objects: objects.length,
        callables: callables.length,
        coverage: {
          params: share(
            callables.filter(({ metadata }) => metadata.params_json !== null).length,
            callables.length,
          ),
          returns: share(
            callables.filter(({ metadata }) => metadata.returns_json !== null).length,
            callables.length,
          ),
          fields: null,
          lines: share(objects.length, objects.length),
        },
        io_gate: share(both.length, callables.length),
      };
    },
    coverages: async (since, limit) =>
      snapshots
        .filter(({ at }) => at >= since)
        .toReversed()
        .slice(0, limit),
    counts: async () => ({
      files: held.size,
      objects: allObjects().length,
      relations: allRelations().length,
      documents: documents.size,
      embedded: vectors.size,
    }),
  };
}
