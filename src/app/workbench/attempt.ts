import type { FinishReason, TokenUsage } from '../../contract/ai-response.ts';
import type { ModelAnswer, OpenAIFields } from '../../contract/ports/model-provider.ts';

/** What a model wrote, as far as it came. */
export interface Attempt {
  readonly text: string;
  readonly model: string;
  readonly provider: string;
  readonly usage: TokenUsage | null;
  readonly finish_reason: FinishReason;
  /** MR18: so many characters before the text were streamed, and are a thought. */
  readonly thought?: number;
  /** It calls tools or refuses, whatever it says beside. */
  readonly acts?: true;
  /** What a provider of OpenAI's form said, as it came: the answer, or the chunk that ended it. */
  readonly openai?: OpenAIFields;
}

export function attemptOfAnswer(answer: ModelAnswer): Attempt {
  const { content: text, model, provider, usage = null, finish_reason, acts, openai } = answer;
  return {
    text,
    model,
    provider,
    usage,
    finish_reason,
    ...(acts === undefined ? {} : { acts }),
    ...(openai === undefined ? {} : { openai }),
  };
}
