import type { AIRequest } from '../ai-request.ts';
import type { AIResponse, FinishReason, TokenUsage } from '../ai-response.ts';
import type { AskEvidence } from '../ask-evidence.ts';
import type { Evidence } from '../evidence.ts';
import type { Language } from '../language.ts';
import type { ProviderKind } from '../model-settings.ts';
import type { AbortSignalLike } from './knowledge-graph.ts';

/** An object of OpenAI's API, each field as it came. */
export type OpenAIFields = Readonly<Record<string, unknown>>;

/** What an answer is to rest on, beside the messages: all that a provider without a model reads. */
export interface ModelGrounds {
  readonly question: string;
  readonly evidences: readonly Evidence[];
  readonly language: Language;
  /** Of a question to the index: its passages, numbered. */
  readonly passages?: readonly AskEvidence[] | undefined;
}

export type JsonSchema = Readonly<Record<string, unknown>>;
export type Effort = 'low' | 'medium' | 'high';

/** One call of one model. */
export interface ModelCall extends Pick<AIRequest, 'messages' | 'temperature' | 'max_tokens'> {
  /** As the provider names it. */
  readonly model: string;
  /** What is asked for: a feature, or a name such as `quality_eval`. Read by providers without a model, and by scripts. */
  readonly task?: string | undefined;
  readonly grounds?: ModelGrounds | undefined;
  /** A user's OAuth token, used in place of the server's key for this call. */
  readonly token?: string | undefined;
  /** Ask for the probabilities of alternatives to each token, where the provider has them. */
  readonly logprobs?: boolean | undefined;
  /** OA3: a request in OpenAI's form, which a provider of that form is sent as it came; the fields above say what of it others read. */
  readonly openai?: OpenAIFields | undefined;
  /** OA17: who asks tries again itself, so that a pause that the provider asks for is told at once. */
  readonly comesAgain?: boolean | undefined;
  /** The shape of the answer: asked for where the provider has such a thing, and left out where it refuses it. */
  readonly schema?: JsonSchema | undefined;
  /** For models that think; left out where it is refused. */
  readonly effort?: Effort | undefined;
}

/** A token of the answer and, in logarithms to base e, how likely it and its alternatives were. */
export interface TokenLikelihood {
  readonly token: string;
  readonly alternatives: readonly { readonly token: string; readonly logprob: number }[];
}

export interface ModelAnswer extends AIResponse {
  /** The version that answered, as the provider names it. */
  readonly version?: string | undefined;
  /** True where it was answered before, and nobody was asked. */
  readonly cached?: true | undefined;
  readonly likelihoods?: readonly TokenLikelihood[] | undefined;
  /** The body of the answer as it came, of a call in OpenAI's form. */
  readonly openai?: OpenAIFields | undefined;
  /** True where the answer calls tools, or refuses in a field of its own, whatever it says beside. */
  readonly acts?: true | undefined;
}

/** What a stream brings: pieces of text, of a call in OpenAI's form what stands beside them, then once how it ended. */
export type ModelStreamPart =
  | { readonly kind: 'chunk'; readonly text: string; readonly openai?: OpenAIFields }
  | { readonly kind: 'beside'; readonly openai: OpenAIFields; readonly acts?: true }
  | {
      readonly kind: 'end';
      readonly finish_reason: FinishReason;
      readonly usage: TokenUsage | null;
      readonly openai?: OpenAIFields;
      /** MR18: of what was streamed, so many characters at its beginning are a thought. */
      readonly thought?: number;
    };

/** A place where models answer. Rejects with `ProviderError`; code `cancelled` as soon as the signal aborts. */
export interface ModelProvider {
  readonly name: string;
  chat(call: ModelCall, abort?: AbortSignalLike): Promise<ModelAnswer>;
  stream(call: ModelCall, abort?: AbortSignalLike): AsyncIterable<ModelStreamPart>;
}

/** A provider that was found, with the models that are known to go to it. */
export interface ListedProvider extends ModelProvider {
  readonly kind: ProviderKind;
  readonly models: readonly string[];
  /** The models that it says it has, for answers in text. Rejects with `ProviderError`. */
  readonly offered?: (abort?: AbortSignalLike) => Promise<readonly string[]>;
}

/** What a provider is opened with. The key leaves it in the head of a request alone. */
export interface ProviderDefinition {
  readonly name: string;
  readonly kind: ProviderKind;
  readonly baseUrl: string | undefined;
  readonly apiKey: string | undefined;
  readonly models: readonly string[];
}
