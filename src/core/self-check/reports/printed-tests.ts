import type { TestStatus } from '../../../contract/test-run.ts';
import { plainLines } from './plain-lines.ts';
import type { RawTest } from './raw-test.ts';

const CARGO = /^test (\S+(?: - .*)?) \.\.\. (ok|FAILED|ignored)\b/;
const UNITTEST =
  /^([\w.]+) \(([\w.]+)\)(?: \[.*\])? \.\.\. (ok|FAIL|ERROR|skipped|expected failure|unexpected success)\b/;
const GO = /^ *--- (PASS|FAIL|SKIP): (\S+) \([\d.]+s\)$/;

const STATUS: Readonly<Record<string, TestStatus>> = {
  ok: 'passed',
  PASS: 'passed',
  FAIL: 'failed',
  FAILED: 'failed',
  'unexpected success': 'failed',
  ERROR: 'errored',
  SKIP: 'skipped',
  ignored: 'skipped',
  skipped: 'skipped',
  'expected failure': 'skipped',
};

function raw(suites: readonly string[], title: string, word: string | undefined): RawTest {
  return { file: null, suites, title, status: STATUS[word ?? ''] ?? 'errored' };
}

/** `test_a (tests.test_m.TestC.test_a)`; before Python 3.11 without the title at the end. A module that does not load
 * is a test of `unittest.loader._FailedTest`, its title the module. */
function unittest(title: string, dotted: string, word: string | undefined): RawTest {
  if (dotted.startsWith('unittest.loader._FailedTest'))
    return { file: `${title.replaceAll('.', '/')}.py`, suites: [], title: '', status: 'errored' };
  const parts = dotted.split('.');
  const names = parts.at(-1) === title ? parts.slice(0, -1) : parts;
  const file = `${names.slice(0, -1).join('/')}.py`;
  return { ...raw(names.slice(-1), title, word), file: names.length > 1 ? file : null };
}

function printedTest(line: string): RawTest | null {
  const cargo = CARGO.exec(line);
  if (cargo !== null) return raw([], cargo[1] ?? '', cargo[2]);
  const go = GO.exec(line);
  if (go !== null) return raw([], go[2] ?? '', go[1]);
  const [, title, dotted, word] = UNITTEST.exec(line) ?? [];
  return title === undefined || dotted === undefined ? null : unittest(title, dotted, word);
}

/** Tests that runners without a machine report print one to a line: unittest -v, cargo test, go test -v. */
export function printedTests(text: string): readonly RawTest[] {
  const tests: RawTest[] = [];
  for (const { text: line } of plainLines(text)) {
    const found = printedTest(line);
    if (found !== null) tests.push(found);
  }
  return tests;
}
