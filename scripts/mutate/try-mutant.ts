import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Order } from './hook.ts';
import type { Mutant } from './mutants.ts';

const HOOK = new URL('hook.ts', import.meta.url).href;
/** What tests may take on the program as it is; and on a mutant, beside three times what they took there. */
const MOST_MS = 1_800_000;
const START_MS = 60_000;

export type Ending = 'noticed' | 'endless' | 'unnoticed' | 'unreached';

interface FileResult {
  readonly name: string;
  readonly status: 'passed' | 'failed';
  readonly startTime: number;
  readonly endTime: number;
}

/** What the tests do on the program as it is. */
export interface AsItIs {
  /** Milliseconds of each file that passed: one that fails can say nothing of a mutant. */
  readonly times: ReadonlyMap<string, number>;
  /** Files of tests that reach each mutant, by its place in the list; null where it cannot be told. */
  readonly reaching: readonly (ReadonlySet<string> | null)[];
}

function runTests(root: string, order: Order, words: readonly string[], timeout: number) {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const asked = { ASSAY_ALL: '1', ASSAY_MUTANTS: JSON.stringify(order), NODE_OPTIONS: `--import ${HOOK}` };
  const env = { ...process.env, ...asked };
  const args = [vitest, 'run', '--maxWorkers', '1', ...words];
  return spawnSync(process.execPath, args, { cwd: root, env, timeout, stdio: 'ignore' });
}

function timesIn(root: string, results: string): AsItIs['times'] {
  const { testResults } = JSON.parse(readFileSync(results, 'utf8')) as {
    readonly testResults: readonly FileResult[];
  };
  return new Map(
    testResults
      .filter(({ status }) => status === 'passed')
      .map(({ name, startTime, endTime }) => [relative(root, name), endTime - startTime] as const),
  );
}

function reachingIn(root: string, log: string, count: number): AsItIs['reaching'] {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : [];
  const pairs = lines.map((line) => line.split('\t'));
  return Array.from({ length: count }, (_, number) => {
    const files = pairs.filter(([one]) => one === String(number)).map(([, file = '']) => file);
    return files.includes('') ? null : new Set(files.map((file) => relative(root, file)));
  });
}

export function asItIs(root: string, mutants: readonly Mutant[], tests: readonly string[]): AsItIs {
  const folder = mkdtempSync(join(tmpdir(), 'assay-mutate-'));
  const [results, reached] = [join(folder, 'results.json'), join(folder, 'reached.tsv')];
  try {
    const words = ['--reporter', 'json', `--outputFile=${results}`, ...tests];
    runTests(root, { mutants, reached }, words, MOST_MS);
    return { times: timesIn(root, results), reaching: reachingIn(root, reached, mutants.length) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs files of tests, each with its time, on the program with the mutant in it, until the first test that fails. */
export function tryMutant(root: string, mutant: Mutant, times: AsItIs['times']): Ending {
  if (times.size === 0) return 'unreached';
  const most = START_MS + 3 * Math.ceil([...times.values()].reduce((sum, one) => sum + one, 0));
  const words = ['--bail', '1', '--reporter', 'dot', ...times.keys()];
  const { error, status } = runTests(root, { mutants: [mutant], reached: null }, words, most);
  if (error !== undefined || status === null) return 'endless';
  return status === 0 ? 'unnoticed' : 'noticed';
}
