import { expect, test } from 'vitest';
import type { WorkFinding } from '../../src/contract/work-finding.ts';
import type { CrossRun } from '../../src/contract/work-report.ts';
import { confirmFindings } from '../../src/core/self-check/judge-work.ts';

const ignored: WorkFinding = {
  rule: 'test_ignored',
  severity: 'error',
  place: { file: 'vitest.config.ts', line: 3, column: 1 },
  before: null,
  after: null,
  decided_by: 'lines',
  tests: [],
  details: {},
};

function ran(some: Partial<CrossRun>): CrossRun {
  return {
    new_failures: [],
    failed_before: [],
    fixed: [],
    missing: [],
    newly_skipped: [],
    base_tests_failing: [],
    new_tests: [],
    biting: null,
    ...some,
  };
}

function severity(crossRun: CrossRun | null): string | undefined {
  return confirmFindings([ignored], crossRun)[0]?.severity;
}

test('CW3 a setting that leaves tests out does not block where every test of the base ran again', () => {
  expect(severity(ran({}))).toBe('warning');
  expect(severity(ran({ missing: ['test/a.test.ts › a'] }))).toBe('error');
  expect(severity(ran({ newly_skipped: ['test/a.test.ts › a'] }))).toBe('error');
  expect(severity(ran({ base_tests_failing: null }))).toBe('error');
  expect(severity(null)).toBe('error');
});
