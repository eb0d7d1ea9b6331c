import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BorrowedObjects } from './copy-git.ts';
import type { DependencyFolder } from './dependency-folders.ts';
import { type LinkedPackage, linkedPackages } from './linked-packages.ts';
import { makeEtc } from './make-etc.ts';
import { isWithin, type Place } from './root.ts';
import { systemPlaces } from './system-places.ts';
import { toolPlaces } from './tool-places.ts';

const run = promisify(execFile);
const MOST_BYTES = 10_000_000;

/** What a copy is made of, for its commands. */
export interface CopyParts {
  readonly folder: string;
  readonly tree: string;
  /** The user's own work tree: the copy stands in its place. */
  readonly root: string;
  readonly dependencies: readonly DependencyFolder[];
  readonly objects: readonly BorrowedObjects[];
}

/** Private folders that a command may write. The new root and the layers lie beside them, and are not seen. */
async function privatePlaces({ folder, tree, root }: CopyParts): Promise<Place[]> {
  for (const name of ['home', 'tmp', 'results', 'root']) await mkdir(join(folder, name), { recursive: true });
  const temporary = join(folder, 'tmp');
  await chmod(temporary, 0o1777);
  const writable = ['home', 'tmp', 'results'].map((name) => join(folder, name));
  return [
    { kind: 'write', from: temporary, at: '/tmp' },
    { kind: 'write', from: temporary, at: '/var/tmp' },
    { kind: 'memory', at: '/run' },
    ...writable.map((path): Place => ({ kind: 'write', from: path, at: path })),
    { kind: 'write', from: tree, at: root },
  ];
}

/** Programs of virtual environments lead to the interpreter that they were made of. */
function programFolders(dependencies: readonly DependencyFolder[]): string[] {
  return dependencies.map(({ real }) => join(real, 'bin')).filter(existsSync);
}

/** Under its own path, and where a link leads to that is seen at another place than it lies. */
function linkedPlaces(root: string, linked: readonly LinkedPackage[]): Place[] {
  return linked.flatMap(({ real, at }) =>
    [real, at]
      .filter((path) => !isWithin(path, root))
      .map((path): Place => ({ kind: 'layer', from: real, at: path })),
  );
}

/** Every place that a command sees. */
export async function listPlaces(parts: CopyParts): Promise<Place[]> {
  const { root, folder, dependencies, objects } = parts;
  const system = systemPlaces();
  const own = await privatePlaces(parts);
  const known = [root, folder, ...system.map(({ at }) => at)];
  return [
    ...system,
    ...(await makeEtc(folder)),
    ...toolPlaces(programFolders(dependencies), known),
    ...own,
    ...linkedPlaces(root, await linkedPackages(root, dependencies)),
    ...dependencies.map(({ path, real }): Place => ({ kind: 'layer', from: real, at: join(root, path) })),
    ...objects.map(({ from, at }): Place => ({ kind: 'layer', from, at })),
  ];
}

async function socketsIn(folder: string): Promise<string[]> {
  const { stdout } = await run('find', [folder, '-type', 's', '-print0'], { maxBuffer: MOST_BYTES });
  return stdout.split('\0').filter((path) => path !== '');
}

/**
 * The same places where the system knows no layers: folders of the user can only be read, sockets in them are covered,
 * and dependencies are those of the copy.
 */
export async function withoutLayers(places: readonly Place[], root: string): Promise<Place[]> {
  const found: Place[] = [];
  for (const place of places) {
    if (place.kind !== 'layer') found.push(place);
    else if (!isWithin(place.at, root)) {
      const sockets = await socketsIn(place.from).catch(() => []);
      const covers = sockets.map((path) => place.at + path.slice(place.from.length));
      found.push(
        { ...place, kind: 'read' },
        ...covers.map((at): Place => ({ kind: 'read', from: '/dev/null', at })),
      );
    }
  }
  return found;
}
