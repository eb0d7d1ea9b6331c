import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './shell.ts';
import { type Verdict, verdictOf } from './verdict.ts';

const ASSAY = fileURLToPath(new URL('../../bin/assay.mjs', import.meta.url));
const LONGEST = 180_000;

/** `assay check` on the repository as a user would type it; `report` is the agent's last message. */
export async function askAssay(folder: string, runs: boolean, report: string | null): Promise<Verdict> {
  const scratch = mkdtempSync(join(tmpdir(), 'assay-said-'));
  const file = join(scratch, 'report.md');
  if (report !== null) writeFileSync(file, report);
  const words = [
    'check',
    '--format',
    'json',
    ...(runs ? [] : ['--no-run']),
    ...(report === null ? [] : ['--report', file]),
  ];
  const start = performance.now();
  try {
    const ended = await run(process.execPath, [ASSAY, ...words], { cwd: folder, timeout_ms: LONGEST });
    return verdictOf(ended, Math.round(performance.now() - start));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
