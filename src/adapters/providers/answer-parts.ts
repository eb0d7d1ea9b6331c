import type { FinishReason as SdkReason, LanguageModelUsage } from 'ai';
import type { FinishReason, TokenUsage } from '../../contract/ai-response.ts';

const REASONS: Readonly<Record<SdkReason, FinishReason>> = {
  stop: 'stop',
  length: 'length',
  'content-filter': 'content_filter',
  'tool-calls': 'other',
  error: 'error',
  interrupted: 'error',
  other: 'other',
};

export function finishReason(reason: SdkReason): FinishReason {
  return REASONS[reason];
}

/** Null where the provider counted nothing. */
export function tokenUsage(usage: LanguageModelUsage): TokenUsage | null {
  const { inputTokens, outputTokens, totalTokens } = usage;
  if (inputTokens === undefined && outputTokens === undefined) return null;
  const [prompt_tokens, completion_tokens] = [inputTokens ?? 0, outputTokens ?? 0];
  return { prompt_tokens, completion_tokens, total_tokens: totalTokens ?? prompt_tokens + completion_tokens };
}
