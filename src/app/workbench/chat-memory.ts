import type { ChatMemory } from '../../contract/ai-chat.ts';
import type { AIMessage } from '../../contract/ai-message.ts';
import type { ChatMessage } from '../../contract/chat-record.ts';
import { AnswerAction } from '../../contract/on-fail.ts';
import type { ChatStore } from '../../contract/ports/chat-store.ts';

/** What a model is shown of the turns before, oldest first. */
export interface Remembered {
  readonly messages: readonly AIMessage[];
  /** What of them was left out; null where nothing was. */
  readonly told: ChatMemory | null;
}

export const NOTHING_BEFORE: Remembered = { messages: [], told: null };

/** No turn further back is looked at. */
const MOST_MESSAGES = 200;

const Acted = AnswerAction.pick({ action: true });

interface Turn {
  readonly question: string;
  answer: string | null;
  answered_by: string | null;
}

/** WB25: an answer that the client never got, or not to its end, comes back to no model. */
function isWithheld({ content }: ChatMessage): boolean {
  const acted = Acted.safeParse(content['action']).data;
  return acted?.action === 'block' || content['error'] !== undefined || content.text.trim() === '';
}

function takeAnswer(turns: Turn[], message: ChatMessage): void {
  const { improves, text } = message.content;
  const turn =
    improves === undefined ? turns.at(-1) : turns.findLast(({ answered_by }) => answered_by === improves);
  if (turn === undefined) return;
  turn.answer = isWithheld(message) ? null : text;
  turn.answered_by = message.id;
}

/** Questions with their answers; one that was mended since has the mended one. */
function turnsOf(messages: readonly ChatMessage[]): Turn[] {
  const turns: Turn[] = [];
  for (const message of messages) {
    if (message.role === 'user')
      turns.push({ question: message.content.text, answer: null, answered_by: null });
    if (message.role === 'assistant') takeAnswer(turns, message);
  }
  return turns;
}

/** WB25: the newest turns that there is room for, in UTF-16 units. */
export function remember(messages: readonly ChatMessage[], room: number): Remembered {
  const turns = turnsOf(messages);
  const shown: AIMessage[] = [];
  let [left, dropped, withheld] = [room, 0, 0];
  for (const { question, answer } of turns.toReversed()) {
    const isFull = dropped > 0 || question.length + (answer?.length ?? 0) > left;
    if (answer === null) withheld += 1;
    else if (isFull) dropped += 1;
    else {
      left -= question.length + answer.length;
      shown.unshift({ role: 'user', content: question }, { role: 'assistant', content: answer });
    }
  }
  const told = { turns: shown.length / 2, dropped, withheld };
  return { messages: shown, told: dropped + withheld === 0 ? null : told };
}

/** The same of a kept chat. Rejects with `AssayError` where it cannot be read. */
export async function chatMemory(
  chats: Pick<ChatStore, 'latest'>,
  id: string,
  room: number,
): Promise<Remembered> {
  return remember(await chats.latest(id, MOST_MESSAGES), room);
}
