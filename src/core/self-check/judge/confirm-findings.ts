import type { TamperRule } from '../../../contract/work-rule.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import type { CrossRun } from '../../../contract/work-report.ts';

/** What a run of the base's tests on the new code can confirm or clear: changes of tests that stood before. */
const DECIDED_BY_BASE_TESTS: ReadonlySet<string> = new Set<TamperRule>([
  'test_file_deleted',
  'test_file_out_of_reach',
  'test_removed',
  'test_skipped',
  'test_focused',
  'test_returns_early',
  'assertion_removed',
  'assertion_weakened',
  'assertion_swallowed',
  'expected_value_changed',
  'snapshot_changed',
  'tolerance_widened',
]);

function fileOf(finding: WorkFinding): string | null {
  return finding.details['base_file'] ?? finding.place?.file ?? null;
}

function about(id: string, file: string): boolean {
  return id === file || id.startsWith(`${file} ›`);
}

/** Tests of the finding where it names some that the base's run knows, else all of its file. */
function fails(finding: WorkFinding, failing: readonly string[]): boolean {
  const file = fileOf(finding);
  if (finding.tests.length > 0) return failing.some((id) => finding.tests.includes(id));
  return file !== null && failing.some((id) => about(id, file));
}

/** Every test of the base ran again: a setting that would leave some out left out none. */
function leavesOutNone({ rule }: WorkFinding, { missing, newly_skipped }: CrossRun): boolean {
  return rule === 'test_ignored' && missing.length === 0 && newly_skipped.length === 0;
}

/**
 * Weighs findings of the difference against the base's own tests on the new code: where they fail the finding hides
 * a failure and blocks, where they pass it hides none and is shown. What a requirement asked for stays what it is, and
 * without such a run every finding does.
 */
export function confirmFindings(
  findings: readonly WorkFinding[],
  crossRun: CrossRun | null,
): readonly WorkFinding[] {
  const failing = crossRun?.base_tests_failing ?? null;
  if (crossRun === null || failing === null) return findings;
  return findings.map((finding) => {
    if (leavesOutNone(finding, crossRun)) return { ...finding, severity: softened(finding.severity) };
    if (finding.severity === 'info' || !DECIDED_BY_BASE_TESTS.has(finding.rule)) return finding;
    return { ...finding, severity: fails(finding, failing) ? 'error' : softened(finding.severity) };
  });
}

function softened(severity: WorkFinding['severity']): WorkFinding['severity'] {
  return severity === 'error' ? 'warning' : severity;
}
