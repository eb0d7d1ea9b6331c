import { type GitPlace, git, nulParts } from './git.ts';

/** A file of a tree: an ordinary one, one to be run, or a symbolic link. Submodules are left out. */
export interface TreeEntry {
  readonly path: string;
  readonly kind: 'file' | 'executable' | 'link';
  /** Id of its blob. */
  readonly id: string;
}

export const LINK_MODE = '120000';
export const SUBMODULE_MODE = '160000';

function entryOf(line: string): TreeEntry[] {
  const tab = line.indexOf('\t');
  const [mode = '', , id = ''] = line.slice(0, tab).split(' ');
  if (mode === SUBMODULE_MODE) return [];
  const kind = mode === LINK_MODE ? 'link' : mode === '100755' ? 'executable' : 'file';
  return [{ path: line.slice(tab + 1), kind, id }];
}

/** Nothing changes under an id. */
const ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
/** Those of a check: its base, its work, and what both are copied as. */
const MOST_KEPT = 4;
const kept = new Map<string, readonly TreeEntry[]>();

/** All files of a commit or tree, in git's order. Each copy of a check asks for the same ones again: git tells them once. */
export async function treeEntries(place: GitPlace, tree: string): Promise<readonly TreeEntry[]> {
  const before = kept.get(tree);
  if (before !== undefined) return before;
  const { output } = await git(place, ['ls-tree', '-r', '-z', '--full-tree', tree]);
  const entries = nulParts(output).flatMap(entryOf);
  if (!ID.test(tree)) return entries;
  for (const oldest of kept.keys()) if (kept.size >= MOST_KEPT) kept.delete(oldest);
  kept.set(tree, entries);
  return entries;
}
