import type { ChatMessage, ChatSession } from '../../contract/chat-record.ts';
import type { ChatStore } from '../../contract/ports/chat-store.ts';

const PAGE = 200;

export interface Conversation {
  readonly session: ChatSession;
  readonly messages: readonly ChatMessage[];
}

/** A whole conversation; null where there is none. Rejects with `AssayError`. */
export async function readConversation(chats: ChatStore, id: string): Promise<Conversation | null> {
  const session = await chats.find(id);
  if (session === null) return null;
  const messages: ChatMessage[] = [];
  for (;;) {
    const page = await chats.messages(id, { limit: PAGE, after: messages.at(-1)?.id });
    messages.push(...page);
    if (page.length < PAGE) return { session, messages };
  }
}
