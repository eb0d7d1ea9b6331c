import { createHash } from 'node:crypto';
import type { IndexedFile, IndexResult } from '../../contract/indexed-file.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { ListedFile } from '../../contract/ports/source-files.ts';
import { TERMS_VERSION } from '../../core/retrieval/document-terms.ts';
import { keepSnapshot } from '../metrics/keep-snapshot.ts';
import { tellDrops } from '../metrics/tell-drops.ts';
import type { Home, Outside } from '../outside.ts';
import type { Stores } from '../stores.ts';
import { dropStaleEvidence } from './drop-stale-evidence.ts';
import { embedDocuments } from './embed-documents.ts';
import { type IndexContext, openIndex } from './index-context.ts';
import { type Run, readBatches } from './read-batches.ts';
import { markReachable, tieFiles } from './tie-files.ts';

/** Raise it when the same file would be read into other objects or documents. */
const READING = '2';

export interface IndexOptions {
  /** Below the home; '' = all of it. */
  readonly prefix: string;
  /** Reads every file anew. */
  readonly full?: boolean;
  readonly abort?: AbortSignalLike;
}

export interface IndexProgress {
  readonly phase: 'reading' | 'tying' | 'embedding';
  readonly done: number;
  /** Null where it is not known. */
  readonly total: number | null;
}

export interface IndexEvents {
  readonly onProgress?: (progress: IndexProgress) => void;
  /** Embeddings could not be made: why. */
  readonly onWarning?: (why: string) => void;
  /** What fell could not be kept as a signal: why. */
  readonly onUnkept?: (why: string) => void;
}

/** Changes with everything by which the same files would be read differently. */
function versionOf({ names, settings }: IndexContext): string {
  const { include, exclude, include_tests, max_file_bytes } = settings;
  const all = [READING, TERMS_VERSION, names, include, exclude, include_tests, max_file_bytes];
  return createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 16);
}

function isBelow(path: string, prefix: string): boolean {
  return prefix === '' || path === prefix || path.startsWith(`${prefix}/`);
}

/** Files whose folder could not be opened: they may still be there, and what reading them says is kept. */
function unseen(left: readonly string[], closed: readonly string[]): ListedFile[] {
  return left
    .filter((path) => closed.some((folder) => isBelow(path, folder)))
    .map((path) => ({ path, size: 0, modified: 0 }));
}

/** IX10: folders that could not be opened, among what was not read. */
function closedTroubles({ closed }: IndexContext, prefix: string): IndexResult['troubles'] {
  return closed
    .filter((folder) => isBelow(folder, prefix) || isBelow(prefix, folder))
    .map((folder) => ({
      path: `${folder}/`,
      reason: 'unreadable',
      detail: 'is a folder that cannot be opened',
    }));
}

/** Troubles that may have passed. */
const PASSING = new Set<IndexedFile['reason']>(['unreadable', 'changed_while_read']);

/** Files to be read: whose size or time differs, that git says are changed, or that could not be read before. */
function candidates(
  listed: readonly ListedFile[],
  known: ReadonlyMap<string, IndexedFile>,
  changed: ReadonlySet<string>,
): ListedFile[] {
  return listed.filter(({ path, size, modified }) => {
    const file = known.get(path);
    if (file === undefined || changed.has(path) || PASSING.has(file.reason)) return true;
    return file.size !== size || file.modified !== modified;
  });
}

async function changedFiles(
  { files }: IndexContext,
  commit: string | null | undefined,
): Promise<ReadonlySet<string>> {
  return new Set(commit === null || commit === undefined ? [] : ((await files.changedSince(commit)) ?? []));
}

/** ME1: what the index is like now; a share that fell becomes a signal. */
async function keepCoverage(
  { configuration }: Home,
  outside: Outside,
  stores: Stores,
  tenant: string,
  { store, clock }: IndexContext,
  events: IndexEvents,
): Promise<void> {
  const drops = await keepSnapshot(store, clock, 'index', configuration.correction);
  if (drops.length === 0) return;
  const warn = (why: string): void => events.onUnkept?.(why);
  await tellDrops(
    { stores, configuration, clock, ids: await outside.ids(), trace_id: null, warn },
    tenant,
    drops,
  );
}

/** What is indexed can be asked by words, also where its vectors could not be made. */
async function embedAll(
  context: IndexContext,
  { abort }: IndexOptions,
  events: IndexEvents,
): Promise<number> {
  let embedded = 0;
  try {
    await embedDocuments(context, abort, (done) => {
      embedded = done;
      events.onProgress?.({ phase: 'embedding', done, total: null });
    });
  } catch (error) {
    if (abort?.aborted) throw error;
    events.onWarning?.(error instanceof Error ? error.message : String(error));
  }
  return embedded;
}

function resultOf(
  root: string,
  run: Run,
  counts: { seen: number; removed: number; relations: number; embedded: number; ms: number },
  now: readonly IndexedFile[],
  closed: IndexResult['troubles'],
): IndexResult {
  const standing = now.filter((file) => file.status !== 'indexed' && !run.troubles.has(file.path));
  const old = standing.map(({ path, reason, detail }) => ({ path, reason: reason ?? 'unreadable', detail }));
  const of = (status: IndexedFile['status']): number => now.filter((file) => file.status === status).length;
  return {
    root,
    files: {
      seen: counts.seen,
      indexed: run.indexed,
      unchanged: counts.seen - run.read,
      removed: counts.removed + run.gone,
      partial: of('partial'),
      skipped: of('skipped'),
    },
    objects: run.objects,
    relations: counts.relations,
    documents: run.documents,
    embedded: counts.embedded,
    troubles: [...run.troubles.values(), ...old, ...closed].sort((a, b) => (a.path < b.path ? -1 : 1)),
    ms: counts.ms,
  };
}

/**
 * Brings the index of a tenant up to what lies below the home: files that changed are read, those that left leave.
 * What was done when it is stopped stays, and is not done again. Rejects with `AssayError`.
 */
export async function indexFolder(
  home: Home,
  outside: Outside,
  stores: Stores,
  tenant: string,
  options: IndexOptions,
  events: IndexEvents = {},
): Promise<IndexResult> {
  const context = await openIndex(home, outside, stores, tenant);
  const { store, files, clock } = context;
  const begun = clock.elapsed();
  const { prefix } = options;
  const [version, state, head] = [versionOf(context), await store.state(prefix), await files.head()];
  if (state !== null && (state.version !== version || options.full === true)) await store.expire(prefix);
  await store.setState(prefix, { commit: state?.commit ?? null, finished: false, at: clock.now(), version });
  const open = context.listing.filter(({ path }) => isBelow(path, prefix) && context.isWanted(path));
  const known = new Map((await store.files(prefix)).map((file) => [file.path, file]));
  const there = new Set(open.map(({ path }) => path));
  const gone = [...known.keys()].filter((path) => !there.has(path));
  const listed = [...open, ...unseen(gone.filter(context.isWanted), context.closed)];
  const seen = new Set(listed.map(({ path }) => path));
  const left = gone.filter((path) => !seen.has(path));
  await store.remove(left);
  const wanted = candidates(listed, known, await changedFiles(context, state?.commit));
  const run = await readBatches(context, wanted, known, options.abort, (done) =>
    events.onProgress?.({ phase: 'reading', done, total: wanted.length }),
  );
  await dropStaleEvidence(context, run.changed);
  let tied = 0;
  const relations = await tieFiles(context, (count) => {
    tied += count;
    events.onProgress?.({ phase: 'tying', done: tied, total: null });
  });
  if (relations > 0 || run.indexed > 0 || left.length > 0) {
    await markReachable(context);
    await keepCoverage(home, outside, stores, tenant, context, events);
  }
  const embedded = await embedAll(context, options, events);
  await store.setState(prefix, { commit: head, finished: true, at: clock.now(), version });
  const ms = clock.elapsed() - begun;
  const counts = { seen: listed.length, removed: left.length, relations, embedded, ms };
  return resultOf(
    prefix === '' ? files.root : `${files.root}/${prefix}`,
    run,
    counts,
    await store.files(prefix),
    closedTroubles(context, prefix),
  );
}
