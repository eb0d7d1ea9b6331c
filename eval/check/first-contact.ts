import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { WorkReport } from '../../src/contract/work-report.ts';
import type { Choice } from './choose.ts';
import { eachOf } from './each-of.ts';
import {
  type FirstSet,
  makeWork,
  readCommands,
  readDisagreements,
  readRows,
  type Row,
  Said,
} from './first-rows.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { openPackageStore, type PackageStore } from './packages.ts';
import { run } from './shell.ts';

/** What `assay check` said with runs and without; null where it gave no report. */
export const FirstSaid = z.object({ withRuns: Said.nullable(), without: Said.nullable() });
export type FirstSaid = z.infer<typeof FirstSaid>;

/** A row with what was said of it. */
export interface FirstAnswered extends FirstSaid {
  readonly row: Row;
}

const ASSAY = fileURLToPath(new URL('../../bin/assay.mjs', import.meta.url));
const LONGEST = 180_000;
const AT_A_TIME = 2;

function saidOf(text: string, code: number | null): Said | null {
  try {
    const { status } = z.object({ status: WorkReport.shape.status }).parse(JSON.parse(text));
    if (status === 'FAILED') return 'blocked';
    return code === 0 ? 'pass' : code === 1 ? 'fail_told' : 'unchecked';
  } catch {
    return null;
  }
}

async function asked(row: Row, command: string | undefined, store: PackageStore): Promise<FirstSaid> {
  const scratch = mkdtempSync(join(tmpdir(), 'assay-first-'));
  const [folder, message] = [join(scratch, 'repository'), join(scratch, 'message.md')];
  const ask = async (...more: readonly string[]): Promise<Said | null> => {
    const words = [ASSAY, 'check', '--format', 'json', '--message', message, ...more];
    const { code, stdout } = await run(process.execPath, words, { cwd: folder, timeout_ms: LONGEST });
    return saidOf(stdout, code);
  };
  try {
    mkdirSync(folder);
    await makeWork(row, command, folder, store);
    writeFileSync(message, row.message);
    return { without: await ask('--no-run'), withRuns: await ask() };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Of a row held back nobody reads how it ended. */
function rowLine({ row, withRuns }: FirstAnswered, reasons: Readonly<Record<string, string>>): string {
  if (row.held) return 'a row held back';
  const right = withRuns !== null && row.expect.includes(withRuns);
  if (right) return `${row.id}: ${withRuns}`;
  const reason = reasons[row.id] === undefined ? '' : ` (${reasons[row.id]})`;
  return `${row.id}: ${withRuns ?? 'no report'}, expected ${row.expect.join(' or ')}${reason}`;
}

/** Asks Assay of work that nobody fitted, two rows at a time. `only`: parts of ids, or kinds. */
export async function evaluateFirst(
  set: FirstSet,
  { only, limit }: Pick<Choice, 'only' | 'limit'>,
  kept: KeptAnswers<FirstSaid>,
  say: (line: string) => void,
): Promise<readonly FirstAnswered[]> {
  const [commands, reasons, store] = [readCommands(), readDisagreements(), openPackageStore()];
  const rows = readRows(set)
    .filter(({ id, kind }) => only?.some((one) => id.includes(one) || kind === one) ?? true)
    .slice(0, limit ?? undefined);
  try {
    return await eachOf(rows, AT_A_TIME, async (row) => {
      const known = kept.find(row.id);
      const answered = { row, ...(known ?? (await asked(row, commands[row.id], store))) };
      if (known !== undefined) return answered;
      kept.keep(row.id, answered);
      say(rowLine(answered, reasons));
      return answered;
    });
  } finally {
    store.remove();
  }
}
