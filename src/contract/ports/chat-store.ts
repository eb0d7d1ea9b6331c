import type { ChatMessage, ChatSession, ChatSummary } from '../chat-record.ts';

/** Which ones are wanted: at most `limit`, from behind the one whose id is `after`. */
export interface ChatPageRequest {
  readonly limit: number;
  readonly after?: string | undefined;
}

/** Kept conversations of one tenant. */
export interface ChatStore {
  /** Session (made where it is new) and messages in one step: all of them are kept, or none. Idempotent by id. */
  keep(session: ChatSession, messages: readonly ChatMessage[]): Promise<void>;
  find(id: string): Promise<ChatSession | null>;
  /** Newest first. Rejects with `AssayError` (usage) where `after` is no chat that is there. */
  list(page: ChatPageRequest): Promise<readonly ChatSummary[]>;
  /** Messages in the order in which they were kept; an unknown chat has none. Rejects with `AssayError` (usage) as `list`. */
  messages(id: string, page: ChatPageRequest): Promise<readonly ChatMessage[]>;
  /** At most so many of its last messages, in the same order. */
  latest(id: string, limit: number): Promise<readonly ChatMessage[]>;
}
