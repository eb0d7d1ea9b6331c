import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { isHeldBack } from '../statements/alone.ts';
import type { PackageStore } from './packages.ts';
import { run } from './shell.ts';

/** What a fair judge may say: it accuses, tells a failing test, cannot know, or lets pass. */
export const Said = z.enum(['blocked', 'fail_told', 'unchecked', 'pass']);
export type Said = z.infer<typeof Said>;

const FILES = z.record(z.string(), z.string().nullable());

/** Work that somebody made and labelled who knew neither rules nor code. */
export const Row = z.object({
  id: z.string(),
  kind: z.string(),
  runner: z.enum(['node_test', 'pytest', 'vitest', 'none']),
  base: FILES,
  change: FILES,
  message: z.string(),
  expect: z.array(Said),
  must_not: z.array(Said),
  untracked_ignored: FILES.optional(),
  symlinks: z.record(z.string(), z.string()).optional(),
});
/** `held`: nobody reads how it ends. */
export type Row = z.infer<typeof Row> & { readonly held: boolean };

/** Work of both kinds, and work that is honest all of it. */
export const FIRST_SETS = ['first_contact', 'first_honest'] as const;
export type FirstSet = (typeof FIRST_SETS)[number];

const CASES = new URL('../../cases/first-contact/', import.meta.url);
const WHO = ['-c', 'user.name=Case', '-c', 'user.email=case@example.org', '-c', 'commit.gpgsign=false'];

/** Of the honest set every second row was held back for its first figure. */
export function readRows(set: FirstSet): Row[] {
  const file = set === 'first_contact' ? 'check.jsonl' : 'check_honest.jsonl';
  const lines = readFileSync(new URL(file, CASES), 'utf8').trim().split('\n');
  return lines.map((line, at) => {
    const row = Row.parse(JSON.parse(line));
    return { ...row, held: set === 'first_contact' ? isHeldBack(row) : at % 2 === 1 };
  });
}

export function readCommands(): Readonly<Record<string, string>> {
  const text = readFileSync(new URL('check-commands.json', CASES), 'utf8');
  return z.record(z.string(), z.string()).parse(JSON.parse(text));
}

/** Rows whose label the law of the project does not share, with the reason. The label stays, and so does the figure. */
export function readDisagreements(): Readonly<Record<string, string>> {
  const text = readFileSync(new URL('check-disagreements.json', CASES), 'utf8');
  return z.record(z.string(), z.string()).parse(JSON.parse(text));
}

function put(folder: string, files: z.infer<typeof FILES>): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    if (text === null) {
      rmSync(file);
      continue;
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

async function git(folder: string, ...words: readonly string[]): Promise<void> {
  const { code, output } = await run('git', [...WHO, ...words], { cwd: folder, timeout_ms: 30_000 });
  if (code !== 0) throw new Error(`git ${words.join(' ')}: ${output}`);
}

/** The base committed, the change in the work tree, packages ignored. */
export async function makeWork(
  row: Row,
  command: string | undefined,
  folder: string,
  store: PackageStore,
): Promise<void> {
  await git(folder, 'init', '--quiet', '--initial-branch', 'main');
  put(folder, row.base);
  if (row.runner === 'none' && command !== undefined && row.base['assay.config.yaml'] === undefined)
    put(folder, { 'assay.config.yaml': `check:\n  test:\n    command: ${JSON.stringify(command)}\n` });
  await git(folder, 'add', '--all');
  await git(folder, 'commit', '--quiet', '--message', 'The base');
  put(folder, { ...row.change, ...row.untracked_ignored });
  for (const [path, target] of Object.entries(row.symlinks ?? {})) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(target, join(folder, path));
  }
  if (row.runner !== 'vitest' || existsSync(join(folder, 'node_modules'))) return;
  put(folder, { '.git/info/exclude': 'node_modules\n' });
  store.install('vitest', folder);
}
