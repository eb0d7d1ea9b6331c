// With ASSAY_SECONDS=FILE each file of tests leaves a line there: what it, and the processes that it started, took of the
// processor.
import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { env } from 'node:process';
import { afterAll, expect } from 'vitest';

/** Of a second, as the kernel counts. */
const TICKS = 100;

/** User and system, of this process and of those that it waited for. */
function seconds(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
}

const file = relative(process.cwd(), expect.getState().testPath ?? '');
const before = seconds();
afterAll(() => {
  const took = (seconds() - before).toFixed(1).padStart(6);
  appendFileSync(env['ASSAY_SECONDS'] ?? '', `${took} ${file}\n`);
});
