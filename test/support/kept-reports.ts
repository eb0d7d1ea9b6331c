import type { ValidationReport } from '../../src/contract/validation-report.ts';

/** Verifies what it is given once, however many laws are held on its report. */
export function keptReports<Given extends readonly unknown[]>(
  reportOf: (...given: Given) => Promise<ValidationReport>,
): (...given: Given) => Promise<ValidationReport> {
  const kept = new Map<string, Promise<ValidationReport>>();
  return (...given) => {
    const key = JSON.stringify(given);
    const report = kept.get(key) ?? reportOf(...given);
    kept.set(key, report);
    return report;
  };
}
