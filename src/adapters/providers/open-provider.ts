import type { generateText } from 'ai';
import type {
  ListedProvider,
  ModelAnswer,
  ModelCall,
  ModelStreamPart,
  ProviderDefinition,
} from '../../contract/ports/model-provider.ts';
import { sdk, signalOf } from './ai-sdk.ts';
import { finishReason, tokenUsage } from './answer-parts.ts';
import { languageModel } from './language-model.ts';
import { effortOf } from './effort.ts';
import { likelihoodsOf } from './likelihoods.ts';
import { listModels } from './list-models.ts';
import { modelMessages } from './model-messages.ts';
import { isPassedOn, passOn, streamOn } from './pass-on.ts';
import { plainly, refusesForm, wantsForm } from './plain-call.ts';
import { shapedModel } from './shaped-model.ts';

type Asked = Parameters<typeof generateText>[0];

/** Alternatives to each token that are asked for. */
const ALTERNATIVES = 5;

async function asked(
  definition: ProviderDefinition,
  call: ModelCall,
  abortSignal: AbortSignal,
): Promise<Asked> {
  const wantsLogprobs = call.logprobs === true && definition.kind === 'openai';
  return {
    model: await shapedModel(await languageModel(definition, call.model, call.token), call.schema),
    messages: modelMessages(call.messages),
    allowSystemInMessages: true,
    temperature: call.temperature,
    maxOutputTokens: call.max_tokens,
    maxRetries: 0,
    abortSignal,
    ...(wantsLogprobs ? { providerOptions: { openai: { logprobs: ALTERNATIVES } } } : {}),
    ...effortOf(definition.kind, call),
  };
}

async function chat(
  definition: ProviderDefinition,
  call: ModelCall,
  signal: AbortSignal,
): Promise<ModelAnswer> {
  const { generateText } = await sdk();
  const result = await generateText(await asked(definition, call, signal));
  // an SDK that knows no field of what came makes an empty answer of it
  if (result.text === '' && result.rawFinishReason === undefined && result.usage.outputTokens === undefined)
    throw (await import('./provider-trouble.ts')).unreadable(definition.name, null);
  const likelihoods = call.logprobs === true ? likelihoodsOf(result.providerMetadata) : undefined;
  return {
    content: result.text,
    model: call.model,
    provider: definition.name,
    version: result.response.modelId,
    usage: tokenUsage(result.usage),
    finish_reason: finishReason(result.finishReason),
    ...(likelihoods === undefined ? {} : { likelihoods }),
  };
}

async function* stream(
  definition: ProviderDefinition,
  call: ModelCall,
  signal: AbortSignal,
): AsyncGenerator<ModelStreamPart> {
  const { streamText } = await sdk();
  const result = streamText({
    ...(await asked(definition, call, signal)),
    onError: () => undefined,
  });
  for await (const part of result.stream) {
    if (part.type === 'text-delta' && part.text !== '') yield { kind: 'chunk', text: part.text };
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new DOMException('aborted', 'AbortError');
    if (part.type === 'finish' && part.finishReason === 'interrupted')
      throw (await import('./provider-trouble.ts')).withoutEnd(definition.name);
    if (part.type === 'finish')
      yield {
        kind: 'end',
        finish_reason: finishReason(part.finishReason),
        usage: tokenUsage(part.totalUsage),
      };
  }
}

/** A provider of the user. Nothing is loaded and nobody is asked before its first call. */
export function openProvider(definition: ProviderDefinition): ListedProvider {
  const { name, kind, models, apiKey } = definition;
  const trouble = async (
    error: unknown,
    { token }: Pick<ModelCall, 'token'>,
    signal: AbortSignal,
  ): Promise<Error> => {
    const { providerTrouble } = await import('./provider-trouble.ts');
    return providerTrouble(error, name, [apiKey, token], signal.aborted);
  };
  const ask = async (call: ModelCall, signal: AbortSignal): Promise<ModelAnswer> => {
    try {
      if (isPassedOn(definition, call)) return await passOn(definition, call, signal);
      return await chat(definition, call, signal);
    } catch (error) {
      throw await trouble(error, call, signal);
    }
  };
  /** Models that refused the form of an answer, and answered without it. */
  const plain = new Set<string>();
  return {
    name,
    kind,
    models,
    async chat(call, abort) {
      const signal = signalOf(abort);
      if (!wantsForm(call) || plain.has(call.model)) return ask(plainly(call), signal);
      try {
        return await ask(call, signal);
      } catch (error) {
        if (!refusesForm(error)) throw error;
        const answer = await ask(plainly(call), signal);
        plain.add(call.model);
        return answer;
      }
    },
    async offered(abort) {
      const signal = signalOf(abort);
      try {
        return await listModels(definition, signal);
      } catch (error) {
        throw await trouble(error, {}, signal);
      }
    },
    async *stream(call, abort) {
      const signal = signalOf(abort);
      try {
        yield* isPassedOn(definition, call)
          ? streamOn(definition, call, signal)
          : stream(definition, call, signal);
      } catch (error) {
        throw await trouble(error, call, signal);
      }
    },
  };
}
