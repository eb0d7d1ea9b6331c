import type { NotEvaluated } from '../contract/quality.ts';
import type { VerdictRecord } from '../contract/verdict-record.ts';
import { canonicalHash } from './canonical-hash.ts';

/** The record of a grading that came to nothing, with its reason. */
export function verdictOfNothing(
  { reason, detail }: NotEvaluated,
  identity: Pick<VerdictRecord, 'id' | 'tenant_id' | 'created_at' | 'subject'>,
  more: {
    readonly input: unknown;
    readonly evidence: unknown;
    readonly ms: number;
    readonly tokens: number | null;
  },
): VerdictRecord {
  return {
    ...identity,
    part: 'grade',
    input_hash: canonicalHash(more.input),
    evidence_hash: canonicalHash(more.evidence),
    checkers: {},
    outcome: 'ERROR',
    exit: 2,
    score: null,
    counts: { items: 0, checked: 0, unchecked: 0, failed: 0 },
    cost: { ms: more.ms, queries: 0, tokens: more.tokens },
    unchecked: [{ item: 'quality', reason }],
    messages: [],
    report: { reason, detail },
  };
}
