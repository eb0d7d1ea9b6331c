import type { AIChatRequest, AIChatResponse, NotKept } from '../../contract/ai-chat.ts';
import type { FeatureType } from '../../contract/feature.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import { type Attempt, attemptOfAnswer } from './attempt.ts';
import type { Caller } from './caller.ts';
import { errorInWords } from './error-words.ts';
import { noQualityInWords, qualityInWords, uncheckedInWords, type Words, wordsFor } from './in-words.ts';
import { judgeInBackground } from './in-background.ts';
import { judgeAnswer } from './judge-answer.ts';
import { type Judged, toldOf } from './judged.ts';
import { judgingOf } from './judging.ts';
import { endedAt, endedJudged, keepChat, mayRequest } from './keep-chat.ts';
import { type PreparedChat, prepareChat } from './prepare-chat.ts';
import { raiseSignals } from './raise-signals.ts';
import { watchedChat } from '../telemetry/watched-chat.ts';
import { untilAborted } from './until-aborted.ts';
import type { Workbench } from './workbench.ts';

/** An answer with the identities that it is kept under. */
export interface ChatAnswer {
  readonly chat_id: string;
  readonly message_id: string;
  readonly body: AIChatResponse;
  /** The attempt that it is made of. */
  readonly delivered: Attempt;
}

async function firstAttempt(
  bench: Workbench,
  prepared: PreparedChat,
  abort: AbortSignalLike,
): Promise<Attempt> {
  try {
    const asking = bench.router.chat(prepared.call, abort);
    return attemptOfAnswer(await untilAborted(asking, abort));
  } catch (error) {
    const nothing = { text: '', ...prepared.writer, usage: null, finish_reason: 'error' as const };
    await keepChat(bench, prepared, {
      attempt: nothing,
      whole: false,
      error: errorInWords(error, prepared),
      verdicts: [],
    });
    throw error;
  }
}

function plainBody(
  { metadata, memory }: PreparedChat,
  { text, model, provider, usage }: Attempt,
): AIChatResponse {
  return {
    content: text,
    model,
    provider,
    usage,
    ...(metadata === null ? {} : { metadata }),
    ...(memory === null ? {} : { memory }),
  };
}

/** Under `quality`, or where there is none under what was found all the same, stands how good an answer to a search is. */
function qualityBody(
  { quality, search }: Judged,
  words: Words,
): Pick<AIChatResponse, 'quality' | 'quality_unchecked'> {
  const qa = search === null ? {} : { qa_evaluation: search };
  if (quality === null) return {};
  if (quality.value !== null) return { quality: { ...qualityInWords(quality.value, words), ...qa } };
  const { result, ...why } = noQualityInWords(quality.unchecked, words);
  const found = result === undefined ? {} : { result: { ...result, ...qa } };
  return { quality: null, quality_unchecked: { ...why, ...found } };
}

function judgedBody(prepared: PreparedChat, all: Judged): AIChatResponse {
  const judged = toldOf(all);
  const { delivered, content, action, usage, verification } = judged;
  const words = wordsFor(prepared);
  const isAsked = all.quality !== null || all.verification !== null;
  const { finish_reason } = delivered;
  return {
    ...plainBody(prepared, { ...delivered, text: content }),
    usage,
    ...(isAsked && finish_reason !== 'stop' ? { finish_reason } : {}),
    ...(action === null ? {} : { action }),
    ...qualityBody(judged, words),
    ...(verification === null
      ? {}
      : verification.value === null
        ? { verification: null, verification_unchecked: uncheckedInWords(verification.unchecked, words) }
        : { verification: verification.value }),
  };
}

function notKeptBody(not_kept: NotKept | null): Pick<AIChatResponse, 'not_kept'> {
  return not_kept === null ? {} : { not_kept };
}

async function answer(bench: Workbench, prepared: PreparedChat, abort: AbortSignalLike): Promise<ChatAnswer> {
  const { chat_id, message_id } = prepared;
  const first = await firstAttempt(bench, prepared, abort);
  const judging = judgingOf(prepared);
  if (judging.shadow) {
    judgeInBackground(bench, prepared, judging, first, null);
    const lost = await keepChat(bench, prepared, endedAt(first, []));
    const body = { ...plainBody(prepared, first), ...notKeptBody(lost) };
    return { chat_id, message_id, body, delivered: first };
  }
  const judged = await judgeAnswer({ bench, prepared, judging, abort }, first, null);
  const lost = await keepChat(bench, prepared, endedJudged(judged));
  if (mayRequest(lost)) raiseSignals(bench, prepared, judged.delivered, judged);
  const body = { ...judgedBody(prepared, judged), ...notKeptBody(lost) };
  return { chat_id, message_id, body, delivered: judged.delivered };
}

/** The answer to a request of any form, prepared as its form asks. Rejects as `chat`, and with what `prepare` rejects with. */
export function answerPrepared(
  bench: Workbench,
  feature: FeatureType,
  prepare: () => Promise<PreparedChat>,
  abort: AbortSignalLike,
): Promise<ChatAnswer> {
  return watchedChat(bench, feature, async () => answer(bench, await prepare(), abort));
}

/**
 * Answers in one piece. Rejects with `AssayError` for what is the caller's, and with the model's error; never for a judge, a
 * verification or a store that fails.
 */
export function chat(
  bench: Workbench,
  request: AIChatRequest,
  caller: Caller,
  abort: AbortSignalLike,
): Promise<ChatAnswer> {
  return answerPrepared(bench, request.feature, () => prepareChat(bench, request, caller), abort);
}
