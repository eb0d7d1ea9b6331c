import type { FinishReason, TokenUsage } from '../../contract/ai-response.ts';

/** What a model wrote, as far as it came. */
export interface Attempt {
  readonly text: string;
  readonly model: string;
  readonly provider: string;
  readonly usage: TokenUsage | null;
  readonly finish_reason: FinishReason;
}
