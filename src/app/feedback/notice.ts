import type { ChatMessage, ChatSession } from '../../contract/chat-record.ts';
import type { Language } from '../../contract/language.ts';
import { FEEDBACK_WORDS, type NoticeWord } from './feedback-words.ts';

/** The language of a conversation. */
export function languageOfChat({ metadata }: ChatSession): Language {
  return metadata['lang'] === 'ko' ? 'ko' : 'en';
}

/** FB9: a message of progress, of the message that is to be improved. */
export function noticeOf(
  session: ChatSession,
  of: { readonly id: string; readonly improves: string; readonly notice: NoticeWord; readonly at: string },
): ChatMessage {
  const { id, improves, notice, at } = of;
  return {
    id,
    session_id: session.id,
    role: 'system',
    content: { text: FEEDBACK_WORDS[languageOfChat(session)][notice], notice, improves },
    created_at: at,
    citations: [],
    model: null,
    verdict_ids: [],
  };
}
