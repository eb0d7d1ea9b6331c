#!/usr/bin/env node
// Everything that must hold before a commit, one step after the other, those of a list side by side; the last line
// counts the tests. With --coverage the lines that the pure tests reach are counted too.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileCache } from './compile-cache.mjs';
import { countTests } from './count-tests.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const scratch = mkdtempSync(join(tmpdir(), 'assay-check-'));
const results = (project) => join(scratch, `${project}.json`);

/** The tests of projects of vitest.config.ts; the first gives the step its name. */
function tests(projects, options) {
  const [name] = projects;
  const chosen = projects.map((project) => `--project ${project}`).join(' ');
  const reporters = `--reporter=default --reporter=json --outputFile.json=${results(name)}`;
  return {
    name: `${name} tests`,
    command: `vitest run ${chosen} ${options} ${reporters}`,
    results: results(name),
  };
}

// Counting lines takes as long as a third of the pure tests: it is asked for where nobody waits.
const withCoverage = process.argv.includes('--coverage');

const hasMuchMemory = totalmem() > 16e9;

/** Many tests wait for processes that they started; with a fourth worker a run took 17.6 minutes instead of 12.4. */
const WORKERS = hasMuchMemory ? 3 : 2;

/** The compiler and what lints types collect no garbage below this much: a third of their time. */
const COMPILER_MEMORY = hasMuchMemory ? { GOGC: 'off', GOMEMLIMIT: '5GiB' } : {};

const steps = [
  { name: 'build', command: 'node scripts/build.mjs' },
  [
    { name: 'pure types', command: 'tsc -p tsconfig.pure.json --singleThreaded' },
    { name: 'format', command: 'biome format .' },
    { name: 'unused', command: 'knip --no-progress' },
    { name: 'schemas', command: 'node scripts/schemas.ts --check' },
    { name: 'patterns', command: 'node scripts/linear-patterns.ts --check' },
    // Lint reads all types: it says what the compiler would say of them as well.
    { name: 'types, lint', command: 'oxlint --type-aware --type-check --deny-warnings' },
  ],
  [
    tests(['pure'], `${withCoverage ? '--coverage ' : ''}--maxWorkers 1`),
    tests(['whole', 'git', 'heavy', 'long', 'alone', 'screen'], `--maxWorkers ${WORKERS}`),
    // Both wait for processes more than they work.
    { name: 'snippets', command: 'node scripts/snippets.ts --check' },
    // Inside a check of this very work the step would begin it again, without end.
    ...(process.env.ASSAY_CHECK === undefined
      ? [{ name: 'own work', command: 'node bin/assay.mjs check --no-keep' }]
      : []),
  ],
];

/**
 * For temporary files in memory, each command's its own: tests make and delete some 200,000, and a disk looks for the
 * place of each new one past all that were deleted within a minute. Root alone may; for others they stay on the disk.
 */
const memory = join(scratch, 'memory');
mkdirSync(memory);
// Postgres of the tests runs as a user without rights.
chmodSync(scratch, 0o711);
const IN_MEMORY = ['--mount', 'sh', '-c', `mount -t tmpfs -o mode=1777 tmpfs ${memory} && eval "$0"`];
const isInMemory = spawnSync('unshare', [...IN_MEMORY, 'true']).status === 0;

/** Where Python itself lies: a version manager's script in its place takes twice as long to find it as it takes to start. */
function pythonFolder() {
  const { stdout } = spawnSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' });
  return stdout?.startsWith('/') ? [dirname(stdout.trim())] : [];
}

/** The tools of this package come first, its own Node among them. What tests start is what the first step has built. */
const environment = {
  ...process.env,
  ...COMPILER_MEMORY,
  ...(isInMemory ? { TMPDIR: memory } : {}),
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compileCache(),
  ASSAY_BUILT: '1',
  PATH: [join(root, 'node_modules', '.bin'), ...pythonFolder(), process.env.PATH].join(delimiter),
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
};

/** Exit code and everything printed, in the order printed. */
function run(command) {
  return new Promise((resolve) => {
    const [program, ...args] = isInMemory ? ['unshare', ...IN_MEMORY, command] : ['sh', '-c', command];
    const child = spawn(program, args, { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('close', (code) => resolve({ failed: code !== 0, output }));
  });
}

/** Lines that a test wants to be read although it passed. */
function findNotes(output) {
  return output.split('\n').filter((line) => line.startsWith('note: '));
}

async function runStep(step) {
  const start = performance.now();
  const { failed, output } = await run(step.command);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${failed ? '✗' : '✓'} ${step.name.padEnd(12)} ${seconds.padStart(6)} s`);
  for (const line of failed ? [output.trimEnd()] : findNotes(output)) console.log(line.replace(/^/gm, '  '));
  if (step.results === undefined) return { passed: 0, failed: failed ? 1 : 0, skipped: 0 };
  return countTests(step.results, failed);
}

async function check() {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const step of steps) {
    for (const counts of await Promise.all([step].flat().map(runStep)))
      for (const key of Object.keys(sum)) sum[key] += counts[key];
  }
  rmSync(scratch, { recursive: true, force: true });
  console.log(
    `${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`,
  );
  return sum.failed === 0 && sum.passed > 0 ? 0 : 1;
}

process.exitCode = await check();
