import type { AIMessage } from '../../../contract/ai-message.ts';
import type { TokenUsage } from '../../../contract/ai-response.ts';
import type { ClaimJudgeSettings } from '../../../contract/claim-judge-settings.ts';
import type { ModelAnswer } from '../../../contract/ports/model-provider.ts';
import { roundedCost } from '../../../contract/rounded-cost.ts';
import type { TextModel } from '../../../contract/ports/text-model.ts';
import { type JudgeCalls, judgeCalls } from '../../language/asking/judge-calls.ts';
import type { Asked } from './judged-verdict.ts';

/** The calls of one answer, what they cost, and who answered them. */
export interface ClaimCalls extends JudgeCalls {
  readonly model: string;
  readonly room: number;
  /** Calls that were answered from the cache. */
  cached(): number;
  /** To be told each answer. */
  hear(answer: ModelAnswer): void;
  /** Who was asked, where nothing was spent. */
  free(): Asked;
  /** Who was asked, with the share of each of so many claims in what was spent since `before`. */
  shared(before: TokenUsage | null, claims: number): Asked;
}

/** MJ8: calls within `tokens` and, each, `answer_tokens`. */
export function openCalls(model: TextModel, { tokens, answer_tokens: room }: ClaimJudgeSettings): ClaimCalls {
  const calls = judgeCalls(model, tokens);
  const name = `${model.provider}/${model.model}`;
  let version: string | null = null;
  let cached = 0;
  return {
    ...calls,
    affords: (messages: readonly AIMessage[], times, most = room) => calls.affords(messages, times, most),
    model: name,
    room,
    cached: () => cached,
    hear(answer) {
      version = answer.version ?? version;
      if (answer.cached === true) cached += 1;
    },
    free: () => ({ model: name, version, tokens: 0 }),
    shared(before, claims) {
      const now = calls.usage();
      if (now === null) return { model: name, version, tokens: null };
      const spent = now.total_tokens - (before?.total_tokens ?? 0);
      const cost =
        now.cost === undefined ? {} : { cost: roundedCost((now.cost - (before?.cost ?? 0)) / claims) };
      return { model: name, version, tokens: Math.round(spent / claims), ...cost };
    },
  };
}
