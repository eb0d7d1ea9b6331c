import type { AskResult } from '../../contract/ask.ts';
import type { ChatMessage } from '../../contract/chat-record.ts';
import type { AskPorts } from './ask-ports.ts';
import type { AskState } from './ask-state.ts';
import { verdictOfAsk } from './verdict-of-ask.ts';

function messagesOf({ identity }: AskState, result: AskResult, at: string): ChatMessage[] {
  const { user_message_id, message_id, session_id, started_at } = identity;
  const plain = { citations: [], model: null, verdict_ids: [] };
  return [
    {
      ...plain,
      id: user_message_id,
      session_id,
      role: 'user',
      content: { text: result.question, feature: 'ask' },
      created_at: started_at,
    },
    {
      id: message_id,
      session_id,
      role: 'assistant',
      content: { text: result.answer, feature: 'ask', ask_id: result.id, status: result.status },
      created_at: at,
      citations: result.citations,
      model: result.model,
      verdict_ids: [result.verdict_id],
    },
  ];
}

/** LP22: question and answer as a chat, the whole as a verdict; both are kept once by their ids. A store that fails is told. */
export async function keepAsk(ports: AskPorts, state: AskState, result: AskResult): Promise<void> {
  const { identity } = state;
  const session = {
    id: identity.session_id,
    tenant_id: identity.tenant,
    user_id: identity.user_id,
    created_at: identity.started_at,
    metadata: { lang: identity.language },
  };
  const orWarn = async (what: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      ports.warn(`${what} was not kept: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  await Promise.all([
    orWarn(`ask ${result.id}`, () =>
      ports.chats.keep(session, messagesOf(state, result, ports.verify.clock.now())),
    ),
    orWarn(`the verdict on ask ${result.id}`, () => ports.verdicts.add([verdictOfAsk(state, result)])),
  ]);
}
