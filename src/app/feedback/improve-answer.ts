import { AssayError } from '../../contract/assay-error.ts';
import type { ChatMessage, ChatSession } from '../../contract/chat-record.ts';
import type { Job } from '../../contract/job.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import { askPorts } from '../ask/ask.ts';
import { mendFromNotes, type Mending } from './mend-from-notes.ts';
import { mendedMessage } from './mended-message.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { askAgain } from './ask-again.ts';
import type { NoticeWord } from './feedback-words.ts';
import { readConversation } from './conversation.ts';
import { questionBefore } from './give-feedback.ts';
import { languageOfChat, noticeOf } from './notice.ts';
import { saysTheSame } from './says-the-same.ts';

/** What an improvement came to. */
export interface Improvement {
  readonly state: 'improved' | NoticeWord | 'taken_back' | 'gone';
  readonly message_id: string | null;
}

interface Blamed {
  readonly session: ChatSession;
  readonly message: ChatMessage;
  readonly question: string;
  readonly reason: string;
}

/** Null where the thumb was taken back, or what it was about is gone. */
async function blamedBy(bench: Workbench, tenant: string, messageId: string): Promise<Blamed | Improvement> {
  const given = await bench.stores.feedback(tenant).feedbackOf(messageId);
  const down = given.find(({ kind }) => kind !== 'thumbs_up');
  if (down === undefined) return { state: 'taken_back', message_id: null };
  const chat = await readConversation(bench.stores.chats(tenant), down.chat_id);
  const message = chat?.messages.find(({ id }) => id === messageId);
  const question = questionBefore(chat?.messages ?? [], messageId);
  if (chat === null || message === undefined || question === null) return { state: 'gone', message_id: null };
  return { session: chat.session, message, question, reason: down.reason ?? '' };
}

/** FB37: what the notes say of it; `mended` is absent where there is no note to look in, or it is no answer of a chat. */
async function fromNotes(
  bench: Workbench,
  tenant: string,
  { session, message, question, reason }: Blamed,
  abort: AbortSignalLike,
): Promise<Partial<Mending>> {
  const isChat = message.content['feature'] !== 'ask';
  if (!isChat || (await bench.stores.notes(tenant).count()) === 0) return {};
  const language = languageOfChat(session);
  return mendFromNotes(bench, { tenant, question, message, reason, language }, abort);
}

/** The answer of the loop as a message, kept by nobody yet; null where it is no better. */
async function betterAnswer(
  bench: Workbench,
  tenant: string,
  { session, message, question }: Blamed,
  abort: AbortSignalLike,
): Promise<ChatMessage | null> {
  const lang = languageOfChat(session);
  const caller = { tenant, user_id: session.user_id, token: null, lang };
  const ports = await askPorts(bench, caller);
  const request = { question, session_id: session.id, lang, consent: false };
  const { result, message: written } = await askAgain(ports, request, caller, abort);
  const isBetter = result.status === 'answered' && !saysTheSame(result.answer, message.content.text);
  return isBetter && written !== undefined ? written : null;
}

/**
 * FB9: asks the question of a blamed answer again, without anything costly, and keeps what is better in the same
 * conversation, else says that there is nothing better. Done twice it keeps one message.
 */
export async function improveAnswer(
  bench: Workbench,
  { id, tenant_id }: Pick<Job, 'id' | 'tenant_id'>,
  messageId: string,
  abort: AbortSignalLike,
): Promise<Improvement> {
  const blamed = await blamedBy(bench, tenant_id, messageId);
  if ('state' in blamed) return blamed;
  const { session } = blamed;
  const { mended, stood = false } = await fromNotes(bench, tenant_id, blamed, abort);
  let notice: NoticeWord = mended === undefined ? 'no_better' : stood ? 'in_notes' : 'not_in_notes';
  const ofIndex = async (): Promise<ChatMessage | null> =>
    betterAnswer(bench, tenant_id, blamed, abort).catch((error: unknown) => {
      if (!(error instanceof AssayError) || error.code !== 'not_found') throw error;
      if (mended === undefined) notice = 'nothing_indexed';
      return null;
    });
  const hasMended = mended !== undefined && mended !== null;
  const better = hasMended ? await mendedMessage(bench, tenant_id, blamed.message, mended) : await ofIndex();
  const at = (await bench.outside.clock()).now();
  const message =
    better === null
      ? noticeOf(session, { id, improves: messageId, notice, at })
      : { ...better, id, content: { ...better.content, improves: messageId } };
  await bench.stores.chats(tenant_id).keep(session, [message]);
  return { state: better === null ? notice : 'improved', message_id: id };
}
