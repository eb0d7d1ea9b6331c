import type { TreeSpec } from '../../../contract/ports/sandbox.ts';
import type { TreeSide } from '../../../contract/ports/work-tree.ts';
import type { Snapshot } from '../git/snapshot.ts';
import { type TreeEntry, treeEntries } from '../git/tree-entries.ts';

/** A file of a copy, and where its content comes from. */
export interface CopiedFile extends TreeEntry {
  /** True where it is copied from the disk, false where from git's objects. */
  readonly onDisk: boolean;
}

type Files = ReadonlyMap<string, CopiedFile>;

async function workFiles({ place, tree, notOnDisk }: Snapshot): Promise<Files> {
  const entries = (await treeEntries(place, tree)).filter(({ path }) => !notOnDisk.has(path));
  return new Map(entries.map((entry) => [entry.path, { ...entry, onDisk: true }]));
}

/** Files that are the same on both sides come from the disk, as filters of git (large files, line ends) left them there. */
async function baseFiles(snapshot: Snapshot, base: string, work: Files): Promise<Files> {
  const entries = (await treeEntries(snapshot.place, base)).filter(
    ({ path }) => !snapshot.notOnDisk.has(path),
  );
  return new Map(
    entries.map((entry) => [entry.path, { ...entry, onDisk: work.get(entry.path)?.id === entry.id }]),
  );
}

/** True where one of them would have to be a folder for the other. */
function inTheWay(path: string, taken: ReadonlySet<string>, above: ReadonlySet<string>): boolean {
  if (above.has(path)) return true;
  return foldersAbove(path).some((folder) => taken.has(folder));
}

export function foldersAbove(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'));
}

function mixed(own: Files, other: Files, spec: TreeSpec): Files {
  const taken = new Set(spec.fromOther.filter((path) => other.has(path)));
  const above = new Set([...taken].flatMap(foldersAbove));
  const left = new Set([...spec.without, ...spec.fromOther]);
  const files = new Map([...own].filter(([path]) => !left.has(path) && !inTheWay(path, taken, above)));
  for (const path of taken) {
    const file = other.get(path);
    if (file !== undefined && !spec.without.includes(path)) files.set(path, file);
  }
  return files;
}

/** All files that a copy is to hold. */
export async function copiedFiles(snapshot: Snapshot, base: string, spec: TreeSpec): Promise<CopiedFile[]> {
  const work = await workFiles(snapshot);
  const sides: Readonly<Record<TreeSide, Files>> = { work, base: await baseFiles(snapshot, base, work) };
  const other = spec.side === 'work' ? sides.base : sides.work;
  return [...mixed(sides[spec.side], other, spec).values()];
}
