import { AssayError } from '../../contract/assay-error.ts';
import type { IndexedFile, IndexResult } from '../../contract/indexed-file.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { ListedFile } from '../../contract/ports/source-files.ts';
import type { IndexContext } from './index-context.ts';
import { type ReadFile, readFile } from './read-file.ts';

const AT_ONCE = 64;

type Trouble = IndexResult['troubles'][number];

/** What reading brought. */
export interface Run {
  /** Files that were new or had changed. */
  indexed: number;
  /** Files that were looked into and stand in the index anew. */
  read: number;
  gone: number;
  objects: number;
  documents: number;
  readonly troubles: Map<string, Trouble>;
  /** Paths of files that changed. */
  readonly changed: Set<string>;
}

function note(run: Run, { content }: Extract<ReadFile, { kind: 'read' }>): void {
  const { file, objects, documents } = content;
  run.read += 1;
  run.changed.add(file.path);
  run.objects += objects.length;
  run.documents += documents.length;
  if (file.status !== 'skipped') run.indexed += 1;
  if (file.reason !== null)
    run.troubles.set(file.path, {
      path: file.path,
      reason: file.reason,
      detail: file.detail,
    });
}

async function store(
  { store: index }: IndexContext,
  found: readonly ReadFile[],
  paths: readonly string[],
): Promise<void> {
  const contents = found.flatMap((each) => (each.kind === 'read' ? [each.content] : []));
  if (contents.length > 0) await index.put(contents);
  await index.touch(found.flatMap((each) => (each.kind === 'same' ? [each.file] : [])));
  await index.remove(paths.filter((_, at) => found[at]?.kind === 'gone'));
}

/** Reads files and puts them in, a batch at a time; one is read while the one before is stored. */
export async function readBatches(
  context: IndexContext,
  files: readonly ListedFile[],
  known: ReadonlyMap<string, IndexedFile>,
  abort: AbortSignalLike | undefined,
  onDone: (files: number) => void,
): Promise<Run> {
  const run: Run = {
    indexed: 0,
    read: 0,
    gone: 0,
    objects: 0,
    documents: 0,
    troubles: new Map(),
    changed: new Set(),
  };
  let storing: Promise<void> = Promise.resolve();
  for (let at = 0; at < files.length; at += AT_ONCE) {
    if (abort?.aborted) break;
    const batch = files.slice(at, at + AT_ONCE);
    const found = await Promise.all(batch.map((file) => readFile(context, file, known.get(file.path))));
    await storing;
    storing = store(
      context,
      found,
      batch.map(({ path }) => path),
    );
    storing.catch(() => undefined);
    for (const each of found) {
      if (each.kind === 'read') note(run, each);
      else if (each.kind === 'gone') run.gone += 1;
    }
    onDone(Math.min(files.length, at + AT_ONCE));
  }
  await storing;
  if (abort?.aborted)
    throw new AssayError('cancelled', 'cancelled while indexing', {
      where: context.files.root,
      hint: 'run it again: what is done is not done again',
    });
  return run;
}
