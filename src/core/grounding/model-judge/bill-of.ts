import type { ModelBill } from '../../../contract/model-judgement.ts';
import type { ModelVerdict } from '../model-tier/model-claim.ts';
import type { ClaimCalls } from './open-calls.ts';

/** MJ9: what an answer cost; null where no call was made. */
export function billOf(calls: ClaimCalls, verdicts: readonly ModelVerdict[]): ModelBill | null {
  if (calls.count() === 0) return null;
  const usage = calls.usage();
  return {
    model: calls.model,
    asked: verdicts.length,
    counted: verdicts.filter(({ judged }) => judged.counted).length,
    calls: calls.count(),
    cached: calls.cached(),
    tokens: usage?.total_tokens ?? null,
    ...(usage?.cost === undefined ? {} : { cost: usage.cost }),
  };
}
