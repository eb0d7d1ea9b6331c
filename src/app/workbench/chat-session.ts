import { AssayError } from '../../contract/assay-error.ts';
import type { ChatSession } from '../../contract/chat-record.ts';
import type { ChatStore } from '../../contract/ports/chat-store.ts';
import type { Caller } from './caller.ts';

const LISTED = 'GET /api/chats lists those that are there';

/** A kept chat. Throws `AssayError` not_found with `where`. */
export async function readChat(chats: ChatStore, id: string, where: string): Promise<ChatSession> {
  const session = await chats.find(id);
  if (session !== null) return session;
  throw new AssayError('not_found', 'there is no such chat', { where, hint: LISTED });
}

/** WB21: the chat that a request goes on in, null for a new one. One of another user is not there for it. */
export async function goesOnIn(
  chats: () => ChatStore,
  id: string | null | undefined,
  { user_id }: Pick<Caller, 'user_id'>,
): Promise<ChatSession | null> {
  if (id === undefined || id === null) return null;
  const session = await readChat(chats(), id, 'session_id');
  if (session.user_id === user_id) return session;
  throw new AssayError('not_found', 'there is no such chat of this user', {
    where: 'session_id',
    hint: 'leave session_id out to begin a new one',
  });
}
