import type { TreeMarks } from '../../../contract/tree-marks.ts';
import type { WorkTreeGlance } from '../../../contract/ports/work-tree.ts';
import { readBaseline } from './baselines.ts';
import { gitMaybe } from './git.ts';
import { markTree } from './mark-tree.ts';
import { type LocatedTree, locateTree } from './repository.ts';
import { type Snapshot, withSnapshot } from './snapshot.ts';

async function treeOfHead(repository: LocatedTree): Promise<string | null> {
  return (await gitMaybe(repository, ['rev-parse', '--verify', '--quiet', 'HEAD^{tree}'])) ?? null;
}

/** Marks are a short cut: without them the next look takes longer. */
async function marksOf(
  repository: LocatedTree,
  { place, complete }: Snapshot,
  since: number,
): Promise<TreeMarks | null> {
  return complete ? markTree(repository, place, since).catch(() => null) : null;
}

/**
 * The tree on disk and the one that it began with; its marks where they are wanted. Rejects with `AssayError`
 * (not_found, unavailable, disk_full …).
 */
export async function glance(
  folder: string,
  baseline: string | null,
  marked: boolean,
): Promise<WorkTreeGlance> {
  const since = Date.now();
  const repository = await locateTree(folder);
  const kept = baseline === null ? undefined : readBaseline(repository, baseline)?.tree;
  const [{ tree, marks }, head] = await Promise.all([
    withSnapshot(repository, async (snapshot) => ({
      tree: snapshot.tree,
      marks: marked ? await marksOf(repository, snapshot, since) : null,
    })),
    kept ?? treeOfHead(repository),
  ]);
  const { folder: root, stateFolder } = repository;
  return { root, stateFolder, tree, before: head, recorded: kept !== undefined, marks };
}
