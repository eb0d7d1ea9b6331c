import { setImmediate as others } from 'node:timers/promises';
import { isAbsolute, join, normalize, sep } from 'node:path';
import { treeOf } from './choose-base.ts';
import { decodeText, MOST_TEXT } from './decode-text.ts';
import { blobSizes, readBlobs } from './read-blobs.ts';
import type { Repository } from './repository.ts';
import { readPlainNow } from '../../../files/plain-file.ts';
import { withSnapshot } from './snapshot.ts';
import { treeEntries, type TreeEntry } from './tree-entries.ts';

/** Files that are read before others have their turn. */
const AT_ONCE = 256;

/** One side of a change. */
export interface Side {
  paths(): Promise<readonly string[]>;
  /** In the order asked; null where there is no such text. */
  readMany(paths: readonly string[]): Promise<readonly (string | null)[]>;
  hash(): Promise<string>;
}

function textOrNull(bytes: Uint8Array | null): string | null {
  if (bytes === null) return null;
  const decoded = decodeText(bytes);
  return 'text' in decoded ? decoded.text : null;
}

/** Text by blob id of those that are small enough. */
async function textsById(
  repository: Repository,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  const sizes = await blobSizes(repository, ids);
  const wanted = ids.filter((_, at) => (sizes[at] ?? Infinity) <= MOST_TEXT);
  const texts = new Map<string, string | null>();
  let at = 0;
  for await (const bytes of readBlobs(repository, wanted)) texts.set(wanted[at++] ?? '', textOrNull(bytes));
  return texts;
}

/** A commit or tree: it never changes, so its list is read once. */
export function baseSide(repository: Repository, revision: string): Side {
  let listed: Promise<ReadonlyMap<string, TreeEntry>> | undefined;
  async function list(): Promise<ReadonlyMap<string, TreeEntry>> {
    const entries = await treeEntries(repository, revision);
    return new Map(entries.map((entry) => [entry.path, entry]));
  }
  const entries = (): Promise<ReadonlyMap<string, TreeEntry>> => (listed ??= list());
  return {
    paths: async () => [...(await entries()).keys()],
    async readMany(paths) {
      const known = await entries();
      const asked = paths
        .map((path) => known.get(path))
        .map((entry) => (entry?.kind === 'link' ? undefined : entry));
      const ids = [...new Set(asked.flatMap((entry) => (entry === undefined ? [] : [entry.id])))];
      const texts = await textsById(repository, ids);
      return asked.map((entry) => (entry === undefined ? null : (texts.get(entry.id) ?? null)));
    },
    hash: () => treeOf(repository, revision),
  };
}

/** False for what would lead out of the tree by its name. */
function isInside(path: string): boolean {
  const plain = normalize(path);
  return !isAbsolute(plain) && plain !== '..' && !plain.startsWith(`..${sep}`);
}

function readOnDisk(root: string, path: string): string | null {
  return isInside(path) ? textOrNull(readPlainNow(join(root, path), MOST_TEXT, { follow: false })) : null;
}

/** The files as they lie on disk at each call. */
export function workSide(repository: Repository): Side {
  return {
    paths: () =>
      withSnapshot(repository, async ({ place, tree, notOnDisk }) =>
        (await treeEntries(place, tree)).map(({ path }) => path).filter((path) => !notOnDisk.has(path)),
      ),
    async readMany(paths) {
      const texts: (string | null)[] = [];
      for (const [at, path] of paths.entries()) {
        if (at % AT_ONCE === 0) await others();
        texts.push(readOnDisk(repository.folder, path));
      }
      return texts;
    },
    hash: () => withSnapshot(repository, ({ tree }) => Promise.resolve(tree)),
  };
}
