import type { WorkEvidence } from '../../../contract/work-evidence.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import { readMessage } from '../final-message/read-message.ts';
import { readTestText, type TestText } from '../reports/read-test-text.ts';
import { findPhrases } from './find-phrases.ts';
import { holdCoverage } from './hold-coverage.ts';
import { holdSkipped, holdTests } from './hold-tests.ts';
import { holdAssumptions, holdCompletion, holdRequirements, holdTroubles } from './hold-work.ts';
import { lastRuns } from './last-run.ts';
import { reportClaims } from './report-claims.ts';
import { reportFinding } from './report-finding.ts';
import { claimsOf, type ReportGround } from './report-ground.ts';

/** What a report of finished work came to. */
export interface CheckedReport {
  readonly findings: readonly WorkFinding[];
  /** Sentences that admit what is open. */
  readonly admitted: readonly string[];
}

/** Doubts of the author, and forecasts; what is open by its own sentence is admitted, and no doubt. */
function phrases(ground: ReportGround): WorkFinding[] {
  const admitted = claimsOf(ground, 'untried');
  return findPhrases(ground.report)
    .filter(
      ({ kind, start }) =>
        kind !== 'hedge' ||
        !admitted.some((open) => open.start <= start && start < open.start + open.text.length),
    )
    .map(({ kind, text, line, column }) =>
      reportFinding(
        kind === 'hedge' ? 'danger_signal' : 'false_certainty',
        'warning',
        { line, column, text },
        {},
      ),
    );
}

/** The output of tests: `testOutput`, else the first piece of evidence named after tests that counts some. */
function outputOf({ testOutput = '', evidence = [] }: WorkEvidence): TestText | null {
  if (testOutput.trim() !== '') return readTestText(lastRuns(testOutput));
  for (const { type, content } of evidence) {
    if (!/^(?:tests?|test[ _-](?:run|output)|테스트)$/i.test(type)) continue;
    const read = readTestText(lastRuns(content));
    if (read.counts !== null) return read;
  }
  return null;
}

const CHECKS = [
  holdTests,
  holdSkipped,
  holdCoverage,
  holdCompletion,
  holdTroubles,
  holdRequirements,
  holdAssumptions,
  phrases,
];

/**
 * Holds an agent's report against the evidence that came with it. Hedges and false certainty are warnings; claims
 * that the evidence contradicts, or does not show at all, are errors.
 */
export function checkReport(report: string, evidence: WorkEvidence): CheckedReport {
  const ground: ReportGround = {
    report,
    evidence,
    claims: reportClaims(report, readMessage(report)),
    output: outputOf(evidence),
  };
  return {
    findings: CHECKS.flatMap((check) => check(ground)),
    admitted: claimsOf(ground, 'admitted').map(({ text }) => text),
  };
}
