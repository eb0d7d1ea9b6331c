import type { WorkFinding } from '../../../contract/work-finding.ts';
import type { ReportRule } from '../../../contract/work-rule.ts';

/** The name under which findings of the agent's report are placed. */
export const REPORT_FILE = '(report)';

export function reportFinding(
  rule: ReportRule,
  severity: WorkFinding['severity'],
  place: { readonly line: number; readonly column: number; readonly text: string } | null,
  details: Readonly<Record<string, string>>,
): WorkFinding {
  return {
    rule,
    severity,
    place: place === null ? null : { file: REPORT_FILE, line: place.line, column: place.column },
    before: null,
    after: place?.text.slice(0, 200) ?? null,
    decided_by: 'text',
    tests: [],
    details: { ...details },
  };
}
