import type { AIChatRequest, NotKept } from '../../contract/ai-chat.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { NotEvaluated } from '../../contract/quality.ts';
import { cutOff } from '../../core/quality-gate/cut-off.ts';
import { STREAM_WORDS, THOUGHT, WITHHELD } from '../../core/quality-gate/stream/stream-words.ts';
import type { Attempt } from './attempt.ts';
import type { Caller } from './caller.ts';
import { errorInWords, errorWords, warnUnforeseen } from './error-words.ts';
import { eventInWords, type Words, wordsFor } from './in-words.ts';
import { judgeInBackground } from './in-background.ts';
import { judgeAnswer, notLookedAt } from './judge-answer.ts';
import type { Judged } from './judged.ts';
import { type Judging, judgingOf } from './judging.ts';
import { endedJudged, keepChat, mayRequest, type ToKeep, wholeness } from './keep-chat.ts';
import { brokenOff } from './broken-off.ts';
import { type HeldBack, heldEvents, nothingShown, restOf, standsUpTo } from './hold-back.ts';
import { lateEvents } from './late-events.ts';
import { type AskedChat, type PreparedChat, prepareChat } from './prepare-chat.ts';
import { raiseSignals } from './raise-signals.ts';
import { attemptOf, type AttemptEnd, type Written } from './stream-attempt.ts';
import { watchedEvents } from '../telemetry/watched-chat.ts';
import { streamAnswer, type ToStream } from './stream-answer.ts';
import type { AnswerEnd, ChatStream, StreamEvent } from './stream-event.ts';
import type { Verification } from '../verify-thread/text-work.ts';
import type { Workbench } from './workbench.ts';

const NOT_WHOLE: NotEvaluated = { reason: 'unavailable', detail: 'the answer did not come to its end' };
const LEFT: NotEvaluated = {
  reason: 'cancelled',
  detail: 'the connection ended before the answer was judged',
};

/** What is said of an answer that did not come to its end: the error, and that nothing was checked. */
function* failedEvents(
  error: string,
  { gate, verify, shadow }: Judging,
  thrown: unknown,
): Generator<StreamEvent> {
  yield { event: 'error', data: { error }, ...(thrown === null ? {} : { thrown }) };
  if (shadow) return;
  if (gate) yield { event: 'quality_unchecked', data: NOT_WHOLE };
  if (verify) yield { event: 'verification_unchecked', data: NOT_WHOLE };
}

function errorOf(end: Exclude<AttemptEnd, { kind: 'whole' }>, asked: AskedChat): string {
  return end.kind === 'failed'
    ? errorInWords(end.error, asked)
    : wordsFor(asked)(`the answer was stopped${asked.clears ? ' twice' : ''}: ${end.warning.message}`);
}

/** WB2, WB19: where nothing stands over the stream its error is the bare sentence that the raw one has. */
function toldError(
  end: Exclude<AttemptEnd, { kind: 'whole' }>,
  asked: AskedChat,
  { gate, verify, shadow }: Judging,
): string {
  const isRaw = shadow || !(gate || verify);
  return isRaw && end.kind === 'failed' ? errorWords(end.error) : errorOf(end, asked);
}

/** QG23: an answer that is not whole says so before its end, where anything is said of it. */
function* cutEvents(
  { text, finish_reason }: Attempt,
  { lang }: AskedChat,
  { gate, verify, shadow }: Judging,
): Generator<StreamEvent> {
  if (cutOff(finish_reason) === null || shadow || !(gate || verify)) return;
  const message = finish_reason === 'content_filter' ? WITHHELD[lang] : STREAM_WORDS[lang].cut_off;
  yield {
    event: 'stream_warning',
    data: { kind: 'cut_off', action: 'warn', message, position: text.length, finish_reason },
  };
}

/** What stands beside a stream: what was written, what is to be kept of it, and what the client has of one that is held back. */
interface Course extends ToStream {
  readonly bench: Workbench;
  /** Complete as soon as the grounds are there. */
  judging: Judging;
  readonly abort: AbortSignalLike;
  readonly written: Written;
  readonly held: HeldBack;
  readonly elapsed: () => number;
  kept: ToKeep | null;
  judged: Judged | null;
}

async function* answerEvents(course: Course) {
  const { bench, grounds, judging, abort, written, held, elapsed } = course;
  const events = streamAnswer(bench, course, judging, abort, written);
  if (judging.holds === null) return yield* events;
  const stands = judging.holds === 'whole' ? null : standsUpTo(bench, await grounds);
  return yield* heldEvents(events, stands, held, elapsed);
}

/** What the answer is held against; where that could not be read, nothing, and why. */
async function found({ bench, asked, grounds }: Pick<Course, 'bench' | 'asked' | 'grounds'>): Promise<{
  readonly prepared: PreparedChat;
  readonly missed: NotEvaluated | null;
}> {
  try {
    return { prepared: await grounds, missed: null };
  } catch (error) {
    warnUnforeseen(bench, error);
    const prepared = { ...asked, notes: [], evidences: [], sources: [], searched: false };
    return { prepared, missed: { reason: 'unavailable', detail: errorWords(error) } };
  }
}

/** An answer that did not come to its end: the error, that nothing was checked, and what stands in its place (OF10). */
async function* brokenEvents(
  course: Course,
  end: Exclude<AttemptEnd, { kind: 'whole' }>,
): AsyncGenerator<StreamEvent> {
  const { bench, judging, abort } = course;
  const { prepared } = await found(course);
  if (end.kind === 'failed') warnUnforeseen(bench, end.error);
  const error = errorOf(end, prepared);
  course.kept = { ...brokenOff(prepared, judging, end.attempt, NOT_WHOLE), whole: false, error };
  if (abort.aborted) return;
  const thrown = prepared.clears || end.kind !== 'failed' ? null : end.error;
  yield* failedEvents(toldError(end, prepared, judging), judging, thrown);
  const { attempt, revised, action } = course.kept;
  if (revised !== undefined) yield { event: 'revise', data: { content: attempt.text, reason: revised } };
  if (action !== undefined && action !== null) yield { event: 'action', data: action };
}

/** MR18: a thought that was shown is taken back, where anything is said of the answer. */
function withoutThought(
  judged: Judged,
  { thought }: Attempt,
  { asked: { lang }, judging: { gate, verify } }: Pick<Course, 'asked' | 'judging'>,
): Judged {
  if (thought === undefined || judged.revised || !(gate || verify)) return judged;
  return { ...judged, revised: true, why_revised: THOUGHT[lang] };
}

async function judge(
  course: Course,
  { attempt, growing }: { attempt: Attempt; growing: Verification | null },
) {
  const { bench, judging, abort } = course;
  if (attempt.thought !== undefined) growing?.stop();
  const { prepared, missed } = await found(course);
  const looked =
    missed === null
      ? await judgeAnswer({ bench, prepared, judging, abort }, attempt, growing)
      : notLookedAt(attempt, judging, missed);
  const judged = withoutThought(looked, attempt, course);
  if (!abort.aborted) Object.assign(course, { judged, kept: endedJudged(judged) });
  return judged;
}

/** OF9: what was held back goes out before the end. */
async function* restEvents(course: Course, whole: Parameters<typeof judge>[1]): AsyncGenerator<StreamEvent> {
  const { judged, rest } = restOf(await judge(course, whole), course.held, course.elapsed());
  if (course.abort.aborted) return;
  Object.assign(course, {
    judged,
    kept: { ...endedJudged(judged), ...(judged.action === null ? {} : { action: judged.action }) },
  });
  if (rest !== '') yield { event: 'chunk', data: { chunk: rest } };
}

function endOf({ judged }: Course, attempt: Attempt): AnswerEnd {
  if (judged === null) return { attempt, usage: attempt.usage, blocked: false };
  const { delivered, usage, action } = judged;
  return { attempt: delivered, usage, blocked: action?.action === 'block' };
}

/** The answer and what is said of it. */
async function* courseEvents(course: Course): AsyncGenerator<StreamEvent, void> {
  const { bench, asked, abort } = course;
  if (asked.metadata !== null) yield { event: 'metadata', data: asked.metadata };
  if (asked.memory !== null) yield { event: 'memory', data: asked.memory };
  const { end, growing } = yield* answerEvents(course);
  if (end.kind !== 'whole') return yield* brokenEvents(course, end);
  const { attempt } = end;
  const { prepared, missed } = await found(course);
  const judging = judgingOf(prepared);
  course.judging = judging;
  course.kept = { ...brokenOff(prepared, judging, attempt, LEFT), ...wholeness(attempt) };
  if (judging.shadow && missed === null) judgeInBackground(bench, prepared, judging, attempt, growing);
  if (judging.holds !== null) yield* restEvents(course, { attempt, growing });
  yield* cutEvents(attempt, prepared, judging);
  yield prepared.clears ? { event: 'done' } : { event: 'done', end: endOf(course, attempt) };
  if (judging.shadow) return;
  const judged = course.judged ?? (await judge(course, { attempt, growing }));
  if (!abort.aborted) yield* lateEvents(judged);
}

/** The same; tells at its end what could not be kept. */
async function* keptEvents(
  bench: Workbench,
  { asked, grounds }: ToStream,
  abort: AbortSignalLike,
  onLost: (lost: NotKept) => void,
): AsyncGenerator<StreamEvent, void> {
  const judging = judgingOf(asked);
  const written: Written = { pieces: [], ...asked.writer, usage: null, finish_reason: null };
  const clock = await bench.outside.clock();
  const course: Course = {
    bench,
    asked,
    grounds,
    judging,
    abort,
    written,
    elapsed: () => clock.elapsed(),
    held: nothingShown(),
    kept: null,
    judged: null,
  };
  try {
    yield* courseEvents(course);
  } finally {
    const { prepared } = await found(course);
    const left = {
      ...brokenOff(prepared, judging, attemptOf(written), LEFT),
      whole: false,
      error: 'cancelled',
    };
    const { kept, judged } = course;
    const lost = await keepChat(bench, prepared, kept ?? left);
    if (lost !== null) onLost(lost);
    if (kept?.whole === true && !judging.shadow && mayRequest(lost))
      raiseSignals(bench, prepared, kept.attempt, judged);
  }
}

async function* chatEvents(
  bench: Workbench,
  toStream: ToStream,
  abort: AbortSignalLike,
): AsyncGenerator<StreamEvent, void> {
  const lost: NotKept[] = [];
  yield* keptEvents(bench, toStream, abort, (one) => lost.push(one));
  if (!abort.aborted) for (const data of lost) yield { event: 'not_kept', data };
}

async function* inWords(events: AsyncIterable<StreamEvent>, words: Words): AsyncGenerator<StreamEvent, void> {
  for await (const event of events) yield eventInWords(event, words);
}

/**
 * The answer to a request of any form, piece by piece, as `streamChat` gives it. What it is held against is waited for where
 * it is held back; else behind its words, and where that cannot be read they are unchecked.
 */
export function streamAsked(bench: Workbench, toStream: ToStream, abort: AbortSignalLike): ChatStream {
  const { asked } = toStream;
  const { chat_id, message_id, request } = asked;
  const events = inWords(chatEvents(bench, toStream, abort), wordsFor(asked));
  return { chat_id, message_id, events: watchedEvents(bench, request.feature, events) };
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
  const asked = await prepareChat(bench, request, caller);
  return streamAsked(bench, { asked, grounds: Promise.resolve(asked) }, abort);
}
