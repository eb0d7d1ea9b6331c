import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { CheckSettings } from '../../../src/contract/check-settings.ts';
import type { TestRun } from '../../../src/contract/test-run.ts';
import { findTestCommand, MANIFEST_NAMES } from '../../../src/core/self-check/commands/find-test-command.ts';
import { withReporter } from '../../../src/core/self-check/commands/with-reporter.ts';
import { readRun } from '../../../src/core/self-check/reports/read-run.ts';
import { receipt } from '../support/runs.ts';

const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));
const home = realpathSync(mkdtempSync(join(tmpdir(), 'assay-runs-')));
const pytest = spawnSync('python3', ['-m', 'pytest', '--version']).status === 0;

afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Runs the tests of a small repository by the command that is found for it, with our own reporter. */
function runTests(name: string, files: Readonly<Record<string, string>>): TestRun {
  const root = join(home, name);
  const results = join(home, `${name}-results`);
  for (const folder of [root, results]) mkdirSync(folder, { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  symlinkSync(modules, join(root, 'node_modules'));
  const texts = new Map(Object.entries(files).filter(([path]) => MANIFEST_NAMES.includes(path)));
  const found = findTestCommand({ texts, paths: Object.keys(files) }, CheckSettings.parse({}).test);
  if (found === null) throw new Error('no test command was found');
  const { command, environment, reports } = withReporter(found);
  const line = command.replaceAll('{results}', results);
  const { NODE_OPTIONS: _options, VITEST: _vitest, ...outer } = process.env;
  const run = spawnSync('sh', ['-c', line], {
    cwd: root,
    encoding: 'utf8',
    env: { ...outer, ...environment, NODE_TEST_CONTEXT: undefined },
  });
  const left = reports.map(({ path }) => ({ path, text: readFileSync(join(results, path), 'utf8') }));
  const outcome = {
    receipt: { ...receipt('work', run.status ?? 1), output: run.stdout + run.stderr },
    files: left,
  };
  return readRun(outcome, reports, root);
}

function told(run: TestRun): Readonly<Record<string, string>> {
  return Object.fromEntries(run.tests.map(({ id, status }) => [id, status]));
}

const NODE = `import { describe, it } from 'node:test';
import assert from 'node:assert';
describe('sums', () => {
  it('adds', () => assert.equal(1 + 1, 2));
  it('fails', () => assert.equal(1 + 1, 3));
  it.skip('later', () => {});
});
`;
const EXPECTED = { adds: 'passed', fails: 'failed', later: 'skipped' };

function expected(file: string, suite: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(EXPECTED).map(([title, status]) => [`${file} › ${suite}${title}`, status]),
  );
}

describe('our own reporter on runners that are here', () => {
  it('TC7 node:test behind a pipe that hides the exit code', () => {
    const manifest = '{"type":"module","scripts":{"test":"node --test --test-reporter=dot | cat"}}';
    const run = runTests('node', {
      'package.json': manifest,
      'test/a.test.js': NODE,
      'test/b.test.js': "import './gone.js';\n",
    });
    expect(told(run)).toEqual({ ...expected('test/a.test.js', 'sums › '), 'test/b.test.js': 'errored' });
    expect(run.problems.map(({ problem }) => problem)).toEqual(['suite_error', 'exit_disagrees']);
    expect(run.tests.find(({ id }) => id === 'test/b.test.js')?.message).toContain('gone.js');
  }, 30_000);

  it('TC7 vitest in a weakened script, with a reporter and a file of its own', () => {
    const run = runTests('vitest', {
      'package.json':
        '{"type":"module","scripts":{"test":"npm run unit -- --bail=1 || true","unit":"vitest"}}',
      'vitest.config.js': "export default { test: { reporters: ['dot'], outputFile: 'mine.json' } };\n",
      'test/a.test.js': NODE.replace("'node:test'", "'vitest'"),
      'test/b.test.js': "import './gone.js';\n",
    });
    expect(told(run)).toEqual({ ...expected('test/a.test.js', 'sums › '), 'test/b.test.js': 'errored' });
    expect(run.problems.map(({ problem }) => problem)).toEqual(['suite_error', 'exit_disagrees']);
  }, 60_000);

  it.skipIf(!pytest)(
    'TC7 pytest that stops at the first failure, with a file that does not load',
    () => {
      const run = runTests('pytest', {
        'pytest.ini': '[pytest]\naddopts = -x -q --junitxml=mine.xml\n',
        'tests/a_gone_test.py': 'import gone\n',
        'tests/test_sums.py':
          'import pytest\nclass TestSums:\n    def test_fails(self): assert 1 + 1 == 3\n    def test_adds(self): assert 1 + 1 == 2\n    @pytest.mark.skip\n    def test_later(self): pass\n',
      });
      const names = expected('tests/test_sums.py', 'TestSums › test_');
      expect(told(run)).toEqual({ ...names, 'tests/a_gone_test.py': 'errored' });
      expect(run.problems.map(({ problem }) => problem)).toEqual(['suite_error']);
    },
    60_000,
  );
});
