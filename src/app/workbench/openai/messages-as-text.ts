import type { AIMessage } from '../../../contract/ai-message.ts';
import type { OpenAIMessage } from '../../../contract/openai-chat.ts';
import { textOf } from '../../forms/messages-form.ts';

const ROLES: Readonly<Record<string, AIMessage['role']>> = {
  system: 'system',
  developer: 'system',
  user: 'user',
  assistant: 'assistant',
};

/** What a provider that reads text alone is told of messages: their words. */
export function messagesAsText(messages: readonly OpenAIMessage[]): AIMessage[] {
  return messages.flatMap((message): AIMessage[] => {
    const role = ROLES[message.role];
    const content = textOf(message);
    return role === undefined || content === '' ? [] : [{ role, content }];
  });
}

/** What the user asked last; empty where the user says nothing. */
export function questionIn(messages: readonly OpenAIMessage[]): string {
  const asked = messages.findLast((message) => message.role === 'user' && textOf(message) !== '');
  return asked === undefined ? '' : textOf(asked);
}
