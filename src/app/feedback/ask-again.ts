import type { AskRequest, AskResult } from '../../contract/ask.ts';
import type { ChatMessage } from '../../contract/chat-record.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { AskPorts } from '../ask/ask-ports.ts';
import { runAsk } from '../ask/run-ask.ts';
import type { Caller } from '../workbench/caller.ts';

/** What a question came to that was asked again; its answer as a message is kept by nobody yet. */
export interface AskedAgain {
  readonly result: AskResult;
  readonly message: ChatMessage | undefined;
}

/** No conversation is read, and none is kept. */
export const NO_CHATS: AskPorts['chats'] = {
  find: async () => null,
  latest: async () => [],
  keep: async () => undefined,
};

/** Asks without keeping a conversation of it. Rejects with `AssayError` as `runAsk` does. */
export async function askAgain(
  ports: AskPorts,
  request: AskRequest,
  caller: Caller,
  abort: AbortSignalLike,
): Promise<AskedAgain> {
  let message: ChatMessage | undefined;
  const chats: AskPorts['chats'] = {
    ...NO_CHATS,
    keep: async (_, messages) => {
      message = messages.find(({ role }) => role === 'assistant');
    },
  };
  const result = await runAsk({ ...ports, chats }, request, caller, {}, abort);
  return { result, message };
}
