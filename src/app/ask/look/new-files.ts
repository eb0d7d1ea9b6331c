import type { AskPorts } from '../ask-ports.ts';

type Ports = Pick<AskPorts, 'files' | 'index' | 'isWanted'>;

/**
 * LP29: files that belong below what was indexed and that the index does not have, by path. None where the folder that was
 * indexed is not here. Rejects with `AssayError`.
 */
export async function newFiles(
  { files, index, isWanted }: Ports,
  roots: readonly string[],
): Promise<readonly string[]> {
  if (roots.length === 0) return [];
  const isBelow = (path: string): boolean =>
    roots.some((root) => root === '' || path === root || path.startsWith(`${root}/`));
  const [listed, known] = await Promise.all([files.list(''), index.files('')]);
  const paths = new Set(known.map(({ path }) => path));
  return listed.flatMap(({ path }) => (!paths.has(path) && isBelow(path) && isWanted(path) ? [path] : []));
}

const FRESH_MS = 10_000;

/** What was found of new files, while the index stays as it was then. */
export interface SeenFiles {
  readonly revision: string;
  /** Of the clock that goes on evenly. */
  readonly at: number;
  readonly found: Promise<readonly string[]>;
}

/** Looks at a folder once in ten seconds, however many questions are asked; at once where the index has changed. */
export function rememberNewFiles(
  seen: Map<string, SeenFiles>,
  tenant: string,
  { revision, at }: Pick<SeenFiles, 'revision' | 'at'>,
  look: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const last = seen.get(tenant);
  if (last !== undefined && last.revision === revision && at - last.at < FRESH_MS) return last.found;
  const found = look();
  seen.set(tenant, { revision, at, found });
  found.catch(() => seen.delete(tenant));
  return found;
}
