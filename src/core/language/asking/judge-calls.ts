import type { AIMessage } from '../../../contract/ai-message.ts';
import type { TokenUsage } from '../../../contract/ai-response.ts';
import type { AbortSignalLike } from '../../../contract/ports/knowledge-graph.ts';
import type { JsonSchema, ModelAnswer } from '../../../contract/ports/model-provider.ts';
import type { TextModel } from '../../../contract/ports/text-model.ts';
import type { NotEvaluated } from '../../../contract/quality.ts';
import { addUsage } from './add-usage.ts';
import { thinksByName } from './thinking-models.ts';
import { AssayError, type AssayErrorCode } from '../../../contract/assay-error.ts';
import type { UncheckedReason } from '../../../contract/unchecked-reason.ts';

const REASONS: Partial<Record<AssayErrorCode, UncheckedReason>> = {
  timeout: 'timeout',
  cancelled: 'cancelled',
  refused: 'refused',
  malformed: 'malformed',
  not_found: 'not_configured',
};

/** Why there is no judgement, of an error of the judge. */
function judgeError(error: unknown): NotEvaluated {
  const detail = error instanceof Error ? error.message : String(error);
  const reason = error instanceof AssayError ? REASONS[error.code] : undefined;
  return { reason: reason ?? 'unavailable', detail };
}

const HANGUL = /[\u1100-\u11ff\u3000-\ud7ff]/gu;
const LATIN_TOKEN = 3;
const OF_A_MESSAGE = 8;

/** About how many tokens messages take, rather too many than too few: a syllable each, three other characters each. */
function estimateTokens(messages: readonly AIMessage[]): number {
  return messages.reduce((sum, { content }) => {
    const syllables = content.match(HANGUL)?.length ?? 0;
    return sum + OF_A_MESSAGE + syllables + Math.ceil((content.length - syllables) / LATIN_TOKEN);
  }, 0);
}

/** Of an answer of the judge, as the source sets it. */
export const MAX_TOKENS = 512;
/** QG13: what a model that thinks before its answer needs at least, its thoughts included. */
export const ROOM_TO_THINK = 4096;
const COOL = 0.1;
const WARM = 1;
/** Of a judge that is known to think. */
const EFFORT = 'low' as const;

export type Asked = { readonly answer: ModelAnswer } | { readonly unchecked: NotEvaluated };

/** `warm`: one of several votes. `schema`: the shape of the answer. */
export interface AskedHow {
  readonly warm: boolean;
  readonly room: number;
  readonly schema?: JsonSchema | undefined;
}

/** The calls of one assessment: what they cost, and what they still may. */
export interface JudgeCalls {
  /** The tokens that an answer may take, where so many are asked for. */
  roomFor(room: number): number;
  /** True where so many calls of these messages, with room for so many tokens each, stay inside the budget. */
  affords(messages: readonly AIMessage[], times: number, room?: number): boolean;
  /** Never rejects. */
  ask(messages: readonly AIMessage[], how: AskedHow): Promise<Asked>;
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
  const thinks = thinksByName(judge.model);
  const floor = thinks ? ROOM_TO_THINK : 0;
  const roomFor = (room: number): number => Math.max(room, floor);
  const priceOf = (messages: readonly AIMessage[], room: number): number =>
    estimateTokens(messages) + roomFor(room);
  return {
    roomFor,
    affords: (messages, times, room = MAX_TOKENS) =>
      budget === null || spent + priceOf(messages, room) * times <= budget,
    async ask(messages, { warm, room, schema }) {
      if (isAborted()) return { unchecked: CANCELLED };
      count += 1;
      const how = {
        temperature: warm ? WARM : COOL,
        max_tokens: roomFor(room),
        logprobs: !warm,
        schema,
        effort: thinks ? EFFORT : undefined,
      };
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
