import type { ChatMessage } from '../../contract/chat-record.ts';
import type { NotEvaluated } from '../../contract/quality.ts';
import { findCitations } from '../../core/language/citations.ts';
import { cutOff } from '../../core/quality-gate/cut-off.ts';
import type { Attempt } from './attempt.ts';
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
  /** Why a second attempt stands in place of the first one. */
  readonly revised?: string;
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
  return { attempt, whole: cutOff(attempt.finish_reason) === null, error: null, verdicts };
}

/** The same of one that was judged: the better of its attempts, that it is the second one, and what was not found out. */
export function endedJudged(judged: Judged): ToKeep {
  const { delivered, verdicts, revised, why_revised } = judged;
  const unchecked = uncheckedOf(judged);
  return { ...endedAt(delivered, verdicts), unchecked, ...(revised ? { revised: why_revised } : {}) };
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
  { attempt, whole, error, verdicts, revised, unchecked = {} }: ToKeep,
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

/** A store that fails takes nothing from the answer: it is told as a warning. */
async function orWarn({ events }: Workbench, what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    events.onWarning?.(`${what} was not kept: ${error instanceof Error ? error.message : String(error)}`);
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

/** WB15, WB20: keeps verdicts, and what they were given on where the configuration wants that. */
export async function keepVerdicts(
  bench: Workbench,
  { caller, message_id }: PreparedChat,
  verdicts: readonly GivenVerdict[],
): Promise<void> {
  if (verdicts.length === 0) return;
  const { keep_inputs_days: days } = bench.home.configuration.server;
  await Promise.all([
    orWarn(bench, `the verdict on message ${message_id}`, () =>
      bench.stores.verdicts(caller.tenant).add(verdicts.map(({ record }) => record)),
    ),
    ...(days === 0
      ? []
      : [
          orWarn(bench, `the input of the verdict on message ${message_id}`, () =>
            keepInputs(bench, caller.tenant, verdicts),
          ),
        ]),
  ]);
}

/** WB15: keeps request and answer in one step, and the verdicts. Never rejects, and returns after a second where a store takes longer; the work goes on. */
export async function keepChat(bench: Workbench, prepared: PreparedChat, kept: ToKeep): Promise<void> {
  const work = Promise.all([
    orWarn(bench, `chat ${prepared.chat_id}`, () => keep(bench, prepared, kept)),
    keepVerdicts(bench, prepared, kept.verdicts),
  ]);
  bench.later.add(work);
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([work, patience]);
  clearTimeout(timer);
}
