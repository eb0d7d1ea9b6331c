import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AssayError } from '../../contract/assay-error.ts';
import { git } from './git/git.ts';
import { gitEnvironment } from './git/git-environment.ts';
import { liesInTree } from './git/remembered-state.ts';

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

/** TU11: the place of what Assay keeps below a folder. Rejects with `AssayError` `refused` where a link lies in the way. */
export async function ownPlace(folder: string, name: Kept): Promise<string> {
  const link = await firstLink(folder, name);
  if (link === undefined) return join(folder, '.assay', name);
  throw new AssayError('refused', 'is a link: what Assay keeps would be read and written elsewhere', {
    where: link,
    hint: 'put a folder of its own in the place of the link',
  });
}

/** The same, of what is also read back: `refused` where it came with the repository. */
export async function ownPlaceToRead(folder: string, name: Kept): Promise<string> {
  const path = await ownPlace(folder, name);
  if (!(await isTracked(folder, name))) return path;
  throw new AssayError('refused', 'came with the repository: git tracks it', {
    where: path,
    hint: 'move it away; where it is your own, have git ignore .assay and no longer track it',
  });
}
