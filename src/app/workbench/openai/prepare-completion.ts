import type { AIChatRequest } from '../../../contract/ai-chat.ts';
import { AssayError } from '../../../contract/assay-error.ts';
import type { Evidence } from '../../../contract/evidence.ts';
import type { OpenAIChatRequest } from '../../../contract/openai-chat.ts';
import type { Settings } from '../../../contract/setting.ts';
import { acts } from '../../../core/quality-gate/on-fail/strictest.ts';
import { EXTRACTIVE } from '../../models/available-model.ts';
import type { RouterCall } from '../../models/model-router.ts';
import { beginChat, type BegunChat } from '../begin-chat.ts';
import type { Caller } from '../caller.ts';
import { answerLanguage } from '../chat-language.ts';
import { chatNotes } from '../chat-notes.ts';
import { evidenceOfChat } from '../evidence-of-chat.ts';
import type { GroundNote } from '../features/feature.ts';
import { type AskedChat, MOST_TOKENS, type PreparedChat, TEMPERATURE } from '../prepare-chat.ts';
import type { ToStream } from '../stream-answer.ts';
import type { Workbench } from '../workbench.ts';
import { messagesAsText, questionIn } from './messages-as-text.ts';
import { asNotes, ownEvidence } from './own-evidence.ts';
import { checkTextCall } from './text-call.ts';

/** OA5: the checks of a request that asks for anything of Assay are the verification, where it names no others. */
function checksOf({ assay }: OpenAIChatRequest): AIChatRequest['checks'] {
  return assay === undefined ? [] : (assay.checks ?? ['verification']);
}

function requestOf(body: OpenAIChatRequest, content: string): AIChatRequest {
  const { model, assay = {} } = body;
  const { feature = 'search_qa', lang, session_id, max_steps, budget, on_fail, checklist } = assay;
  const checks = checksOf(body);
  return { feature, content, model, lang, session_id, max_steps, budget, on_fail, checklist, checks };
}

/** OA5: what a request asks for itself is neither sampled nor done in the background. */
function lookedAt({ settings, request: { checks = [] } }: BegunChat): Settings {
  return checks.length === 0 ? settings : { ...settings, sampling_ratio: 1, shadow_mode: false };
}

function isHeldAgainstEvidence({ settings, onFail, writer, request }: BegunChat): boolean {
  const { verification_enabled, quality_gate_enabled } = settings;
  const guards = acts(onFail.verification) || acts(onFail.quality);
  const hasOwn = request.checklist !== undefined;
  return verification_enabled || quality_gate_enabled || guards || hasOwn || writer.provider === EXTRACTIVE;
}

/** What an answer rests on. */
interface Grounds {
  readonly own: readonly Evidence[];
  /** Null where nobody looked for any. */
  readonly notes: readonly GroundNote[] | null;
}

/** The evidence that a request brings, or why it cannot be read. */
type Brought = { readonly evidences: readonly Evidence[] } | { readonly error: unknown };

function broughtBy({ messages, assay }: OpenAIChatRequest): Brought {
  try {
    return { evidences: ownEvidence({ messages, evidences: assay?.evidences }, 'assay') };
  } catch (error) {
    return { error };
  }
}

/** OA5: nothing is read of an answer that nobody holds against anything. Throws what could not be read. */
function ownOf(brought: Brought, body: OpenAIChatRequest, begun: BegunChat): readonly Evidence[] {
  if (!isHeldAgainstEvidence(begun) && body.assay?.evidences === undefined) return [];
  if ('error' in brought) throw brought.error;
  return brought.evidences;
}

async function groundsOf(
  { stores }: Workbench,
  body: OpenAIChatRequest,
  begun: BegunChat,
  own: readonly Evidence[],
): Promise<Grounds> {
  const { request, caller } = begun;
  const wanted = body.assay?.notes ?? own.length === 0;
  if (!isHeldAgainstEvidence(begun) || !wanted || request.content === '') return { own, notes: null };
  return { own, notes: await chatNotes(stores.notes(caller.tenant), request) };
}

/** What the answer is held against, notes first. */
function evidencesOf({ request }: BegunChat, { own, notes }: Grounds): readonly Evidence[] {
  const found = notes ?? [];
  const material =
    own.length === 0 || found.length > 0 ? evidenceOfChat(request.feature, request.content, found) : [];
  return [...material, ...own];
}

/** OA3: the request without what is ours alone. */
function passedOn({ assay: _, ...body }: OpenAIChatRequest): RouterCall['openai'] {
  return body;
}

function callOf(
  { router }: Workbench,
  body: OpenAIChatRequest,
  {
    request,
    writer,
    model,
    lang,
    caller,
  }: Pick<BegunChat, 'request' | 'writer' | 'model' | 'lang' | 'caller'>,
  evidences: readonly Evidence[],
): RouterCall {
  const passes = router.speaksOpenAI(writer);
  if (!passes) checkTextCall(body, writer, writer.provider === EXTRACTIVE);
  return {
    messages: messagesAsText(body.messages),
    model,
    temperature: body.temperature ?? TEMPERATURE,
    max_tokens: body.max_completion_tokens ?? body.max_tokens ?? MOST_TOKENS,
    task: request.feature,
    grounds: { question: request.content, evidences, language: lang },
    comesAgain: true,
    ...(caller.token === null ? {} : { token: caller.token }),
    ...(passes ? { openai: passedOn(body) } : {}),
  };
}

function checkNumber({ n }: OpenAIChatRequest): void {
  if (n === undefined || n === null || n === 1) return;
  throw new AssayError('usage', 'one answer at a time is given and checked', {
    where: 'n',
    hint: 'send the request again for each further answer',
  });
}

/** Makes the call of a model where who asks may make it now. */
async function admitted({ router }: Workbench, call: RouterCall, onCall: OnCall): Promise<RouterCall> {
  await router.admit(call);
  onCall(call);
  return call;
}

/**
 * OA15: the call that needs nothing of what is stored. Null where it does: quotations of notes, a chat that goes on; and
 * where the evidence of the request cannot be read, which may end it.
 */
async function callAhead(
  bench: Workbench,
  body: OpenAIChatRequest,
  { request, caller, brought }: { request: AIChatRequest; caller: Caller; brought: Brought },
  onCall: OnCall,
): Promise<RouterCall | null> {
  const writer = bench.router.resolve(body.model);
  if (writer.provider === EXTRACTIVE || request.session_id !== undefined || 'error' in brought) return null;
  const lang = answerLanguage(request.lang ?? caller.lang, request.content);
  return admitted(
    bench,
    callOf(bench, body, { request, writer, model: body.model, lang, caller }, []),
    onCall,
  );
}

/** Is told of the call of a model as soon as it may be made. */
type OnCall = (call: RouterCall) => void;

function preparedWith(asked: AskedChat, { own, notes: found }: Grounds): PreparedChat {
  const notes = found ?? [];
  return {
    ...asked,
    notes,
    evidences: evidencesOf(asked, { own, notes: found }),
    sources: [...notes, ...asNotes(own, notes.length)],
    searched: found !== null,
  };
}

/**
 * A request in OpenAI's form: the same as `prepareChat` makes of ours. `onCall` is told of the call of a model before
 * settings and notes are read, where they are no part of it. Throws `AssayError` for what is the caller's: evidence, session,
 * model, fields that its provider is not told of; and where settings cannot be read.
 */
export async function askCompletion(
  bench: Workbench,
  body: OpenAIChatRequest,
  caller: Caller,
  onCall: OnCall = () => undefined,
): Promise<ToStream> {
  checkNumber(body);
  const request = requestOf(body, questionIn(body.messages));
  const brought = broughtBy(body);
  const beginning = beginChat(bench, request, caller);
  beginning.catch(() => undefined);
  const ahead = await callAhead(bench, body, { request, caller, brought }, onCall);
  const read = await beginning;
  const begun = { ...read, settings: lookedAt(read) };
  const own = ownOf(brought, body, begun);
  const quotes = begun.writer.provider === EXTRACTIVE;
  const looked = groundsOf(bench, body, begun, own);
  looked.catch(() => undefined);
  const before = quotes ? evidencesOf(begun, await looked) : [];
  const call = ahead ?? (await admitted(bench, callOf(bench, body, begun, before), onCall));
  // its messages are the conversation
  const asked = { ...begun, metadata: null, memory: null, call, clears: false };
  const grounds = looked.then((found) => preparedWith(asked, found));
  grounds.catch(() => undefined);
  return { asked, grounds };
}

/** The same with everything that its answer is held against. */
export async function prepareCompletion(
  bench: Workbench,
  body: OpenAIChatRequest,
  caller: Caller,
): Promise<PreparedChat> {
  return (await askCompletion(bench, body, caller)).grounds;
}
