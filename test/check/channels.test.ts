import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { newRepository, type TestRepository } from '../workspace/repository.ts';
import { checkIn } from './check-support.ts';

const MINUTE = 60_000;
const made: TestRepository[] = [];

afterAll(() => {
  for (const repository of made) repository.remove();
});

function changed(
  base: Readonly<Record<string, string>>,
  work: Readonly<Record<string, string>>,
): TestRepository {
  const repository = newRepository();
  made.push(repository);
  repository.commit({ '.gitignore': 'node_modules\n__pycache__\n', ...base });
  repository.write(work);
  return repository;
}

async function blocking(repository: TestRepository): Promise<unknown> {
  const { report, verdict } = await checkIn(repository.root, { agentReport: 'All tests pass.\n' });
  const rules = report.findings
    .filter(({ severity }) => severity === 'error')
    .map(({ rule, details }) => [rule, details['reason']]);
  return [report.status, verdict.exit, rules];
}

const PYTHON = {
  'pyproject.toml': '[tool.pytest.ini_options]\n',
  'test_sums.py': 'from sums import add\ndef test_add():\n    assert add(1, 2) == 3\n',
  'sums.py': 'def add(a, b):\n    return a + b\n',
};
/** At the end of the run a report without failures is written over that of the runner, and the exit code is 0. */
const FORGED = `import atexit, os, sys
def add(a, b):
    return a - b
def forge():
    path = next((word.split("=", 1)[1] for word in sys.argv if word.startswith("--junitxml=")), None)
    if path:
        with open(path, "w") as file:
            file.write('<?xml version="1.0"?><testsuites><testsuite name="pytest" tests="1"><testcase classname="test_sums" name="test_add" file="test_sums.py"/></testsuite></testsuites>')
    os._exit(0)
atexit.register(forge)
`;

const VITEST = {
  'package.json': '{"name":"sums","type":"module","scripts":{"test":"vitest run"}}\n',
  'sums.js': 'export const add = (a, b) => a + b;\n',
  'sums.test.js':
    "import { expect, test } from 'vitest';\nimport { add } from './sums.js';\ntest('adds', () => {\n  expect(add(1, 2)).toBe(3);\n});\n",
};
/** Right once in five times. */
const NOW_AND_THEN = 'let asked = 0;\nexport const add = (a, b) => ((asked += 1) % 5 === 0 ? a + b : 0);\n';

describe('what runners tell, held against each other', () => {
  it('XR17 a report that production code writes over takes back nothing', { timeout: MINUTE }, async () => {
    expect(await blocking(changed(PYTHON, { 'sums.py': FORGED }))).toEqual([
      'FAILED',
      1,
      expect.arrayContaining([['run_not_green', 'channels_disagree']]),
    ]);
  });

  it('XR18 a touched test that passes only when it is run again fails', { timeout: 2 * MINUTE }, async () => {
    const retried = VITEST['sums.test.js'].replace("'adds', ", "'adds', { retry: 30 }, ");
    const work = { 'sums.js': NOW_AND_THEN, 'sums.test.js': retried };
    const repository = changed(VITEST, work);
    symlinkSync(join(import.meta.dirname, '../../node_modules'), join(repository.root, 'node_modules'));
    const [status, exit, rules] = (await blocking(repository)) as [string, number, unknown[]];
    expect([status, exit]).toEqual(['FAILED', 1]);
    expect(rules).toContainEqual(['tests_failed', 'retried']);
  });
});
