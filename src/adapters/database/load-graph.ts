import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { AssayError } from '../../contract/assay-error.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type {
  GraphFile,
  LoadProgress,
  LoadResult,
  NameKeys,
} from '../../contract/ports/knowledge-graph-writer.ts';
import { noteDangling } from './dangling-objects.ts';
import type { Database } from './database.ts';
import { storedLoads, forgetLoads, type Load, recordCounts, startLoad } from './loads.ts';
import { rowStore } from './row-store.ts';
import { showNames } from './show-names.ts';
import { transaction } from './transaction.ts';

export interface LoadOptions {
  readonly onProgress?: ((progress: LoadProgress) => void) | undefined;
  readonly signal?: AbortSignalLike | undefined;
}

/** Records between two calls of `onProgress` and two looks at the size of the batches. */
const STRIDE = 500;

/**
 * Makes the tenant's graph what the files say, in one transaction: files already loaded are left alone, changed ones
 * replace exactly the rows that they brought, rows of files no longer named leave. One result a file, in their order.
 * Throws `AssayError` (malformed with file and line, cancelled, disk_full …); then nothing has changed.
 */
export async function loadGraph(
  database: Database,
  tenant: string,
  files: readonly GraphFile[],
  keys: NameKeys,
  options: LoadOptions = {},
): Promise<readonly LoadResult[]> {
  const wanted = await withHashes(files, keys);
  const before = await transaction(database, (client) => unchanged(client, tenant, wanted));
  if (before !== null) return before;
  return transaction(database, (client) => loadAll(client, tenant, wanted, keys, options));
}

interface Wanted {
  readonly file: GraphFile;
  readonly mapping_hash: string;
  readonly content_hash: string;
}

/** The mapping's hash with how names are compared: stored keys are worth nothing under another comparison. */
async function withHashes(files: readonly GraphFile[], keys: NameKeys): Promise<readonly Wanted[]> {
  const wanted: Wanted[] = [];
  for (const file of files) {
    const mapping_hash = createHash('sha256').update(`${keys.version}\n${file.mapping_hash}`).digest('hex');
    const twice = wanted.some(
      (other) => other.file.file === file.file && other.mapping_hash === mapping_hash,
    );
    if (!twice) wanted.push({ file, mapping_hash, content_hash: await file.contentHash() });
  }
  return wanted;
}

/** The results where nothing is to be done, else null. */
async function unchanged(
  client: PoolClient,
  tenant: string,
  wanted: readonly Wanted[],
): Promise<readonly LoadResult[] | null> {
  const earlier = await storedLoads(client, tenant);
  const same = wanted
    .map((one) => earlier.find((load) => isSame(load, one)))
    .filter((load) => load !== undefined);
  if (earlier.length !== wanted.length || same.length !== wanted.length) return null;
  return same.map((load) => resultOf(load, true));
}

function isSame(load: Load, wanted: Wanted): boolean {
  return (
    load.file === wanted.file.file &&
    load.mapping_hash === wanted.mapping_hash &&
    load.content_hash === wanted.content_hash
  );
}

async function loadAll(
  client: PoolClient,
  tenant: string,
  wanted: readonly Wanted[],
  keys: NameKeys,
  options: LoadOptions,
): Promise<readonly LoadResult[]> {
  await client.query("select pg_advisory_xact_lock(hashtext('assay.kg_load'), hashtext($1))", [tenant]);
  const earlier = await storedLoads(client, tenant);
  const kept = new Set(earlier.filter((load) => wanted.some((one) => isSame(load, one))).map(({ id }) => id));
  await forgetLoads(
    client,
    tenant,
    earlier.filter(({ id }) => !kept.has(id)),
  );
  for (const one of wanted) {
    if (!earlier.some((load) => isSame(load, one))) await loadFile(client, tenant, one, keys, options);
  }
  await showNames(client, tenant);
  await noteDangling(client, tenant);
  const now = await storedLoads(client, tenant);
  return wanted.flatMap((one) =>
    now.filter((load) => isSame(load, one)).map((load) => resultOf(load, kept.has(load.id))),
  );
}

async function loadFile(
  client: PoolClient,
  tenant: string,
  wanted: Wanted,
  keys: NameKeys,
  options: LoadOptions,
): Promise<void> {
  const key = {
    file: wanted.file.file,
    mapping_hash: wanted.mapping_hash,
    content_hash: wanted.content_hash,
  };
  const id = await startLoad(client, tenant, key);
  const store = rowStore(tenant, id, keys);
  for await (const row of wanted.file.rows(options.signal)) {
    store.add(row);
    if (store.counts.rows % STRIDE !== 0) continue;
    if (options.signal?.aborted === true)
      throw new AssayError('cancelled', 'the load was cancelled', { where: key.file });
    await store.flush(client);
    options.onProgress?.({ file: key.file, rows: store.counts.rows });
  }
  await store.finish(client);
  await recordCounts(client, tenant, id, store.counts);
  options.onProgress?.({ file: key.file, rows: store.counts.rows });
}

function resultOf(load: Load, unchanged: boolean): LoadResult {
  const { file, rows, entities, facts, relations, dangling } = load;
  return { file, rows, entities, facts, relations, unchanged, dangling };
}
