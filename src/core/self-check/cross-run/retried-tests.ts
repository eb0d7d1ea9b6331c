import type { TestResult } from '../../../contract/test-run.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import { isManifest, isTestConfiguration } from '../commands/test-file.ts';
import type { Comparison } from './comparison.ts';
import { findingsByFile, type Seen } from './run-finding.ts';

function passesByRetry(test: TestResult | undefined): boolean {
  return test?.status === 'passed' && (test.retries ?? 0) > 0;
}

/** True where the change touches the file of a test, or what says how all tests run. */
function touches({ runs }: Comparison): (test: TestResult) => boolean {
  const paths = runs.change.files.map(({ path }) => path);
  if (paths.some((path) => isTestConfiguration(path) || isManifest(path))) return () => true;
  const changed = new Set(paths);
  return ({ file }) => file !== null && changed.has(file);
}

/**
 * XR18: tests that pass only because the runner ran them again. One that the change touches, that did so twice and not
 * at the base, fails: retries hide it. Others are unsteady, which is told.
 */
export function retriedTests(comparison: Comparison): readonly WorkFinding[] {
  const { base, work, again, match } = comparison;
  const isTouched = touches(comparison);
  const seen = work.tests.filter(passesByRetry).flatMap((test): readonly Seen[] => {
    if (passesByRetry(base?.find(match.toBase.get(test.id) ?? ''))) return [];
    const once = again.find(test.id);
    const steady = once?.status === 'passed' && !passesByRetry(once);
    const severity = isTouched(test) && !steady ? 'error' : 'warning';
    const reason = severity === 'error' ? 'retried' : 'flaky';
    return [{ test, severity, reason, message: `retries: ${test.retries ?? 0}` }];
  });
  return findingsByFile('tests_failed', seen, comparison.isThere);
}
