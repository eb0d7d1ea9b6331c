import type { WorkEvidence } from '../../../contract/work-evidence.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import { readTestText, type TestText } from '../reports/read-test-text.ts';
import { placeAt } from '../syntax/place-at.ts';
import { findPhrases } from './find-phrases.ts';
import { outputTroubles } from './output-troubles.ts';
import { type ReportClaim, reportClaims } from './report-claims.ts';
import { reportFinding } from './report-finding.ts';

/** What a report of finished work came to. */
export interface CheckedReport {
  readonly findings: readonly WorkFinding[];
  /** Sentences that admit what is open. */
  readonly admitted: readonly string[];
}

interface Ground {
  readonly report: string;
  readonly evidence: WorkEvidence;
  readonly claims: readonly ReportClaim[];
  readonly output: TestText | null;
}

function of(claims: readonly ReportClaim[], kind: ReportClaim['kind']): readonly ReportClaim[] {
  return claims.filter((claim) => claim.kind === kind);
}

function at({ report }: Ground, claim: ReportClaim | undefined) {
  return claim === undefined ? null : { ...placeAt(report, claim.start), text: claim.text };
}

function phrases({ report }: Ground): WorkFinding[] {
  return findPhrases(report).map(({ kind, text, line, column }) =>
    reportFinding(
      kind === 'hedge' ? 'danger_signal' : 'false_certainty',
      'warning',
      { line, column, text },
      {},
    ),
  );
}

/** Numbers that are told as passed against those that the output shows. */
function countsDiffer({ passed, total }: ReportClaim, counts: NonNullable<TestText['counts']>): boolean {
  const ran = counts.passed + counts.failed + counts.errored;
  if (total !== null && total !== ran && total !== counts.total) return true;
  return (
    passed !== null &&
    passed !== counts.passed &&
    !(total === null && passed === counts.total && passed === ran)
  );
}

function testClaims(ground: Ground): WorkFinding[] {
  const { claims, evidence, output } = ground;
  const told = of(claims, 'tests_pass');
  const [first] = told;
  const claimed = first !== undefined || evidence.testsPassed === true;
  if (!claimed) return [];
  if (output === null) return [reportFinding('tests_claimed_without_output', 'error', at(ground, first), {})];
  if (output.says === 'failed' || output.says === 'nothing_ran')
    return [
      reportFinding('output_contradicts_claim', 'error', at(ground, first), {
        output: output.place?.text ?? '',
      }),
    ];
  if (output.counts === null) return [reportFinding('output_without_counts', 'info', at(ground, first), {})];
  const { counts } = output;
  const wrong = told.find((claim) => countsDiffer(claim, counts));
  const line = output.place?.text ?? '';
  return wrong === undefined
    ? []
    : [reportFinding('output_contradicts_claim', 'error', at(ground, wrong), { output: line })];
}

const MENTIONS_SKIPPED = /skip|todo|pending|xfail|ignored|disabled|건너|제외|보류|무시|비활성/i;

/** Tests that did not run although the report says that all of them pass. */
function hidden(ground: Ground): WorkFinding[] {
  const { claims, output, report } = ground;
  const [claim] = of(claims, 'tests_pass');
  const left = (output?.counts?.skipped ?? 0) + (output?.counts?.todo ?? 0);
  if (claim === undefined || left === 0 || MENTIONS_SKIPPED.test(report)) return [];
  return [reportFinding('failures_hidden', 'error', at(ground, claim), { count: String(left) })];
}

function hasEvidence({ testOutput = '', codeChanges = [], evidence = [] }: WorkEvidence): boolean {
  return testOutput.trim() !== '' || codeChanges.length > 0 || evidence.length > 0;
}

function completion(ground: Ground): WorkFinding[] {
  const { claims, evidence, output } = ground;
  const [claim] = of(claims, 'complete');
  if (claim === undefined) return [];
  const found: WorkFinding[] = [];
  if (!hasEvidence(evidence))
    found.push(reportFinding('complete_without_evidence', 'error', at(ground, claim), {}));
  if (of(claims, 'admitted').length > 0) return found;
  if (output?.says === 'failed')
    found.push(
      reportFinding('complete_while_failing', 'error', at(ground, claim), {
        output: output.place?.text ?? '',
      }),
    );
  return found;
}

/** Errors and warnings that the given outputs print, against claims that there are none. */
function troubles(ground: Ground): WorkFinding[] {
  const { claims, evidence } = ground;
  const { errors, warnings } = outputTroubles(evidence);
  const [clean] = [...of(claims, 'no_warnings'), ...of(claims, 'build_passes')];
  const [complete] = of(claims, 'complete');
  const claim = clean ?? (of(claims, 'admitted').length > 0 ? undefined : complete);
  const found: WorkFinding[] = [];
  if (errors !== null && claim !== undefined)
    found.push(reportFinding('complete_while_errors', 'error', at(ground, claim), { output: errors }));
  const [noWarnings] = of(claims, 'no_warnings');
  if (warnings !== null && noWarnings !== undefined)
    found.push(reportFinding('warnings_ignored', 'error', at(ground, noWarnings), { output: warnings }));
  return found;
}

function assumptions({ evidence }: Ground): WorkFinding[] {
  return (evidence.assumptions ?? [])
    .filter(({ verified }) => !verified)
    .map(({ assumption }) => reportFinding('assumption_unverified', 'error', null, { assumption }));
}

/**
 * Holds an agent's report against the evidence that came with it. Hedges and false certainty are warnings; claims
 * that the evidence contradicts, or does not show at all, are errors.
 */
export function checkReport(report: string, evidence: WorkEvidence): CheckedReport {
  const { testOutput } = evidence;
  const output = testOutput === undefined || testOutput.trim() === '' ? null : readTestText(testOutput);
  const claims = reportClaims(report);
  const ground: Ground = { report, evidence, claims, output };
  return {
    findings: [testClaims, hidden, completion, troubles, assumptions, phrases].flatMap((check) =>
      check(ground),
    ),
    admitted: of(claims, 'admitted').map(({ text }) => text),
  };
}
