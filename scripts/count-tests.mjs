import { readFileSync } from 'node:fs';

/** The JSON that the test runner left, or undefined where it died before. */
function readResults(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Counts of one test run. A file that could not be loaded counts as one failed test, and so does a run
 * that failed as a whole (coverage under its floor, an error outside every test).
 */
export function countTests(file, runFailed) {
  const results = readResults(file);
  if (!results) return { passed: 0, failed: 1, skipped: 0 };
  const brokenFiles = results.testResults.filter(
    (suite) => suite.status === 'failed' && !suite.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = results.numFailedTests + brokenFiles;
  return {
    passed: results.numPassedTests,
    failed: failed === 0 && runFailed ? 1 : failed,
    skipped: results.numPendingTests + results.numTodoTests,
  };
}
