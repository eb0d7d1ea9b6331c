import { AssayError } from '../../contract/assay-error.ts';
import type { IndexedFile } from '../../contract/indexed-file.ts';
import { normalPath } from '../../core/indexing/paths.ts';
import { embedDocuments } from './embed-documents.ts';
import { dropStaleEvidence } from './drop-stale-evidence.ts';
import type { IndexContext } from './index-context.ts';
import { readFile } from './read-file.ts';
import { markReachable, tieFiles } from './tie-files.ts';

/** What became of one file. `left_out`: settings keep it out of the index; `missing`: it is neither there nor in the index. */
export interface FileOutcome {
  readonly path: string;
  readonly status: IndexedFile['status'] | 'unchanged' | 'removed' | 'left_out' | 'missing';
  readonly reason: IndexedFile['reason'];
  readonly objects: number;
  readonly documents: number;
}

/** A path below the home, as the index names it. Throws `AssayError` (usage) where it leads elsewhere. */
export function pathInHome(
  { files }: { readonly files: Pick<IndexContext['files'], 'root'> },
  path: string,
): string {
  const plain = normalPath(path);
  if (plain !== '' && !path.startsWith('/') && plain !== '..' && !plain.startsWith('../')) return plain;
  throw new AssayError('usage', 'is no path below the folder that is indexed', {
    where: path,
    hint: `give it relative to ${files.root}`,
  });
}

function outcome(path: string, status: FileOutcome['status']): FileOutcome {
  return { path, status, reason: null, objects: 0, documents: 0 };
}

/** Brings one file up to date, without its ties to others. */
export async function readOneFile(context: IndexContext, path: string): Promise<FileOutcome> {
  const { store, files } = context;
  const known = (await store.file(path)) ?? undefined;
  const there = (await files.list(path)).find((each) => each.path === path);
  const isWanted = there !== undefined && context.isWanted(path);
  const found = isWanted ? await readFile(context, there, known) : { kind: 'gone' as const };
  if (found.kind === 'same') {
    await store.touch([found.file]);
    return outcome(path, 'unchanged');
  }
  if (found.kind === 'gone') {
    if (known !== undefined) await store.remove([path]);
    if (there !== undefined && !isWanted) return outcome(path, 'left_out');
    return outcome(path, known === undefined ? 'missing' : 'removed');
  }
  await store.put([found.content]);
  await dropStaleEvidence(context, new Set([path]));
  const { status, reason, objects, documents } = found.content.file;
  return { path, status, reason, objects, documents };
}

/** Ties and vectors of what was read. */
export async function finish(context: IndexContext): Promise<void> {
  if ((await tieFiles(context)) > 0) await markReachable(context);
  await embedDocuments(context);
}

/** Reads one file into the index, or takes it out where it is gone. Rejects with `AssayError`. */
export async function indexFile(context: IndexContext, path: string): Promise<FileOutcome> {
  const done = await readOneFile(context, pathInHome(context, path));
  await finish(context);
  return done;
}
