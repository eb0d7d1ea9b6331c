import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AssayError } from '../../contract/assay-error.ts';
import { git } from './git/git.ts';
import { gitEnvironment } from './git/git-environment.ts';
import { liesInTree } from './git/remembered-state.ts';
import { isMarked, isOwn } from './owner-mark.ts';
import { ownFolder, type Variables } from './own-folder.ts';

/** What Assay keeps beside a configuration. */
type Kept = 'database' | 'verdicts' | 'outbox';

async function isLink(path: string): Promise<boolean> {
  return lstat(path).then(
    (found) => found.isSymbolicLink(),
    () => false,
  );
}

/** What cannot be listed cannot be kept in either: whoever opens it says why. */
async function linkIn(path: string): Promise<string | undefined> {
  const inside = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
  const link = inside.find((entry) => entry.isSymbolicLink());
  return link === undefined ? undefined : join(link.parentPath, link.name);
}

async function firstLink(folder: string, name: Kept): Promise<string | undefined> {
  const own = join(folder, '.assay');
  if (await isLink(own)) return own;
  const path = join(own, name);
  return (await isLink(path)) ? path : linkIn(path);
}

/** Where git cannot be asked, nothing came by it. Some disks take `.ASSAY` for `.assay`. */
async function isTracked(folder: string, name: Kept): Promise<boolean> {
  if (!liesInTree(folder)) return false;
  const environment = {
    ...gitEnvironment([['safe.directory', '*']]),
    GIT_LITERAL_PATHSPECS: '0',
    GIT_ICASE_PATHSPECS: '1',
  };
  const listing = git({ folder, environment }, ['ls-files', '-z', '--', `.assay/${name}`]);
  return listing.then(
    ({ output }) => output !== '',
    () => false,
  );
}

async function placeWithoutLinks(folder: string, name: Kept): Promise<string> {
  const link = await firstLink(folder, name);
  if (link === undefined) return join(folder, '.assay', name);
  throw new AssayError('refused', 'is a link: what Assay keeps would be read and written elsewhere', {
    where: link,
    hint: 'put a folder of its own in the place of the link',
  });
}

/** TU11: the place of what Assay keeps below a folder. Rejects with `AssayError` `refused` where a link lies in the way. */
export async function ownPlace(folder: string, name: Kept, environment: Variables): Promise<string> {
  const path = await placeWithoutLinks(folder, name);
  // Where the disk takes no mark it takes nothing else: who writes there says why.
  await isOwn(folder, environment).catch(() => undefined);
  return path;
}

/** The same, of what is also read back: `refused` where it came with the repository (TU11) or from elsewhere (TU12). */
export async function ownPlaceToRead(folder: string, name: Kept, environment: Variables): Promise<string> {
  const path = await placeWithoutLinks(folder, name);
  if (await isTracked(folder, name)) throw tracked(path);
  if (await isOwn(folder, environment).catch(() => true)) return path;
  throw (await isMarked(folder)) ? markedElsewhere(folder, path, environment) : unmarked(folder, path);
}

function unmarked(folder: string, path: string): AssayError {
  return new AssayError('refused', 'came from elsewhere: it has no mark of yours', {
    where: path,
    hint: `move it away; where it is your own, take it over: assay trust ${join(folder, '.assay')} --yes`,
  });
}

/** A container whose home is new at each start looks to it like another user's machine. */
function markedElsewhere(folder: string, path: string, environment: Variables): AssayError {
  const secret = join(ownFolder(environment), 'owner-secret');
  const take = `assay trust ${join(folder, '.assay')} --yes`;
  return new AssayError(
    'refused',
    `its mark was made for another folder, or with another secret than yours in ${secret}`,
    {
      where: path,
      hint: `move it away; where it is your own, take it over: ${take}; where your folder is new at each start, as in a container, set XDG_CONFIG_HOME to one that stays`,
    },
  );
}

function tracked(path: string): AssayError {
  return new AssayError('refused', 'came with the repository: git tracks it', {
    where: path,
    hint: 'move it away; where it is your own, have git ignore .assay and no longer track it',
  });
}
