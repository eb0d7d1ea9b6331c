import type { AIMessage } from '../../../contract/ai-message.ts';
import type { TokenUsage } from '../../../contract/ai-response.ts';
import type { AbortSignalLike } from '../../../contract/ports/knowledge-graph.ts';
import type { ModelAnswer } from '../../../contract/ports/model-provider.ts';
import type { TextModel } from '../../../contract/ports/text-model.ts';
import type { NotEvaluated } from '../../../contract/quality.ts';
import { addUsage } from './add-usage.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { judgeError } from './judge-error.ts';

/** Of an answer of the judge, as the source sets it. */
export const MAX_TOKENS = 512;
const COOL = 0.1;
const WARM = 1;

export type Asked = { readonly answer: ModelAnswer } | { readonly unchecked: NotEvaluated };

/** The calls of one assessment: what they cost, and what they still may. */
export interface JudgeCalls {
  /** True where so many calls of these messages, with room for so many tokens each, stay inside the budget. */
  affords(messages: readonly AIMessage[], times: number, room?: number): boolean;
  /** Never rejects. `warm`: one of several votes. */
  ask(messages: readonly AIMessage[], warm: boolean, room?: number): Promise<Asked>;
  usage(): TokenUsage | null;
  count(): number;
}

const CANCELLED: NotEvaluated = { reason: 'cancelled', detail: 'was cancelled' };

/** Calls a judge inside a budget of tokens; null = no bound. */
export function judgeCalls(judge: TextModel, budget: number | null, abort?: AbortSignalLike): JudgeCalls {
  let usage: TokenUsage | null = null;
  let spent = 0;
  let count = 0;
  const isAborted = (): boolean => abort?.aborted === true;
  const priceOf = (messages: readonly AIMessage[], room: number): number => estimateTokens(messages) + room;
  return {
    affords: (messages, times, room = MAX_TOKENS) =>
      budget === null || spent + priceOf(messages, room) * times <= budget,
    async ask(messages, warm, room = MAX_TOKENS) {
      if (isAborted()) return { unchecked: CANCELLED };
      count += 1;
      const how = { temperature: warm ? WARM : COOL, max_tokens: room, logprobs: !warm };
      try {
        const answer = await judge.ask(messages, how, abort);
        usage = addUsage(usage, answer.usage ?? null);
        spent += answer.usage?.total_tokens ?? priceOf(messages, room);
        return { answer };
      } catch (error) {
        spent += priceOf(messages, room);
        return { unchecked: isAborted() ? CANCELLED : judgeError(error) };
      }
    },
    usage: () => usage,
    count: () => count,
  };
}
