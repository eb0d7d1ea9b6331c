import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Case } from './cases.ts';
import type { Files } from './edits.ts';
import type { PackageStore } from './packages.ts';
import { run } from './shell.ts';

const IGNORED = 'node_modules/\n__pycache__/\n.pytest_cache/\n.assay/\n';
const WHO = ['-c', 'user.name=Case', '-c', 'user.email=case@example.org', '-c', 'commit.gpgsign=false'];

async function git(folder: string, words: readonly string[], date?: string): Promise<void> {
  const dates = date === undefined ? {} : { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const place = { cwd: folder, environment: dates, timeout_ms: 30_000 };
  const { code, output } = await run('git', [...WHO, ...words], place);
  if (code !== 0) throw new Error(`git ${words.join(' ')}: ${output}`);
}

/** Makes the folder hold these files and no others; `.git`, `.gitignore` and what git ignores stay. */
export function writeFiles(folder: string, files: Files): void {
  for (const name of readdirSync(folder))
    if (!['.git', '.gitignore', 'node_modules'].includes(name))
      rmSync(join(folder, name), { recursive: true });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

async function commit(folder: string, message: string, day: number): Promise<void> {
  await git(folder, ['add', '--all']);
  await git(folder, ['commit', '--quiet', '--message', message], `2026-03-0${day}T09:00:00+09:00`);
}

/** Half of the change, for work of which one part is committed and the other is not. */
function halfway({ base, work }: Case): Files {
  const changed = [...work].filter(([path, text]) => base.get(path) !== text);
  return new Map([...base, ...changed.slice(0, Math.ceil(changed.length / 2))]);
}

/** The packages that the runner of the case needs; node:test and pytest need none. */
export function installRunner(one: Pick<Case, 'runner'>, folder: string, store: PackageStore): void {
  if (one.runner === 'vitest' || one.runner === 'jest') store.install(one.runner, folder);
}

async function applyWork(one: Case, folder: string): Promise<void> {
  if (one.state !== 'dirty') {
    await git(folder, ['switch', '--quiet', '--create', 'work']);
    writeFiles(folder, one.state === 'both' ? halfway(one) : one.work);
    await commit(folder, 'The work', 2);
  }
  if (one.state !== 'committed') writeFiles(folder, one.work);
}

/** The case as a git repository in a temporary folder: `main` is the base; the work is a branch, dirty, or both. */
export async function makeRepository(one: Case, store: PackageStore): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-case-'));
  await git(folder, ['init', '--quiet', '--initial-branch', 'main']);
  writeFileSync(join(folder, '.gitignore'), IGNORED);
  writeFiles(folder, one.base);
  await commit(folder, 'The base', 1);
  installRunner(one, folder, store);
  await applyWork(one, folder);
  return folder;
}

export function removeRepository(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
