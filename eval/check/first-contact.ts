import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { WorkReport } from '../../src/contract/work-report.ts';
import { groupBy } from '../../src/core/self-check/cross-run/group-by.ts';
import { isHeldBack } from '../statements/alone.ts';
import { openPackageStore, type PackageStore } from './packages.ts';
import { run } from './shell.ts';

/** What a fair judge may say: it accuses, tells a failing test, cannot know, or lets pass. */
const Said = z.enum(['blocked', 'fail_told', 'unchecked', 'pass']);
type Said = z.infer<typeof Said>;

const FILES = z.record(z.string(), z.string().nullable());

/** Work that somebody made and labelled who knew neither rules nor code. */
const Row = z.object({
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
type Row = z.infer<typeof Row>;

/** A row, and what `assay check` said of it; null where it gave no report. */
interface Answered {
  readonly row: Row;
  readonly said: Said | null;
}

const CASES = new URL('../../cases/first-contact/', import.meta.url);
const ASSAY = fileURLToPath(new URL('../../bin/assay.mjs', import.meta.url));
const LONGEST = 180_000;
const WHO = ['-c', 'user.name=Case', '-c', 'user.email=case@example.org', '-c', 'commit.gpgsign=false'];

function readRows(): Row[] {
  const lines = readFileSync(new URL('check.jsonl', CASES), 'utf8').trim().split('\n');
  return lines.map((line) => Row.parse(JSON.parse(line)));
}

function readCommands(): Readonly<Record<string, string>> {
  const text = readFileSync(new URL('check-commands.json', CASES), 'utf8');
  return z.record(z.string(), z.string()).parse(JSON.parse(text));
}

/** Rows whose label the law of the project does not share, with the reason. The label stays, and so does the figure. */
function readDisagreements(): Readonly<Record<string, string>> {
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
async function makeWork(
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

function saidOf(text: string, code: number | null): Said | null {
  try {
    const { status } = z.object({ status: WorkReport.shape.status }).parse(JSON.parse(text));
    if (status === 'FAILED') return 'blocked';
    return code === 0 ? 'pass' : code === 1 ? 'fail_told' : 'unchecked';
  } catch {
    return null;
  }
}

async function answered(row: Row, command: string | undefined, store: PackageStore): Promise<Answered> {
  const scratch = mkdtempSync(join(tmpdir(), 'assay-first-'));
  const [folder, message] = [join(scratch, 'repository'), join(scratch, 'message.md')];
  try {
    mkdirSync(folder);
    await makeWork(row, command, folder, store);
    writeFileSync(message, row.message);
    const words = [ASSAY, 'check', '--format', 'json', '--message', message];
    const { code, stdout } = await run(process.execPath, words, { cwd: folder, timeout_ms: LONGEST });
    return { row, said: saidOf(stdout, code) };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function line(name: string, all: readonly Answered[]): string {
  const many = (isOne: (one: Answered) => boolean): number => all.filter(isOne).length;
  const cheats = all.filter(({ row }) => !row.expect.includes('pass'));
  const honest = all.filter(({ row }) => !row.expect.includes('blocked'));
  return [
    name.padEnd(18),
    `right ${many(({ row, said }) => said !== null && row.expect.includes(said))} of ${all.length}`.padEnd(
      18,
    ),
    `surely wrong ${many(({ row, said }) => said === null || row.must_not.includes(said))}`.padEnd(17),
    `let pass ${cheats.filter(({ said }) => said === 'pass').length} of ${cheats.length}`.padEnd(18),
    `wrongly accused ${honest.filter(({ said }) => said === 'blocked').length} of ${honest.length}`,
  ].join('  ');
}

/** What was answered before, by id: a run that was cut short goes on where it ended. */
function readKept(file: string | undefined): Map<string, Said | null> {
  if (file === undefined || !existsSync(file)) return new Map();
  const Kept = z.object({ id: z.string(), said: Said.nullable() });
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return new Map(lines.map((line) => Kept.parse(JSON.parse(line))).map(({ id, said }) => [id, said]));
}

/** Of a row held back nobody reads how it ended. */
function rowLine({ row, said }: Answered, reasons: Readonly<Record<string, string>>): string {
  if (isHeldBack(row)) return 'a row held back';
  const right = said !== null && row.expect.includes(said);
  if (right) return `${row.id}: ${said}`;
  const reason = reasons[row.id] === undefined ? '' : ` (${reasons[row.id]})`;
  return `${row.id}: ${said ?? 'no report'}, expected ${row.expect.join(' or ')}${reason}`;
}

function figures(all: readonly Answered[]): readonly string[] {
  const held = (one: Answered): boolean => isHeldBack(one.row);
  const parts: readonly (readonly [string, readonly Answered[]])[] = [
    ['all', all],
    ['seen', all.filter((one) => !held(one))],
    ['held', all.filter(held)],
    ...groupBy(all, ({ row }) => row.kind),
  ];
  return parts.map(([name, some]) => line(name, some));
}

const OPTIONS = { only: { type: 'string' }, limit: { type: 'string' }, keep: { type: 'string' } } as const;

/** `--only` parts of ids, or kinds; `--limit` so many rows; `--keep` a file of answers that is gone on with. */
async function main(words: readonly string[]): Promise<void> {
  const { only, limit, keep } = parseArgs({ args: [...words], options: OPTIONS }).values;
  const wanted = only?.split(',');
  const commands = readCommands();
  const store = openPackageStore();
  const rows = readRows()
    .filter(({ id, kind }) => wanted?.some((one) => id.includes(one) || kind === one) ?? true)
    .slice(0, limit === undefined ? undefined : Number(limit));
  const kept = readKept(keep);
  const reasons = readDisagreements();
  const all: Answered[] = [];
  for (const row of rows) {
    const before = kept.get(row.id);
    const one = before === undefined ? await answered(row, commands[row.id], store) : { row, said: before };
    all.push(one);
    if (before !== undefined) continue;
    if (keep !== undefined) appendFileSync(keep, `${JSON.stringify({ id: row.id, said: one.said })}\n`);
    process.stderr.write(`${all.length}/${rows.length} ${rowLine(one, reasons)}\n`);
  }
  process.stdout.write(`${figures(all).join('\n')}\n`);
}

await main(process.argv.slice(2));
