import picomatch from 'picomatch';
import type { MessageLimitation } from '../../contract/message-claim.ts';
import type { VerdictRecord } from '../../contract/verdict-record.ts';
import type { Override, WorkFinding } from '../../contract/work-finding.ts';
import type { CrossRun, WorkReport } from '../../contract/work-report.ts';
import type { TamperRule } from '../../contract/work-rule.ts';
import type { GatheredWork } from './judge/gathered-work.ts';
import { openPoints } from './judge/open-points.ts';
import { workQuestions } from './judge/work-questions.ts';
import { blocks, workExit, workStatus } from './judge/work-status.ts';
import { findingMessage } from './messages/finding-message.ts';

function holdsFor({ rule, file, must_have }: Override, finding: WorkFinding): boolean {
  if (rule === undefined && must_have === undefined) return false;
  if (rule !== undefined && rule !== finding.rule) return false;
  if (must_have !== undefined && must_have !== finding.details['must_have']) return false;
  return file === undefined || (finding.place !== null && picomatch(file, { dot: true })(finding.place.file));
}

/** Findings that a person has answered for, marked as such until the day that the override expires. */
function applyOverrides(
  findings: readonly WorkFinding[],
  overrides: readonly Override[],
  today: string,
): readonly WorkFinding[] {
  const living = overrides.filter(({ expires }) => expires >= today);
  return findings.map((finding) => {
    const override = living.find((one) => holdsFor(one, finding));
    return override === undefined ? finding : { ...finding, override };
  });
}

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

/** The report without what only the outside knows: its id, its time, the versions of the checkers. */
export type JudgedWork = Omit<WorkReport, 'check_id' | 'metadata'>;

const SEVERITIES: readonly WorkFinding['severity'][] = ['error', 'warning', 'info'];

/** What blocks first; then by file and line. */
function inOrder(findings: readonly WorkFinding[]): readonly WorkFinding[] {
  const rank = (finding: WorkFinding): number =>
    SEVERITIES.indexOf(finding.severity) + (finding.override === undefined ? 0 : SEVERITIES.length);
  return findings.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      (one.place?.file ?? '').localeCompare(other.place?.file ?? '') ||
      (one.place?.line ?? 0) - (other.place?.line ?? 0),
  );
}

/** What is said in passing comes before what stands under a heading of its own. */
function hiddenFirst(limitations: readonly MessageLimitation[]): MessageLimitation[] {
  return [...limitations.filter(({ hidden }) => hidden), ...limitations.filter(({ hidden }) => !hidden)];
}

function pathsOf(work: GatheredWork): WorkReport['change'] {
  const having = (status: string): string[] =>
    work.change.files.filter((file) => file.status === status).map(({ path }) => path);
  return {
    added: having('added'),
    modified: having('modified'),
    deleted: having('deleted'),
    renamed: having('renamed'),
    tests: [...work.testFiles],
  };
}

/** Judges finished work by everything that was gathered of it. The same gathering gives the same report. */
export function judgeWork(
  work: GatheredWork,
  allowEmpty: boolean,
): { readonly report: JudgedWork; readonly exit: VerdictRecord['exit'] } {
  const weighed = [
    ...work.runFindings,
    ...confirmFindings(work.tamperFindings, work.crossRun),
    ...work.otherFindings,
  ];
  const findings = inOrder(applyOverrides(weighed, work.settings.overrides, work.today)).map((finding) => ({
    ...finding,
    message: findingMessage(finding, work.language),
  }));
  const questions = workQuestions(work, findings);
  const status = workStatus(work, findings, questions);
  const report: JudgedWork = {
    status,
    base: work.change.base,
    head: work.change.head,
    tree_hash: work.treeHash,
    notes: [...work.change.notes],
    change: pathsOf(work),
    questions,
    runs: [...work.runs],
    cross_run: work.crossRun,
    requirements: [...work.requirements],
    ...(work.probes === undefined ? {} : { probes: [...work.probes] }),
    ...(work.product === undefined ? {} : { product: work.product }),
    ...(work.reports === undefined ? {} : { reports: [...work.reports] }),
    goal: work.goal,
    ...(work.claims === undefined ? {} : { claims: [...work.claims] }),
    ...(work.limitations === undefined ? {} : { limitations: hiddenFirst(work.limitations) }),
    ...(work.transcript === undefined ? {} : { transcript: work.transcript }),
    findings,
    unchecked: [...work.unchecked],
    open_points: findings.some(blocks) || status !== 'PASSED' ? openPoints(findings, work) : [],
  };
  return { report, exit: workExit(status, work, questions, allowEmpty) };
}
