import type { NotEvaluated } from '../contract/quality.ts';
import type { VerdictRecord } from '../contract/verdict-record.ts';
import type { GateAssessment } from '../core/quality-gate/gate-request.ts';
import { verdictOfNothing } from './verdict-of-nothing.ts';
import { verdictOfQuality } from './verdict-of-quality.ts';

export const NO_CHECKLIST: NotEvaluated = {
  reason: 'not_applicable',
  detail: 'the task has no checklist',
};

/** The record of a grading, whatever came of it. `ms`: what it took. */
export function verdictOfGrading(
  { quality, unchecked, usage }: GateAssessment,
  identity: Pick<VerdictRecord, 'id' | 'tenant_id' | 'created_at' | 'subject'>,
  more: { readonly input: unknown; readonly evidence: unknown; readonly ms: number },
): VerdictRecord {
  if (quality !== null) return verdictOfQuality(quality, { ...identity, ...more });
  const tokens = usage?.total_tokens ?? null;
  return verdictOfNothing(unchecked ?? NO_CHECKLIST, identity, { ...more, tokens });
}
