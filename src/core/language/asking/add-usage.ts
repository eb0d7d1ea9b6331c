import type { TokenUsage } from '../../../contract/ai-response.ts';
import { roundedCost } from '../../../contract/rounded-cost.ts';

/** Two usages summed; an unknown one adds nothing. */
export function addUsage(one: TokenUsage | null, other: TokenUsage | null): TokenUsage | null {
  if (one === null || other === null) return one ?? other;
  const cost =
    one.cost === undefined && other.cost === undefined
      ? null
      : roundedCost((one.cost ?? 0) + (other.cost ?? 0));
  return {
    prompt_tokens: one.prompt_tokens + other.prompt_tokens,
    completion_tokens: one.completion_tokens + other.completion_tokens,
    total_tokens: one.total_tokens + other.total_tokens,
    ...(cost === null ? {} : { cost }),
  };
}
