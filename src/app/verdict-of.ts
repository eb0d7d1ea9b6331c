import type { Answer } from '../contract/answer.ts';
import type { ValidationReport } from '../contract/validation-report.ts';
import type { VerdictRecord } from '../contract/verdict-record.ts';
import { canonicalHash } from './canonical-hash.ts';

/** 0 passed, 1 failed or in need of review, 2 could not evaluate. No claim at all passes only where that is allowed. */
export function exitOf(report: ValidationReport, allowEmpty: boolean): VerdictRecord['exit'] {
  if (report.result.abstained === true) return 0;
  if (report.result.counts.claims === 0) return allowEmpty ? 0 : 2;
  if (report.status === 'error') return 2;
  const passed = report.result.validation_status === 'PASSED' && report.result.counts.checked > 0;
  return passed ? 0 : 1;
}

function uncheckedOf(report: ValidationReport): VerdictRecord['unchecked'] {
  return report.result.claim_validations.flatMap(({ claim_id, unchecked }) =>
    unchecked === undefined ? [] : [{ item: claim_id, reason: unchecked }],
  );
}

/** The record of a verdict on an answer. Its id is that of the report, without `val-`. */
export function verdictOf(
  answer: Answer,
  report: ValidationReport,
  more: Pick<VerdictRecord, 'tenant_id' | 'created_at' | 'exit'>,
): VerdictRecord {
  const { result, metadata } = report;
  const { claims, checked, unchecked, contradicted } = result.counts;
  return {
    id: result.validation_id.replace(/^val-/, ''),
    tenant_id: more.tenant_id,
    part: 'verify',
    created_at: more.created_at,
    subject: { id: answer.response_id, kind: 'answer' },
    input_hash: canonicalHash(answer),
    evidence_hash: canonicalHash(answer.content.evidences),
    checkers: metadata.checkers,
    outcome: report.status === 'error' ? 'ERROR' : result.validation_status,
    exit: more.exit,
    score: report.status === 'error' ? null : result.overall_score,
    counts: { items: claims, checked, unchecked, failed: contradicted },
    cost: { ms: metadata.validation_time_ms, queries: metadata.kg_queries_executed, tokens: null },
    unchecked: uncheckedOf(report),
    messages: [],
    report,
  };
}
