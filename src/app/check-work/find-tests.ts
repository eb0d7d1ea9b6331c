import { posix } from 'node:path';
import type { CheckSettings } from '../../contract/check-settings.ts';
import type { TreeSide, WorkTree } from '../../contract/ports/work-tree.ts';
import {
  findTestCommand,
  MANIFEST_NAMES,
  type ManifestFiles,
} from '../../core/self-check/commands/find-test-command.ts';
import type { TestCommand } from '../../core/self-check/commands/test-command.ts';

async function manifests(tree: WorkTree, side: TreeSide, folder: string): Promise<ManifestFiles> {
  const paths = await tree.paths(side);
  const names = MANIFEST_NAMES.map((name) => posix.join(folder, name));
  const texts = await tree.readMany(side, names);
  return {
    paths,
    texts: new Map(
      names.flatMap((name, at) => [[name, texts[at] ?? ''] as const]).filter(([, text]) => text !== ''),
    ),
  };
}

/** How the tests are run, as the base says; where it has no tests yet, as the work says. Null where neither does. */
export async function findTests(tree: WorkTree, settings: CheckSettings): Promise<TestCommand | null> {
  const { test } = settings;
  const base = findTestCommand(await manifests(tree, 'base', test.folder), test);
  return base ?? findTestCommand(await manifests(tree, 'work', test.folder), test);
}
