import { z } from 'zod';

/** Tokens of one call, or of several summed. `cost` is in US dollars, absent where no price is configured. */
export const TokenUsage = z.object({
  prompt_tokens: z.int().min(0),
  completion_tokens: z.int().min(0),
  total_tokens: z.int().min(0),
  cost: z.number().min(0).optional(),
});
export type TokenUsage = z.infer<typeof TokenUsage>;

/** Why a model stopped. */
export const FinishReason = z.enum(['stop', 'length', 'content_filter', 'error', 'other']);
export type FinishReason = z.infer<typeof FinishReason>;

/** What a model answered. */
export const AIResponse = z.object({
  content: z.string(),
  model: z.string(),
  provider: z.string(),
  usage: TokenUsage.nullable().optional(),
  finish_reason: FinishReason.default('stop'),
});
export type AIResponse = z.infer<typeof AIResponse>;
