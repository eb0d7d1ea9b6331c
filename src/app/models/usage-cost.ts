import type { TokenUsage } from '../../contract/ai-response.ts';
import type { ModelPrice } from '../../contract/model-settings.ts';
import { roundedCost } from '../../contract/rounded-cost.ts';
import type { AvailableModel } from './available-model.ts';

const MILLION = 1_000_000;

/** MR12: the usage with its cost in US dollars, where `models.prices` has the model (`provider/model` before the bare name). */
export function withCost(
  usage: TokenUsage | null,
  { provider, model }: AvailableModel,
  prices: Readonly<Record<string, ModelPrice>>,
): TokenUsage | null {
  const price = prices[`${provider}/${model}`] ?? prices[model];
  if (usage === null || price === undefined) return usage;
  const { prompt_tokens, completion_tokens } = usage;
  const cost = (prompt_tokens * price.prompt + completion_tokens * price.completion) / MILLION;
  return { ...usage, cost: roundedCost(cost) };
}
