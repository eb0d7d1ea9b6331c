import { z } from 'zod';
import { AssayError } from '../../contract/assay-error.ts';
import type { ChatMessage, ChatSession } from '../../contract/chat-record.ts';
import { type Feedback, FeedbackKind } from '../../contract/feedback-signal.ts';
import type { Message } from '../../contract/message.ts';
import type { NoticeWord } from './feedback-words.ts';
import { readConversation } from './conversation.ts';
import { noticeOf } from './notice.ts';
import { afterSignal, signalToKeep } from './record-signal.ts';
import { signalMessage } from './signal-message.ts';
import { type Limited, limitOf } from './signal-limits.ts';
import { ANONYMOUS, type SignalCaller, type SignalPorts } from './signal-ports.ts';

/** A thumb, or a wish for correction. */
export const FeedbackRequest = z.strictObject({
  kind: FeedbackKind,
  chat_id: z.string().min(1).max(200),
  message_id: z.string().min(1).max(200),
  reason: z.string().max(4000).nullable().default(null),
});
export type FeedbackRequest = z.infer<typeof FeedbackRequest>;

/** What became of it. */
export interface Given {
  readonly feedback: Feedback;
  /** Null where none was kept: praise, a repetition, or too much. */
  readonly signal_id: string | null;
  readonly job_ids: readonly string[];
  readonly limited: Limited;
}

export interface JudgedAnswer {
  readonly session: ChatSession;
  readonly message: ChatMessage;
  readonly question: string | null;
}

/** The question before a message of a conversation. */
export function questionBefore(messages: readonly ChatMessage[], id: string): string | null {
  const before = messages.slice(
    0,
    messages.findIndex((message) => message.id === id),
  );
  return before.findLast(({ role }) => role === 'user')?.content.text ?? null;
}

/** An answer that was kept, with its question. Rejects with `AssayError` not_found. */
export async function judgedOf(
  { stores }: { readonly stores: Pick<SignalPorts['stores'], 'chats'> },
  tenant: string,
  { chat_id, message_id }: Pick<FeedbackRequest, 'chat_id' | 'message_id'>,
): Promise<JudgedAnswer> {
  const chat = await readConversation(stores.chats(tenant), chat_id);
  const message = chat?.messages.find(({ id, role }) => id === message_id && role === 'assistant');
  if (chat === null || message === undefined)
    throw new AssayError('not_found', 'there is no such answer', {
      where: message_id,
      hint: 'give the ids of the headers X-Chat-Id and X-Message-Id',
    });
  return { session: chat.session, message, question: questionBefore(chat.messages, message_id) };
}

function signalOf(
  { configuration, ids, clock, trace_id }: SignalPorts,
  caller: SignalCaller,
  { session, message, question }: JudgedAnswer,
  comment: string | null,
): Message {
  const id = ids.next();
  return signalMessage({
    id,
    timestamp: clock.now(),
    trace_id: trace_id ?? id,
    correlation_id: message.id,
    tenant: caller.tenant,
    actor: { agent: configuration.agent_id, role: 'orchestrator' },
    signal: {
      source: 'person',
      session_id: session.id,
      reason: 'thumbs_down',
      context: { message_id: message.id, ...(question === null ? {} : { question }) },
      comment,
    },
  });
}

/** FB40: a correction that a person takes is told in the conversation, once. */
function acceptedOf({ session, message }: JudgedAnswer, at: string): ChatMessage | undefined {
  const { improves } = message.content;
  if (typeof improves !== 'string') return undefined;
  return noticeOf(session, { id: `${message.id}.accepted`, improves, at, notice: 'accepted' });
}

/**
 * FB2, FB9: keeps a thumb. One that is down, or a wish for correction, queues an improvement, and the conversation is told
 * in the same transaction. Rejects with `AssayError` not_found where there is no such answer.
 */
export async function giveFeedback(
  ports: SignalPorts,
  request: FeedbackRequest,
  caller: SignalCaller,
): Promise<Given> {
  const { tenant } = caller;
  const judged = await judgedOf(ports, tenant, request);
  const feedback = { ...request, id: ports.ids.next(), created_at: ports.clock.now() };
  const store = ports.stores.feedback(tenant);
  const name = caller.key ?? ANONYMOUS;
  const limited = request.kind === 'thumbs_up' ? null : await limitOf(store, name, feedback.created_at);
  const given = { feedback, signal_id: null, job_ids: [], limited };
  if (request.kind === 'thumbs_up') {
    await store.give({ ...feedback, caller: name }, null, acceptedOf(judged, feedback.created_at));
    return given;
  }
  const tell = (notice: NoticeWord, id: string): ChatMessage => {
    const of = { id, improves: request.message_id, at: feedback.created_at };
    return noticeOf(judged.session, { ...of, notice });
  };
  if (limited !== null) {
    await store.give({ ...feedback, caller: name }, null, tell('limited', `${request.message_id}.limited`));
    return given;
  }
  const message = signalOf(ports, caller, judged, request.reason);
  const kept = {
    ...signalToKeep(ports, message, caller, feedback.id),
    notice: tell('improving', ports.ids.next()),
  };
  const job_ids = await store.give({ ...feedback, caller: name }, kept);
  if (job_ids === null) return given;
  await afterSignal(ports, tenant, kept, job_ids);
  return { ...given, signal_id: message.id, job_ids };
}
