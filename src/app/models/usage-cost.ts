import type { TokenUsage } from '../../contract/ai-response.ts';
import type { ModelPrice } from '../../contract/model-settings.ts';
import { roundedCost } from '../../contract/rounded-cost.ts';
import type { AvailableModel } from './available-model.ts';

const MILLION = 1_000_000;

/** US dollars a million tokens, by the name of the model. */
export type ModelPrices = Readonly<Record<string, ModelPrice>>;

/** `provider/model` before the bare name. */
export function priceOf({ provider, model }: AvailableModel, prices: ModelPrices): ModelPrice | undefined {
  return prices[`${provider}/${model}`] ?? prices[model];
}

export function costOf(
  { prompt_tokens, completion_tokens }: Pick<TokenUsage, 'prompt_tokens' | 'completion_tokens'>,
  price: ModelPrice,
): number {
  return roundedCost((prompt_tokens * price.prompt + completion_tokens * price.completion) / MILLION);
}

/** MR12: the usage with its cost in US dollars, where `models.prices` has the model. */
export function withCost(
  usage: TokenUsage | null,
  found: AvailableModel,
  prices: ModelPrices,
): TokenUsage | null {
  const price = priceOf(found, prices);
  return usage === null || price === undefined ? usage : { ...usage, cost: costOf(usage, price) };
}
