import type { AIChatRequest, NotKept } from '../../contract/ai-chat.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { NotEvaluated } from '../../contract/quality.ts';
import { cutOff } from '../../core/quality-gate/cut-off.ts';
import { STREAM_WORDS } from '../../core/quality-gate/stream/stream-words.ts';
import type { Attempt } from './attempt.ts';
import type { Caller } from './caller.ts';
import { errorInWords, errorWords, warnUnforeseen } from './error-words.ts';
import { eventInWords, type Words, wordsFor } from './in-words.ts';
import { judgeInBackground } from './in-background.ts';
import { judgeAnswer } from './judge-answer.ts';
import type { Judged } from './judged.ts';
import { type Judging, judgingOf } from './judging.ts';
import { allUnchecked, endedAt, endedJudged, keepChat, mayRequest, type ToKeep } from './keep-chat.ts';
import { lateEvents } from './late-events.ts';
import { type PreparedChat, prepareChat } from './prepare-chat.ts';
import { raiseSignals } from './raise-signals.ts';
import { attemptOf, type AttemptEnd, type Written } from './stream-attempt.ts';
import { watchedEvents } from '../telemetry/watched-chat.ts';
import { streamAnswer } from './stream-answer.ts';
import type { ChatStream, StreamEvent } from './stream-event.ts';
import type { Workbench } from './workbench.ts';

const NOT_WHOLE: NotEvaluated = { reason: 'unavailable', detail: 'the answer did not come to its end' };
const LEFT: NotEvaluated = {
  reason: 'cancelled',
  detail: 'the connection ended before the answer was judged',
};

/** What is said of an answer that did not come to its end: the error, and that nothing was checked. */
function* failedEvents(error: string, { gate, verify, shadow }: Judging): Generator<StreamEvent> {
  yield { event: 'error', data: { error } };
  if (shadow) return;
  if (gate) yield { event: 'quality_unchecked', data: NOT_WHOLE };
  if (verify) yield { event: 'verification_unchecked', data: NOT_WHOLE };
}

function errorOf(end: Exclude<AttemptEnd, { kind: 'whole' }>, prepared: PreparedChat): string {
  return end.kind === 'failed'
    ? errorInWords(end.error, prepared)
    : wordsFor(prepared)(`the answer was stopped twice: ${end.warning.message}`);
}

/** WB2, WB19: where nothing stands over the stream its error is the bare sentence that the raw one has. */
function toldError(
  end: Exclude<AttemptEnd, { kind: 'whole' }>,
  prepared: PreparedChat,
  { gate, verify, shadow }: Judging,
): string {
  const isRaw = shadow || !(gate || verify);
  return isRaw && end.kind === 'failed' ? errorWords(end.error) : errorOf(end, prepared);
}

/** QG23: an answer that is not whole says so before its end, where anything is said of it. */
function* cutEvents(
  { text, finish_reason }: Attempt,
  { lang }: PreparedChat,
  { gate, verify, shadow }: Judging,
): Generator<StreamEvent> {
  if (cutOff(finish_reason) === null || shadow || !(gate || verify)) return;
  const message = STREAM_WORDS[lang].cut_off;
  yield {
    event: 'stream_warning',
    data: { kind: 'cut_off', action: 'warn', message, position: text.length },
  };
}

/** The answer and what is said of it; tells at its end what could not be kept. */
async function* keptEvents(
  bench: Workbench,
  prepared: PreparedChat,
  abort: AbortSignalLike,
  onLost: (lost: NotKept) => void,
): AsyncGenerator<StreamEvent, void> {
  const judging = judgingOf(prepared);
  const written: Written = { pieces: [], ...prepared.writer, usage: null, finish_reason: null };
  let kept: ToKeep | null = null;
  let judged: Judged | null = null;
  try {
    if (prepared.metadata !== null) yield { event: 'metadata', data: prepared.metadata };
    const { end, growing } = yield* streamAnswer(bench, prepared, judging, abort, written);
    if (end.kind !== 'whole') {
      if (end.kind === 'failed') warnUnforeseen(bench, end.error);
      const unchecked = allUnchecked(judging, NOT_WHOLE);
      kept = { attempt: end.attempt, whole: false, error: errorOf(end, prepared), verdicts: [], unchecked };
      if (!abort.aborted) yield* failedEvents(toldError(end, prepared, judging), judging);
      return;
    }
    kept = { ...endedAt(end.attempt, []), unchecked: allUnchecked(judging, LEFT) };
    if (judging.shadow) judgeInBackground(bench, prepared, judging, end.attempt, growing);
    yield* cutEvents(end.attempt, prepared, judging);
    yield { event: 'done' };
    if (judging.shadow) return;
    judged = await judgeAnswer({ bench, prepared, judging, abort }, end.attempt, growing);
    if (abort.aborted) return;
    kept = endedJudged(judged);
    yield* lateEvents(judged);
  } finally {
    const unchecked = allUnchecked(judging, LEFT);
    const cut = { attempt: attemptOf(written), whole: false, error: 'cancelled', verdicts: [], unchecked };
    const lost = await keepChat(bench, prepared, kept ?? cut);
    if (lost !== null) onLost(lost);
    if (kept?.whole === true && !judging.shadow && mayRequest(lost))
      raiseSignals(bench, prepared, kept.attempt, judged);
  }
}

async function* chatEvents(
  bench: Workbench,
  prepared: PreparedChat,
  abort: AbortSignalLike,
): AsyncGenerator<StreamEvent, void> {
  const lost: NotKept[] = [];
  yield* keptEvents(bench, prepared, abort, (one) => lost.push(one));
  if (!abort.aborted) for (const data of lost) yield { event: 'not_kept', data };
}

async function* inWords(events: AsyncIterable<StreamEvent>, words: Words): AsyncGenerator<StreamEvent, void> {
  for await (const event of events) yield eventInWords(event, words);
}

/**
 * Answers piece by piece. Rejects with `AssayError` before the first event for what is the caller's (options, `note_id`,
 * model) and where settings or notes cannot be read; all else is said by events. Leaving the events, or the caller's abort,
 * ends model and judge; what was said so far is kept.
 */
export async function streamChat(
  bench: Workbench,
  request: AIChatRequest,
  caller: Caller,
  abort: AbortSignalLike,
): Promise<ChatStream> {
  const prepared = await prepareChat(bench, request, caller);
  const { chat_id, message_id } = prepared;
  const events = inWords(chatEvents(bench, prepared, abort), wordsFor(prepared));
  return { chat_id, message_id, events: watchedEvents(bench, request.feature, events) };
}
