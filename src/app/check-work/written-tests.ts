import type { CheckSettings } from '../../contract/check-settings.ts';
import type { WorkChange } from '../../contract/work-change.ts';
import { isTestFile } from '../../core/self-check/commands/test-file.ts';
import { changedProductFiles } from '../../core/self-check/cross-run/subject-of-test.ts';
import type { WrittenTests } from '../../core/self-check/requirements/written-tests.ts';
import type { TamperScan } from '../../core/self-check/tamper/scan-change.ts';
import { readTests } from '../../core/self-check/tamper/read/read-tests.ts';
import { testKey } from '../../core/self-check/tamper/test-facts.ts';
import type { SyntaxOf } from './read-syntax.ts';

/** The tests of the work as their files have them. `complete`: the paths are those of all test files. */
export function writtenTests(
  testPaths: readonly string[],
  complete: boolean,
  change: WorkChange,
  check: CheckSettings,
  syntax: SyntaxOf,
  scanned: TamperScan,
): WrittenTests {
  const read = testPaths.map((path) => {
    const tree = syntax(path, 'work');
    return { path, facts: tree === null ? null : readTests(tree) };
  });
  const files = read.map(({ path, facts }) => ({ path, readable: facts !== null && !facts.broken }));
  const ids = read.flatMap(({ path, facts }) => facts?.tests.map((test) => testKey(path, test)) ?? []);
  return {
    files,
    complete: complete && files.every(({ readable }) => readable),
    texts: [
      ...read.flatMap(({ facts }) => facts?.text ?? []),
      ...change.files.flatMap(({ after }) => after ?? []),
    ],
    bodies: read.flatMap(({ facts }) => facts?.text ?? []),
    ids,
    fresh: new Set(ids.filter((id) => scanned.tests.get(id) === 'unknown')),
    codeChanged: changedProductFiles(change, check.test_files).length > 0,
    isTest: (path) => isTestFile(path, check.test_files),
  };
}
