import type { QualityResult, QualityStatus } from '../contract/quality.ts';
import type { VerdictRecord } from '../contract/verdict-record.ts';
import { canonicalHash } from './canonical-hash.ts';

const OUTCOME: Record<QualityStatus, string> = {
  passed: 'PASSED',
  failed: 'FAILED',
  not_evaluated: 'NOT_EVALUATED',
};
const EXIT: Record<QualityStatus, VerdictRecord['exit']> = { passed: 0, failed: 1, not_evaluated: 2 };

function countsOf({ details, unevaluated = [] }: QualityResult): VerdictRecord['counts'] {
  const decided = details.filter(({ id }) => !unevaluated.some((item) => item.id === id));
  return {
    items: decided.length + unevaluated.length,
    checked: decided.length,
    unchecked: unevaluated.length,
    failed: decided.filter(({ passed }) => passed === false).length,
  };
}

/** Rules and prompts with their versions, and the model that judged. */
function checkersOf({ checkers, judge }: QualityResult): VerdictRecord['checkers'] {
  return judge === undefined ? checkers : { ...checkers, judge: `${judge.provider}/${judge.model}` };
}

/** The record of what the gate says of an answer. `input` is all that the gate was given, `evidence` what the answer rests on. */
export function verdictOfQuality(
  quality: QualityResult,
  more: Pick<VerdictRecord, 'id' | 'tenant_id' | 'created_at' | 'subject'> & {
    readonly input: unknown;
    readonly evidence: unknown;
    readonly ms: number;
  },
): VerdictRecord {
  const { input, evidence, ms, ...identity } = more;
  return {
    ...identity,
    part: 'grade',
    input_hash: canonicalHash(input),
    evidence_hash: canonicalHash(evidence),
    checkers: checkersOf(quality),
    outcome: OUTCOME[quality.status],
    exit: EXIT[quality.status],
    score: quality.status === 'not_evaluated' ? null : quality.score,
    counts: countsOf(quality),
    cost: { ms, queries: 0, tokens: quality.judge?.usage?.total_tokens ?? null },
    unchecked: (quality.unevaluated ?? []).map(({ id, reason }) => ({ item: id, reason })),
    messages: [],
    report: quality,
  };
}
