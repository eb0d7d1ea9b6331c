import type { NotKept } from '../../contract/ai-chat.ts';
import type { ChatMessage } from '../../contract/chat-record.ts';
import type { AnswerAction } from '../../contract/on-fail.ts';
import type { NotEvaluated } from '../../contract/quality.ts';
import { findCitations } from '../../core/language/citations.ts';
import { cutOff } from '../../core/quality-gate/cut-off.ts';
import type { Attempt } from './attempt.ts';
import { errorInWords } from './error-words.ts';
import { uncheckedInWords, type Words, wordsFor } from './in-words.ts';
import type { GivenVerdict, Judged } from './judged.ts';
import type { Judging } from './judging.ts';
import type { PreparedChat } from './prepare-chat.ts';
import type { Workbench } from './workbench.ts';

/** What is kept of an answer. */
export interface ToKeep {
  readonly attempt: Attempt;
  /** False where the model, the monitor or the client ended it early. */
  readonly whole: boolean;
  readonly error: string | null;
  readonly verdicts: readonly GivenVerdict[];
  /** Why another text stands in place of the first one. */
  readonly revised?: string;
  /** What was done with it; null where no check may act. */
  readonly action?: AnswerAction | null;
  /** What was wanted and is not there, with why. */
  readonly unchecked?: Unchecked;
}

/** What was wanted of an answer and is not there, under the names that its message keeps it by. */
export interface Unchecked {
  readonly quality_unchecked?: NotEvaluated;
  readonly verification_unchecked?: NotEvaluated;
}

/** The same reason for all that is wanted of an answer. */
export function allUnchecked({ gate, verify, shadow }: Judging, { reason, detail }: NotEvaluated): Unchecked {
  if (shadow) return {};
  const why = { reason, detail };
  return { ...(gate ? { quality_unchecked: why } : {}), ...(verify ? { verification_unchecked: why } : {}) };
}

/** Whatever was found all the same is kept as a verdict of its own. */
function uncheckedOf({ quality, verification }: Judged): Unchecked {
  const [gate, verify] = [quality?.unchecked ?? null, verification?.unchecked ?? null];
  return {
    ...(gate === null ? {} : { quality_unchecked: { reason: gate.reason, detail: gate.detail } }),
    ...(verify === null ? {} : { verification_unchecked: verify }),
  };
}

/** An answer that its writer ended: whole, save where it was cut off. */
export function endedAt(attempt: Attempt, verdicts: readonly GivenVerdict[]): ToKeep {
  return { attempt, ...wholeness(attempt), verdicts };
}

export function wholeness({ finish_reason }: Attempt): Pick<ToKeep, 'whole' | 'error'> {
  return { whole: cutOff(finish_reason) === null, error: null };
}

/** The same of one that was judged: what the client got, why it is another text than the first, and what was not found out. */
export function endedJudged(judged: Judged): ToKeep {
  const { delivered, content, action, verdicts, revised, why_revised } = judged;
  const attempt = { ...delivered, text: content };
  const unchecked = uncheckedOf(judged);
  return { ...endedAt(attempt, verdicts), unchecked, action, ...(revised ? { revised: why_revised } : {}) };
}

/** How long an answer waits for being kept before its connection is closed. */
const PATIENCE_MS = 1000;

/** The notes that the answer cites by number, each once. */
function citationsOf({ notes }: PreparedChat, text: string): ChatMessage['citations'] {
  const numbers = new Set(findCitations(text, () => false).flatMap(({ targets }) => targets.map(Number)));
  return notes
    .filter(({ index }) => numbers.has(index))
    .map(({ index, note_id, title }) => ({ index, note_id, title }));
}

function inWords(unchecked: Unchecked, words: Words): Readonly<Record<string, NotEvaluated>> {
  const each = Object.entries(unchecked) as [string, NotEvaluated][];
  return Object.fromEntries(each.map(([name, why]) => [name, uncheckedInWords(why, words)]));
}

function messagesOf(
  prepared: PreparedChat,
  { attempt, whole, error, verdicts, revised, action = null, unchecked = {} }: ToKeep,
  at: string,
): ChatMessage[] {
  const { request, chat_id, user_message_id, message_id, asked_at } = prepared;
  const { feature, content, options, note_id } = request;
  return [
    {
      id: user_message_id,
      session_id: chat_id,
      role: 'user',
      content: { text: content, feature, ...(options ? { options } : {}), ...(note_id ? { note_id } : {}) },
      created_at: asked_at,
      citations: [],
      model: null,
      verdict_ids: [],
    },
    {
      id: message_id,
      session_id: chat_id,
      role: 'assistant',
      content: {
        text: attempt.text,
        finish_reason: attempt.finish_reason,
        whole,
        ...(error === null ? {} : { error }),
        ...(revised === undefined ? {} : { revised }),
        ...(prepared.memory === null ? {} : { memory: prepared.memory }),
        ...(action === null ? {} : { action: action as ChatMessage['content'][string] }),
        ...inWords(unchecked, wordsFor(prepared)),
      },
      created_at: at,
      citations: citationsOf(prepared, attempt.text),
      model: `${attempt.provider}/${attempt.model}`,
      verdict_ids: verdicts.map(({ record }) => record.id),
    },
  ];
}

async function keep(bench: Workbench, prepared: PreparedChat, kept: ToKeep): Promise<void> {
  const { caller, chat_id, asked_at, lang } = prepared;
  const { stores, outside } = bench;
  const at = (await outside.clock()).now();
  const session = {
    id: chat_id,
    tenant_id: caller.tenant,
    user_id: caller.user_id,
    created_at: asked_at,
    metadata: { lang },
  };
  await stores.chats(caller.tenant).keep(session, messagesOf(prepared, kept, at));
}

type What = NotKept['what'][number];

/** A part of an answer that is being kept: whether it stands, and why it does not. */
interface Part {
  readonly what: What;
  readonly name: string;
  readonly work: () => Promise<void>;
}

/** A store that fails takes nothing from the answer: it is told as a warning, and to the client. */
async function tryToKeep(
  { events }: Workbench,
  prepared: PreparedChat,
  { what, name, work }: Part,
): Promise<NotKept | null> {
  try {
    await work();
    return null;
  } catch (error) {
    events.onWarning?.(`${name} was not kept: ${error instanceof Error ? error.message : String(error)}`);
    return { what: [what], reason: 'unavailable', detail: errorInWords(error, prepared) };
  }
}

async function keepInputs(
  { stores, outside }: Workbench,
  tenant: string,
  verdicts: readonly GivenVerdict[],
): Promise<void> {
  const inputs = verdicts.map(({ record, input }) => ({ verdict_id: record.id, input }));
  await stores.inputs(tenant).keep(inputs, (await outside.clock()).now());
}

/** WB15, WB20: of verdicts they themselves, and what they were given on where the configuration wants that. */
function partsOfVerdicts(
  bench: Workbench,
  { caller: { tenant }, message_id }: PreparedChat,
  verdicts: readonly GivenVerdict[],
): Part[] {
  if (verdicts.length === 0) return [];
  const name = `the verdict on message ${message_id}`;
  const records = verdicts.map(({ record }) => record);
  const verdict: Part = { what: 'verdict', name, work: () => bench.stores.verdicts(tenant).add(records) };
  const input: Part = {
    what: 'input',
    name: `the input of ${name}`,
    work: () => keepInputs(bench, tenant, verdicts),
  };
  return bench.home.configuration.server.keep_inputs_days === 0 ? [verdict] : [verdict, input];
}

/** Keeps verdicts of which nobody waits to hear. */
export async function keepVerdicts(
  bench: Workbench,
  prepared: PreparedChat,
  verdicts: readonly GivenVerdict[],
): Promise<void> {
  const parts = partsOfVerdicts(bench, prepared, verdicts);
  await Promise.all(parts.map((part) => tryToKeep(bench, prepared, part)));
}

function together(failures: readonly (NotKept | null)[]): NotKept | null {
  const [first, ...more] = failures.filter((one) => one !== null);
  return first === undefined ? null : { ...first, what: [first, ...more].flatMap(({ what }) => what) };
}

/**
 * WB15, WB23: keeps request and answer in one step, and the verdicts; gives what could not be kept, or null. Never rejects,
 * and returns after a second where a store takes longer; the work goes on.
 */
export async function keepChat(
  bench: Workbench,
  prepared: PreparedChat,
  kept: ToKeep,
): Promise<NotKept | null> {
  const chat: Part = {
    what: 'chat',
    name: `chat ${prepared.chat_id}`,
    work: () => keep(bench, prepared, kept),
  };
  const parts = [chat, ...partsOfVerdicts(bench, prepared, kept.verdicts)];
  const work = Promise.all(parts.map((part) => tryToKeep(bench, prepared, part))).then(together);
  bench.later.add(work);
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<NotKept>((resolve) => {
    const detail = wordsFor(prepared)('it was not kept within a second; it may still be');
    timer = setTimeout(
      () => resolve({ what: parts.map(({ what }) => what), reason: 'timeout', detail }),
      PATIENCE_MS,
    );
  });
  const notKept = await Promise.race([work, patience]);
  clearTimeout(timer);
  return notKept;
}

/** FT4: what was not kept asks for nothing. */
export function mayRequest(notKept: NotKept | null): boolean {
  return notKept?.reason !== 'unavailable' || !notKept.what.some((what) => what !== 'input');
}
