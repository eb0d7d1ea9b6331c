import type { ClaimValidation, ValidationReport } from '../../contract/validation-report.ts';
import { notEvaluated } from '../not-evaluated.ts';
import { openReason } from '../open-reason.ts';
import { reportWords } from '../report-words.ts';
import { type JunitCase, junitXml } from './junit-xml.ts';

type Exit = 0 | 1 | 2;

function verdictCase(report: ValidationReport, exit: Exit): JunitCase {
  const { result, metadata } = report;
  const one = { group: 'assay.verify', name: 'verdict' };
  if (exit === 2) {
    const { why: message } = notEvaluated(report, exit, reportWords[metadata.language]);
    return { ...one, end: 'error', type: 'ERROR', message };
  }
  const type = result.validation_status;
  const score = `${type} ${result.overall_score.toFixed(2)}`;
  return exit === 1 ? { ...one, end: 'failure', type, message: score } : { ...one, end: 'passed' };
}

function isFailed({ status, contradicted, checked }: ClaimValidation, exit: Exit): boolean {
  if (contradicted || status === 'HALLUCINATION') return exit !== 2;
  return exit === 1 && checked && status === 'UNVERIFIED';
}

function claimCase(claim: ClaimValidation, { metadata }: ValidationReport, exit: Exit): JunitCase {
  const { claim_id, status, text, issues } = claim;
  const one = { group: 'assay.verify.claims', name: `${claim_id} ${text}` };
  if (status === 'VERIFIED') return { ...one, end: 'passed' };
  const found = issues.filter(({ severity }) => severity !== 'info').map(({ message }) => message);
  const reason = openReason(claim, reportWords[metadata.language]);
  const message = [...new Set([...reason, ...found])].join('; ') || status;
  if (isFailed(claim, exit)) return { ...one, end: 'failure', type: status, message };
  return { ...one, end: 'skipped', message: `${status}: ${message}` };
}

/** A verification as a JUnit file: each claim a case; one that was not checked is skipped with its reason. */
export function junitOfVerify(report: ValidationReport, exit: Exit): string {
  const claims = report.result.claim_validations.map((claim) => claimCase(claim, report, exit));
  return junitXml('assay verify', [verdictCase(report, exit), ...claims], report.metadata.validation_time_ms);
}
