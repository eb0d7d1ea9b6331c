import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TreeSpec } from '../../../contract/ports/sandbox.ts';
import type { Repository } from '../git/repository.ts';
import { chooseEnclosure } from './choose-enclosure.ts';
import { copyFolder } from './copy-folder.ts';
import { type BorrowedObjects, linkObjects } from './copy-git.ts';
import type { DependencyFolder } from './dependency-folders.ts';
import { listPlaces, withoutLayers } from './list-places.ts';
import { inOrder, layerFolders, layersOf } from './root.ts';
import type { ReadyCopy } from './run-command.ts';

/** Finds out how commands in a copy can be enclosed, and gives it what they need. */
export async function prepareCopy(
  repository: Repository,
  spec: TreeSpec,
  folder: string,
  needs: { readonly dependencies: readonly DependencyFolder[]; readonly objects: readonly BorrowedObjects[] },
): Promise<ReadyCopy> {
  const { dependencies, objects } = needs;
  const [tree, root] = [join(folder, 'tree'), repository.folder];
  const places = inOrder(await listPlaces({ folder, tree, root, ...needs }));
  for (const each of layerFolders({ folder, places })) await mkdir(each, { recursive: true });
  const plain = async () => ({ folder, places: await withoutLayers(places, root) });
  const { tried, whyNot } = await chooseEnclosure({ folder, places }, plain, root);
  if (tried === undefined || layersOf(tried.enclosure.root).length === 0)
    for (const { path, real } of dependencies)
      await copyFolder(real, join(tree, path), { from: root, to: tree });
  if (tried === undefined) await linkObjects(objects);
  const built = dependencies.flatMap(({ path, built: isBuilt }) => (isBuilt === true ? [path] : []));
  return { kind: spec.tree, folder, tree, root, built, tried, whyNot };
}
