import { AssayError } from '../../contract/assay-error.ts';
import { ProviderError } from '../../contract/provider-error.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { ModelAnswer } from '../../contract/ports/model-provider.ts';
import type { TextModel } from '../../contract/ports/text-model.ts';
import { type AvailableModel, EXTRACTIVE } from './available-model.ts';
import { type Budget, type KeyMeter, keyMeter, UNUSED } from './key-meter.ts';
import type { ModelRouter, RouterCall, RouterStreamPart } from './model-router.ts';

/** What an API key may ask of the models of the server. */
export interface Allowance {
  /** False: it may not spend the server's key of a provider. */
  readonly spends: boolean;
  /** Null: every model. */
  readonly models: readonly string[] | null;
  /** Null: without a limit. */
  readonly budget: Budget | null;
}

function isListed({ models }: Allowance, { provider, model }: AvailableModel): boolean {
  return models === null || models.includes(model) || models.includes(`${provider}/${model}`);
}

function requireListed(allowance: Allowance, found: AvailableModel): void {
  if (isListed(allowance, found)) return;
  throw new AssayError('refused', `this API key may not ask the model ${found.provider}/${found.model}`, {
    where: 'model',
    hint: `models of this key: ${allowance.models?.join(', ')}`,
  });
}

/** HT31: whether the key may ask this model at all. Throws `AssayError` refused. */
function requireAllowed(allowance: Allowance, found: AvailableModel, isOwn: boolean): void {
  requireListed(allowance, found);
  const { spends } = allowance;
  if (spends || isOwn || found.provider === EXTRACTIVE) return;
  throw new AssayError('refused', 'asking a model with the key of the server needs the right "chat"', {
    where: 'model',
    hint: 'use an API key with the right "chat"',
  });
}

/** Calls with a user's own token cost the server nothing, nor do quotations. */
function meterFor(allowance: Allowance, found: AvailableModel, call: RouterCall): KeyMeter | null {
  const isOwn = call.token !== undefined;
  requireAllowed(allowance, found, isOwn);
  const { budget } = allowance;
  return budget === null || isOwn || found.provider === EXTRACTIVE ? null : keyMeter(budget, found, call);
}

/** What a provider refused by its status, or could not be told, it did not do; what was broken off, withheld or unreadable it may have done. */
function isRefused(error: unknown): boolean {
  return error instanceof ProviderError && (error.transport || (error.status ?? 0) >= 400);
}

/** One call that is counted before it is made, and by its usage when it has ended. */
async function metered(meter: KeyMeter | null, ask: () => Promise<ModelAnswer>): Promise<ModelAnswer> {
  await meter?.reserve();
  try {
    const answer = await ask();
    await meter?.settle(answer.usage ?? null);
    return answer;
  } catch (error) {
    if (isRefused(error)) await meter?.settle(UNUSED);
    throw error;
  }
}

async function* meteredStream(
  meter: KeyMeter | null,
  parts: AsyncIterable<RouterStreamPart>,
): AsyncGenerator<RouterStreamPart> {
  await meter?.reserve();
  let hasBegun = false;
  try {
    for await (const part of parts) {
      if (part.kind === 'end') await meter?.settle(part.usage);
      hasBegun ||= part.kind === 'chunk' || part.kind === 'beside';
      yield part;
    }
  } catch (error) {
    if (!hasBegun && isRefused(error)) await meter?.settle(UNUSED);
    throw error;
  }
}

/** HT31: a router as far as an API key may use it. */
export function allowedRouter(router: ModelRouter, allowance: Allowance): ModelRouter {
  const meterOf = (call: RouterCall) => meterFor(allowance, router.resolve(call.model), call);
  return {
    models: () => router.models().filter((found) => isListed(allowance, found)),
    offered: async () =>
      ((await router.offered?.()) ?? []).map((one) => ({
        ...one,
        models: one.models.filter((model) => isListed(allowance, { provider: one.provider, model })),
      })),
    resolve(model) {
      const found = router.resolve(model);
      requireListed(allowance, found);
      return found;
    },
    speaksOpenAI: (model) => router.speaksOpenAI(model),
    async admit(call) {
      await meterOf(call)?.check();
      await router.admit(call);
    },
    async chat(call, abort) {
      return metered(meterOf(call), () => router.chat(call, abort));
    },
    async *stream(call: RouterCall, abort?: AbortSignalLike) {
      yield* meteredStream(meterOf(call), router.stream(call, abort));
    },
  };
}

/** HT31: the same for the model that judges claims. */
export function allowedModel(model: TextModel, allowance: Allowance): TextModel {
  return {
    ...model,
    async ask(messages, how, abort) {
      const meter = meterFor(allowance, model, { ...how, messages: [...messages] });
      return metered(meter, () => model.ask(messages, how, abort));
    },
  };
}
