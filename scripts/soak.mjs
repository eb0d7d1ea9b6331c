import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The tests of faults, a hundred rounds of each; `npm run soak -- 20` does so many. */
const root = fileURLToPath(new URL('..', import.meta.url));
const [rounds = '100'] = process.argv.slice(2);
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const { status } = spawnSync(process.execPath, [vitest, 'run', 'test/soak', '--maxWorkers', '1'], {
  cwd: root,
  env: { ...process.env, SOAK_ROUNDS: rounds },
  stdio: 'inherit',
});
process.exit(status ?? 1);
