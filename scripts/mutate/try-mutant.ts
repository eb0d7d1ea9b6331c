import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Mutant } from './mutants.ts';

const HOOK = new URL('hook.ts', import.meta.url).href;
const MOST_MS = 600_000;

export type Ending = 'noticed' | 'endless' | 'unnoticed';

/** Runs the tests on the program with the mutant in it, until the first that fails; null is the program as it is. */
export function tryMutant(root: string, mutant: Mutant | null, tests: readonly string[]): Ending {
  if (tests.length === 0) return 'unnoticed';
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const words = ['run', '--bail', '1', '--maxWorkers', '1', '--reporter', 'dot', ...tests];
  const env = { ...process.env, ASSAY_MUTANT: JSON.stringify(mutant), NODE_OPTIONS: `--import ${HOOK}` };
  const { error, status } = spawnSync(process.execPath, [vitest, ...words], {
    cwd: root,
    env,
    timeout: MOST_MS,
    stdio: 'ignore',
  });
  if (error !== undefined || status === null) return 'endless';
  return status === 0 ? 'unnoticed' : 'noticed';
}
