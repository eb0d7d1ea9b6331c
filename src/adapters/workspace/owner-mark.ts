import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ownFolder, type Variables } from './own-folder.ts';

const KEPT = ['database', 'verdicts'] as const;

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

/** It stands there whole or not at all: of processes that start at once each reads the same. */
async function makeSecret(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const next = `${path}.${randomUUID()}`;
  try {
    await writeFile(next, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    await link(next, path);
  } finally {
    await rm(next, { force: true });
  }
}

/** A secret of the user's, made once; null where the user has no folder to keep it in. */
async function secret(environment: Variables): Promise<string | null> {
  const path = join(ownFolder(environment), 'owner-secret');
  const found = await readFile(path, 'utf8').catch(() => null);
  if (found !== null) return found;
  try {
    await makeSecret(path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') return null;
  }
  return readFile(path, 'utf8').catch(() => null);
}

/** What stands in `.assay/owner`: of this very folder, for a copy is another; and nobody else can make it. */
async function markOf(own: string, environment: Variables): Promise<string | null> {
  const key = await secret(environment);
  if (key === null) return null;
  const { ino } = await stat(own, { bigint: true });
  return createHmac('sha256', key).update(String(ino)).digest('hex');
}

async function holdsSomething(own: string): Promise<boolean> {
  const found = await Promise.all(KEPT.map((name) => readdir(join(own, name)).catch(() => [])));
  return found.some((names) => names.length > 0);
}

/** True where a folder has a mark, whoever made it. */
export async function isMarked(folder: string): Promise<boolean> {
  return stat(join(folder, '.assay', 'owner')).then(
    () => true,
    () => false,
  );
}

/** Marks `.assay` below a folder as the user's own. */
export async function takeAsOwn(folder: string, environment: Variables): Promise<void> {
  const own = join(folder, '.assay');
  await mkdir(own, { recursive: true });
  const mark = await markOf(own, environment);
  if (mark !== null) await writeFile(join(own, 'owner'), `${mark}\n`);
}

/** TU12: whether what lies in `.assay` was kept by this user in this very folder. One that holds nothing becomes so. */
export async function isOwn(folder: string, environment: Variables): Promise<boolean> {
  const own = join(folder, '.assay');
  if (!(await holdsSomething(own))) {
    await takeAsOwn(folder, environment);
    return true;
  }
  const mark = await markOf(own, environment);
  const found = await readFile(join(own, 'owner'), 'utf8').catch(() => '');
  return mark === null || found.trim() === mark;
}
