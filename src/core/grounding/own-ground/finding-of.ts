import type { Finding } from '../../../contract/finding.ts';

/** A finding about a claim and its evidence: a warning about the whole claim unless it says more. */
export function findingOf(code: Finding['code'], rule: string, more: Partial<Finding>): Finding {
  const place = { start: 0, end: 0 };
  const nothing = { expected: null, actual: null, details: {}, sources: [] };
  return { code, rule, severity: 'warning', place, ...nothing, ...more };
}
