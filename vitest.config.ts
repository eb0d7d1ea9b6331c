import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { compileCache } from './scripts/compile-cache.mjs';
import { QUICK_START } from './test/support/child-environment.ts';

const floor = { lines: 90, statements: 90, functions: 90, branches: 80 };

/** Tests that call pure code and read cases: no process, no database, no network, nothing kept between files. */
const PURE = [
  'test/{claims,configuration,correction,grounding,judge,language,quality-gate,quote}/**/*.test.ts',
  'test/{report,self-check,validation,values,verify}/**/*.test.ts',
  'test/reading/!(packaged-weights).test.ts',
  'test/retrieval/!(own-code).test.ts',
  'test/code-index/*.test.ts',
  'test/indexing/symbols.test.ts',
  'test/models/!(compose).test.ts',
  'test/adapters/models/settings.test.ts',
  'test/workbench/{conformance,cut-answers,features,judging,signals}.test.ts',
  'test/check/{judge-probes,reports,reports-held,untold}.test.ts',
  'test/hooks/{agents,hosts,standing,told,turns}.test.ts',
  'test/mcp/short-report.test.ts',
  'test/trust/one-place.test.ts',
  'test/{house,pins}.test.ts',
];

/**
 * Pure ones of long texts and many random worlds: counting their lines would take longer than they do. Apart from those
 * that start processes, for they leave large workers.
 */
const LONG = [
  'test/bounds/!(faces).test.ts',
  'test/code-index/growth.test.ts',
  'test/correction/acceptance.test.ts',
  'test/eval/laws.test.ts',
  'test/grounding/conflicts/conflicts.test.ts',
  'test/grounding/read-evidence.test.ts',
  'test/language/{citations,finished-sentences,fold-text}.test.ts',
  'test/quality-gate/fresh-injections.test.ts',
  'test/quote/verified.test.ts',
  'test/retrieval/text-index.test.ts',
  'test/self-check/tamper/laws.test.ts',
  'test/verify/{bad-evidence,decisions,grounding-anomalies,grounding-laws,laws,typography}.test.ts',
];

/**
 * Those that start many processes, most of them git's. In workers of their own, in which nobody opens an embedded
 * database: each start copies the page tables of its worker, which took more time than all that the processes do.
 */
const PROCESSES = [
  'test/{action,check,hooks,mcp,trust,workspace}/**/*.test.ts',
  'test/bounds/faces.test.ts',
  'test/cli/progress.test.ts',
  'test/http/verify.test.ts',
  'test/indexing/git-difference.test.ts',
  'test/one-home/checks-shown.test.ts',
];

/** Long ones of the others: begun first, or the last of them would go on alone. */
const HEAVY = [
  'test/bench.test.ts',
  'test/cli/{jobs,serve,verify}.test.ts',
  'test/database/{open-database,store-faults}.test.ts',
  'test/one-home/{kills,same-answers}.test.ts',
  'test/package/installed.test.ts',
  'test/retrieval/own-code.test.ts',
  'test/soak/*.test.ts',
];

/** Those that put a module of Node's in the place of its own: nothing may have loaded it before. */
const ALONE = ['test/faults/file-faults.test.ts'];

/** Tests of the screen, whose source only its bundler reads. */
const SCREEN = ['test/ui/**/*.test.{ts,tsx}'];

// What each file takes of the processor is written down where it is asked for.
const setupFiles = process.env['ASSAY_SECONDS'] === undefined ? [] : ['test/support/seconds.ts'];
const globalSetup = ['test/support/fresh-template.ts'];
// The workers of the runner as well.
const NODE_COMPILE_CACHE = (process.env['NODE_COMPILE_CACHE'] ??= compileCache());
// Of glibc: what a thread gave back, another uses. After nine files of databases a worker holds 1.3 GB, else 1.9.
process.env['MALLOC_ARENA_MAX'] ??= '2';
// What a person trusts is no matter of a test, and what a test trusts none of a person.
const XDG_CONFIG_HOME = join(tmpdir(), 'assay-test-config');
// Checks of one test are not shown by the server of another: nothing can be kept there.
const XDG_STATE_HOME = '/dev/null';
// What finds no such variable looks below the home.
const HOME = join(tmpdir(), 'assay-test-home');
mkdirSync(HOME, { recursive: true });

export default defineConfig({
  test: {
    // On two cores the default is one worker, and many tests wait for processes that they started.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A page shows what comes when it comes: what is read of it is read until it is so.
    expect: { poll: { timeout: 20_000, interval: 50 } },
    // Processes that tests start compile what they run once.
    env: { NODE_COMPILE_CACHE, XDG_CONFIG_HOME, XDG_STATE_HOME, HOME },
    // Modules are loaded by Node itself, once a worker instead of once a file, which took longer than the tests.
    experimental: { viteModuleRunner: false },
    setupFiles,
    isolate: false,
    // Better code for the embedded database takes longer to make than a file of tests to run.
    execArgv: [...QUICK_START],
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, exclude: LONG, execArgv: [] } },
      // The runner begins with the first name of the alphabet.
      { extends: true, test: { name: 'heavy', include: HEAVY, globalSetup } },
      { extends: true, test: { name: 'long', include: LONG, execArgv: [] } },
      { extends: true, test: { name: 'git', include: PROCESSES, exclude: PURE, isolate: true } },
      { extends: true, test: { name: 'alone', include: ALONE, isolate: true } },
      {
        extends: true,
        test: {
          name: 'screen',
          include: SCREEN,
          setupFiles: ['test/ui/support/no-complaints.ts'],
          globalSetup,
          experimental: { viteModuleRunner: true },
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['test/**/*.test.ts'],
          exclude: [...PURE, ...LONG, ...PROCESSES, ...HEAVY, ...ALONE, ...SCREEN],
          globalSetup,
        },
      },
    ],
    // Of the pure tests alone: `vitest run --project pure --coverage`.
    coverage: {
      provider: 'v8',
      include: ['src/core/**/*.ts', 'src/contract/**/*.ts'],
      reporter: ['text-summary', 'json-summary'],
      thresholds: { 'src/core/**': floor, 'src/contract/**': floor },
    },
  },
});
