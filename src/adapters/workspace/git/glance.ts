import type { WorkTreeGlance } from '../../../contract/ports/work-tree.ts';
import { readBaseline } from './baselines.ts';
import { gitMaybe } from './git.ts';
import { type LocatedTree, locateTree } from './repository.ts';
import { withSnapshot } from './snapshot.ts';

async function treeOfHead(repository: LocatedTree): Promise<string | null> {
  return (await gitMaybe(repository, ['rev-parse', '--verify', '--quiet', 'HEAD^{tree}'])) ?? null;
}

/** The tree on disk and the one that it began with. Rejects with `AssayError` (not_found, unavailable, disk_full …). */
export async function glance(folder: string, baseline: string | null): Promise<WorkTreeGlance> {
  const repository = await locateTree(folder);
  const kept = baseline === null ? undefined : readBaseline(repository, baseline)?.tree;
  const [tree, head] = await Promise.all([
    withSnapshot(repository, async (snapshot) => snapshot.tree),
    kept ?? treeOfHead(repository),
  ]);
  const { folder: root, stateFolder } = repository;
  return { root, stateFolder, tree, before: head, recorded: kept !== undefined };
}
