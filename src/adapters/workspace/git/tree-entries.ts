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

/** All files of a commit or tree, in git's order. */
export async function treeEntries(place: GitPlace, tree: string): Promise<TreeEntry[]> {
  const { output } = await git(place, ['ls-tree', '-r', '-z', '--full-tree', tree]);
  return nulParts(output).flatMap(entryOf);
}
