import type { KeyBudget, KeySpent } from '../../contract/api-key.ts';
import { AssayError } from '../../contract/assay-error.ts';
import type { TokenUsage } from '../../contract/ai-response.ts';
import type { ApiKeyStore } from '../../contract/ports/api-key-store.ts';
import type { AvailableModel } from './available-model.ts';
import type { RouterCall } from './model-router.ts';
import { roundedCost } from '../../contract/rounded-cost.ts';
import { costOf, type ModelPrices, priceOf } from './usage-cost.ts';

/** The budget of a key, and where it is counted. */
export interface Budget {
  readonly key: string;
  readonly limit: KeyBudget;
  readonly prices: ModelPrices;
  readonly keys: Pick<ApiKeyStore, 'spend'>;
}

type Counted = Pick<TokenUsage, 'prompt_tokens' | 'completion_tokens'>;

/** Of a call that was refused. */
export const UNUSED: Counted = { prompt_tokens: 0, completion_tokens: 0 };

/** Counts one call. */
export interface KeyMeter {
  /** Rejects where the budget has no room for the most that the call may cost. Nothing is counted. */
  check(): Promise<void>;
  /** The same, and counts that most. */
  reserve(): Promise<void>;
  /** Counts what the call did cost in place of that most, which stands where it is not known. Never rejects. */
  settle(usage: Counted | null): Promise<void>;
}

const NOTHING: KeySpent = { tokens: 0, cost: 0 };

/** No tokeniser makes more tokens of a text than it has bytes. */
function mostTokens(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

function unpriced({ provider, model }: AvailableModel): AssayError {
  return new AssayError(
    'refused',
    `the budget of this API key is in money, and ${provider}/${model} has no price`,
    {
      where: 'models.prices',
      hint: 'give it a price in the configuration, or use a model that has one',
    },
  );
}

function spentBudget(most: KeySpent, spent: KeySpent, limit: KeyBudget): AssayError {
  const isTokens = limit.tokens !== undefined && spent.tokens + most.tokens > limit.tokens;
  const [is, of, may] = isTokens
    ? [`${spent.tokens}`, `${limit.tokens} tokens`, `${most.tokens}`]
    : [`${spent.cost}`, `${limit.cost} US dollars`, `${most.cost}`];
  return new AssayError(
    'budget_spent',
    `the budget of this API key has no room for the call: ${is} of ${of} are spent, and it may take ${may}`,
    { where: 'budget', hint: 'send a shorter request, or use a key with a larger budget' },
  );
}

function amountOf(counted: Counted, found: AvailableModel, { limit, prices }: Budget): KeySpent {
  const tokens = counted.prompt_tokens + counted.completion_tokens;
  const price = priceOf(found, prices);
  if (price === undefined && limit.cost !== undefined) throw unpriced(found);
  return { tokens, cost: price === undefined ? 0 : costOf(counted, price) };
}

function less(one: KeySpent, other: KeySpent): KeySpent {
  return { tokens: one.tokens - other.tokens, cost: roundedCost(one.cost - other.cost) };
}

/** The limit with room for a call: an amount of nothing stays within it where the call would. */
function withRoom({ tokens, cost }: KeyBudget, most: KeySpent): KeyBudget {
  return {
    ...(tokens === undefined ? {} : { tokens: tokens - most.tokens }),
    ...(cost === undefined ? {} : { cost: cost - most.cost }),
  };
}

/** HT31: counts a call of a model against the budget of a key. Throws `AssayError` where the model has no price. */
export function keyMeter(
  budget: Budget,
  found: AvailableModel,
  { messages, max_tokens }: Pick<RouterCall, 'messages' | 'max_tokens'>,
): KeyMeter {
  const { key, keys, limit } = budget;
  const prompt_tokens = mostTokens(messages.map(({ content }) => content));
  const most = amountOf({ prompt_tokens, completion_tokens: max_tokens }, found, budget);
  const add = async (amount: KeySpent, within: KeyBudget | null): Promise<void> => {
    const { added, spent } = await keys.spend(key, amount, within);
    if (!added) throw spentBudget(most, spent, limit);
  };
  return {
    check: () => add(NOTHING, withRoom(limit, most)),
    reserve: () => add(most, limit),
    async settle(usage) {
      if (usage !== null) await add(less(amountOf(usage, found, budget), most), null).catch(() => undefined);
    },
  };
}
