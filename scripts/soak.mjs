import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * The tests of faults, a hundred rounds of each; `npm run soak -- 20` does so many: workers, servers and indexers that are
 * killed, a Postgres that stops and starts.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const [rounds = '100'] = process.argv.slice(2).filter((word) => word !== '--rounds');
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const tests = ['test/soak', 'test/indexing/faults.test.ts'];
const { status } = spawnSync(process.execPath, [vitest, 'run', ...tests, '--maxWorkers', '1'], {
  cwd: root,
  env: { ...process.env, SOAK_ROUNDS: rounds },
  stdio: 'inherit',
});
process.exit(status ?? 1);
