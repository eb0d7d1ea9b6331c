import type { ClaimJudge } from './claim-judge.ts';
import { askModelTier, type ModelTier } from './model-tier.ts';

/** A local cross-encoder as a judge of claims (GR40). It counts no tokens. */
export function crossEncoder(tier: ModelTier): ClaimJudge {
  return {
    configured: tier.configured,
    async judge(claims, { steps }) {
      const { verdicts, failure } = await askModelTier(tier, claims, steps);
      const [first] = verdicts;
      if (first === undefined) return { verdicts, failure, bill: null };
      const counted = verdicts.filter(({ judged }) => judged.counted).length;
      const bill = {
        model: first.judged.model,
        asked: verdicts.length,
        counted,
        calls: 1,
        cached: 0,
        tokens: null,
      };
      return { verdicts, failure, bill };
    },
  };
}
