import type { AIMessage } from '../ai-message.ts';
import type { AbortSignalLike } from './knowledge-graph.ts';
import type { Effort, JsonSchema, ModelAnswer } from './model-provider.ts';

/** How a model is asked to judge. */
export interface AskingManner {
  readonly temperature: number;
  readonly max_tokens: number;
  readonly logprobs: boolean;
  /** The shape of the answer, as JSON Schema, for providers that can hold a model to it. */
  readonly schema?: JsonSchema | undefined;
  /** How much a model that thinks is to think. */
  readonly effort?: Effort | undefined;
}

/** A model of a provider that answers in text. Rejects with `ProviderError`. */
export interface TextModel {
  readonly model: string;
  readonly provider: string;
  ask(messages: readonly AIMessage[], how: AskingManner, abort?: AbortSignalLike): Promise<ModelAnswer>;
}
