import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { mkdir } from 'node:fs/promises';
import type { TreeSpec } from '../../../contract/ports/sandbox.ts';
import type { Repository } from '../git/repository.ts';
import { toolFolders } from './clean-environment.ts';
import { type BorrowedObjects, linkObjects } from './copy-git.ts';
import { copyFolder } from './copy-folder.ts';
import type { DependencyFolder } from './dependency-folders.ts';
import { dependencyLayers, type Enclosed, enclosedCommand, layerFolders } from './enclosure.ts';
import type { ReadyCopy } from './run-command.ts';
import { runProcess } from './run-process.ts';

const TRIAL_MS = 10_000;
const TRIAL_BYTES = 10_000;

type Enclosure = Omit<Enclosed, 'network'>;

/** Undefined where the set-up works here; else what the system said. */
async function trial(enclosure: Enclosure): Promise<string | undefined> {
  const end = await runProcess({
    command: enclosedCommand({ ...enclosure, network: false }, 'exit 0'),
    folder: enclosure.folder,
    environment: { PATH: process.env['PATH'] ?? '' },
    timeout_ms: TRIAL_MS,
    output_bytes: TRIAL_BYTES,
    onStart: () => undefined,
  });
  if (end.ended === 'exit' && end.exit_code === 0) return undefined;
  return end.printed.text().trim().split('\n')[0] || `the trial ended by ${end.ended}`;
}

function outsideOf(root: string, folder: string): boolean {
  return folder !== root && !folder.startsWith(`${root}/`);
}

/** True where neither the tree nor what its commands use lies in /tmp. */
function needsNoTemporary(used: readonly string[]): boolean {
  return used.every((path) => outsideOf('/tmp', path));
}

/** A /tmp that others share is the last resort: all else is tried with a private one. */
function candidates(base: Enclosure, layers: Enclosure['layers']): Enclosure[] {
  const temporary = base.temporary === 'own' ? (['own'] as const) : (['layer', 'shared'] as const);
  return temporary.flatMap((each) => kindsOf({ ...base, temporary: each }, layers));
}

function kindsOf(base: Enclosure, layers: Enclosure['layers']): Enclosure[] {
  const kinds: readonly Enclosed['kind'][] = process.getuid?.() === 0 ? ['root', 'user'] : ['user'];
  const layered = kinds.map((kind) => ({ ...base, kind, layers }));
  return layers.length === 0
    ? layered
    : [...layered, ...kinds.map((kind) => ({ ...base, kind, layers: [] }))];
}

/** The strongest enclosure that works here. */
async function enclosureFor(
  base: Enclosure,
  layers: Enclosure['layers'],
): Promise<{ readonly enclosed?: Enclosure; readonly whyNot?: string }> {
  if (process.platform !== 'linux') return { whyNot: `there are no name spaces on ${process.platform}` };
  let whyNot = '';
  for (const enclosed of candidates(base, layers)) {
    const trouble = await trial(enclosed);
    if (trouble === undefined) return { enclosed };
    whyNot ||= trouble;
  }
  return { whyNot };
}

function toolLayers(root: string, folder: string): Enclosure['layers'] {
  return Object.values(toolFolders())
    .filter((tool) => outsideOf(root, tool) && outsideOf(tool, folder))
    .map((tool) => ({ lower: tool, upon: tool }));
}

/** Makes a written copy ready for commands: enclosed where the system can, with dependencies in layers or as copies. */
export async function prepareCopy(
  repository: Repository,
  spec: TreeSpec,
  folder: string,
  needs: { readonly dependencies: readonly DependencyFolder[]; readonly objects: readonly BorrowedObjects[] },
): Promise<ReadyCopy> {
  const { dependencies, objects } = needs;
  const tree = join(folder, 'tree');
  const root = repository.folder;
  const gitFolders = [repository.commonFolder].filter((each) => outsideOf(root, each) && existsSync(each));
  const layers = [...dependencyLayers(tree, dependencies), ...toolLayers(root, folder)];
  const folders = [join(folder, 'home'), join(folder, 'tmp'), ...layerFolders({ folder, layers })];
  for (const each of folders) await mkdir(each, { recursive: true });
  const search = (process.env['PATH'] ?? '').split(':');
  const used = [root, repository.commonFolder, ...layers.map(({ lower }) => lower), ...search];
  const temporary = needsNoTemporary(used) ? 'own' : 'layer';
  const own = { temporary, objects, gitFolders } as const;
  const base: Enclosure = { kind: 'user', folder, tree, root, ...own, layers: [] };
  const { enclosed, whyNot } = await enclosureFor(base, layers);
  if (enclosed === undefined || enclosed.layers.length === 0)
    for (const { path, real } of dependencies)
      await copyFolder(real, join(tree, path), { from: root, to: tree });
  if (enclosed === undefined) await linkObjects(objects);
  return { kind: spec.tree, folder, tree, root, enclosed, whyNot };
}
