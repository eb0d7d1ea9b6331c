import { describe, expect, it } from 'vitest';
import cases from '../../../cases/self-check/report/held.json' with { type: 'json' };
import { checkReport } from '../../../src/core/self-check/report/check-report.ts';

describe('a report held against its evidence', () => {
  it.each(cases)('$rule $about: $report', ({ report, evidence, finds }) => {
    const { findings } = checkReport(report, evidence);
    expect(findings.map(({ rule, severity }) => `${rule}:${severity}`)).toEqual(finds);
  });
});
