import type { ChatMessage, ChatSession } from '../chat-record.ts';

/** Kept conversations of one tenant. */
export interface ChatStore {
  /** Session (made where it is new) and messages in one step: all of them are kept, or none. Idempotent by id. */
  keep(session: ChatSession, messages: readonly ChatMessage[]): Promise<void>;
  read(
    id: string,
  ): Promise<{ readonly session: ChatSession; readonly messages: readonly ChatMessage[] } | null>;
}
