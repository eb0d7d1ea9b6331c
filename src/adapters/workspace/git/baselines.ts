import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { AssayError } from '../../../contract/assay-error.ts';
import type { BaseRevision } from '../../../contract/work-change.ts';
import { troubleAt } from '../../../contract/trouble-at.ts';
import { removeFolder } from '../remove-folder.ts';
import { gitLine } from './git.ts';
import { objectFolders } from './git-environment.ts';
import type { LocatedTree, Repository } from './repository.ts';
import { withSnapshot } from './snapshot.ts';

/** A kept state of the work tree: a commit, and the folder of the objects that only it has. */
export interface Baseline {
  readonly commit: string;
  /** Id of the tree of the commit; absent in what older versions kept. */
  readonly tree?: string;
  /** ISO 8601 in UTC. */
  readonly recorded_at: string;
  readonly objects: string;
}

const KEPT = 20;
const LONGEST = 80;
const UNFINISHED = '.new-';

const SIGNATURE = {
  GIT_AUTHOR_NAME: 'Assay',
  GIT_AUTHOR_EMAIL: 'assay@localhost',
  GIT_COMMITTER_NAME: 'Assay',
  GIT_COMMITTER_EMAIL: 'assay@localhost',
};

/** A name as a folder: readable where it can be, and never two names for one folder. */
function folderName(name: string): string {
  const safe = name.replace(/[^A-Za-z0-9_-]/g, '_').slice(0, LONGEST);
  if (safe === name) return safe;
  return `${safe}.${createHash('sha256').update(name).digest('hex').slice(0, 16)}`;
}

function homeOf(repository: LocatedTree): string {
  return join(repository.stateFolder, 'baselines');
}

function baselineIn(folder: string): Baseline | undefined {
  try {
    const record = JSON.parse(readFileSync(join(folder, 'baseline.json'), 'utf8')) as Baseline;
    return { ...record, objects: join(folder, 'objects') };
  } catch {
    return undefined;
  }
}

export function readBaseline(repository: LocatedTree, name: string): Baseline | undefined {
  return baselineIn(join(homeOf(repository), folderName(name)));
}

function foldersIn(home: string): string[] {
  try {
    return readdirSync(home).map((name) => join(home, name));
  } catch {
    return [];
  }
}

/** Folders of the objects that only the base has, where that is a baseline. */
export function baselineObjects(repository: Repository, { how, commit }: BaseRevision): string[] {
  if (how !== 'baseline') return [];
  const baselines = foldersIn(homeOf(repository)).flatMap((folder) => baselineIn(folder) ?? []);
  return baselines.filter((each) => each.commit === commit).map((each) => each.objects);
}

/** The repository with those objects. */
export function withBaseline(repository: Repository, base: BaseRevision): Repository {
  const objects = baselineObjects(repository, base);
  if (objects.length === 0) return repository;
  const more = { GIT_ALTERNATE_OBJECT_DIRECTORIES: objectFolders(objects) };
  return { ...repository, environment: { ...repository.environment, ...more } };
}

/** The newest stay; those that hooks recorded do not push out those that a person named. */
async function dropOldest(home: string): Promise<void> {
  const byAge = foldersIn(home)
    .map((folder) => ({ folder, age: statSync(folder).mtimeMs }))
    .toSorted((a, b) => b.age - a.age);
  const kinds = [/^turn-/, /^session-/, /^(?!turn-|session-)/];
  const old = kinds.flatMap((kind) => byAge.filter(({ folder }) => kind.test(basename(folder))).slice(KEPT));
  for (const { folder } of old) await removeFolder(folder);
}

async function putInPlace(folder: string, place: string): Promise<void> {
  const old = `${folder}-old`;
  try {
    renameSync(place, old);
  } catch {
    // the first of this name
  }
  renameSync(folder, place);
  await removeFolder(old);
}

/**
 * Keeps the files on disk as a commit whose objects lie in a folder of their own in the state folder, so that no ref,
 * no log and no `git gc` of the user sees it. Answers the commit's id. Rejects with `AssayError` (usage, read_only …).
 */
export async function keepBaseline(repository: Repository, name: string): Promise<string> {
  if (name === '')
    throw new AssayError('usage', 'a baseline needs a name', { hint: 'name the session or the turn' });
  const home = homeOf(repository);
  try {
    mkdirSync(home, { recursive: true });
    const folder = mkdtempSync(join(home, UNFINISHED));
    const kept = await withSnapshot(
      repository,
      async (snapshot) => ({
        commit: await commitIt(repository, snapshot, name),
        tree: snapshot.tree,
      }),
      { objects: join(folder, 'objects') },
    );
    const record = { ...kept, recorded_at: new Date().toISOString() };
    writeFileSync(join(folder, 'baseline.json'), JSON.stringify(record));
    await putInPlace(folder, join(home, folderName(name)));
    await dropOldest(home);
    return kept.commit;
  } catch (error) {
    throw troubleAt('file', error, home);
  }
}

function commitIt(
  { head }: Repository,
  { tree, place }: Parameters<Parameters<typeof withSnapshot>[1]>[0],
  name: string,
): Promise<string> {
  const parents = head === null ? [] : ['-p', head];
  const signed = { ...place, environment: { ...place.environment, ...SIGNATURE } };
  return gitLine(signed, ['commit-tree', '--no-gpg-sign', ...parents, '-m', `Baseline ${name}`, tree]);
}
