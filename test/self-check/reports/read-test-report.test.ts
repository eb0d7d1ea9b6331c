import { describe, expect, it } from 'vitest';
import cases from '../../../cases/self-check/reports/reports.json' with { type: 'json' };
import { TestReportFormat, TestRun } from '../../../src/contract/test-run.ts';
import { readTestReport } from '../../../src/core/self-check/reports/read-test-report.ts';

describe('machine reports of test runs', () => {
  it.each(cases)('$rule $format: $about', ({ format, text, root, tests, problems }) => {
    const run = readTestReport(TestReportFormat.parse(format), text, root);
    expect(run.tests.map(({ id, status }) => [id, status])).toEqual(tests);
    expect(run.problems.map(({ problem }) => problem)).toEqual(problems);
    expect(TestRun.safeParse(run).success).toBe(true);
  });

  it.each(cases)('TR1 $format: $about: equal ids in another copy', ({ format, text, root }) => {
    const elsewhere = text
      .replaceAll(root, '/other/copy')
      .replaceAll(root.replaceAll('\\', '\\\\'), '/other/copy');
    const ids = (of: string, where: string): readonly string[] =>
      readTestReport(TestReportFormat.parse(format), of, where).tests.map(({ id }) => id);
    expect(ids(elsewhere, '/other/copy')).toEqual(ids(text, root));
  });

  it.each(cases)('TR10 $format: $about: cut anywhere, it is read', ({ format, text, root }) => {
    for (let end = 0; end < text.length; end += 13) {
      const run = readTestReport(TestReportFormat.parse(format), text.slice(0, end), root);
      expect(run.counts.total).toBeGreaterThanOrEqual(run.tests.length === 0 ? 0 : 1);
    }
  });
});
