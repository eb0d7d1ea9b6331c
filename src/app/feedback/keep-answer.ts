import { z } from 'zod';
import type { ChatMessage } from '../../contract/chat-record.ts';
import type { Clock } from '../../contract/ports/clock.ts';
import type { Ids } from '../../contract/ports/ids.ts';
import { textDifference } from '../../core/correction/mend/text-difference.ts';
import { citation } from '../../core/correction/quote/write-quotations.ts';
import type { Stores } from '../stores.ts';
import { OWN_ANSWER_WORDS } from './feedback-words.ts';
import { judgedOf } from './give-feedback.ts';
import { languageOfChat } from './notice.ts';

/** The right answer in the words of a person who knows it. */
export const OwnAnswer = z.strictObject({
  chat_id: z.string().min(1).max(200),
  message_id: z.string().min(1).max(200),
  answer: z.string().trim().min(1).max(20_000),
  by: z.string().trim().min(1).max(200).optional().describe('Who approves, where no API key says so'),
});
export type OwnAnswer = z.infer<typeof OwnAnswer>;

/** The note that it is kept as, and its message in the conversation. */
export const KeptAnswer = z.object({ note_id: z.string(), message_id: z.string() });

interface KeepPorts {
  readonly stores: Pick<Stores, 'chats' | 'notes'>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * FB39: keeps a person's own answer as a note that says who approved it and when, and in the conversation with that note as
 * its source. Rejects with `AssayError` not_found where there is no such answer.
 */
export async function keepAnswer(
  { stores, clock, ids }: KeepPorts,
  request: OwnAnswer,
  { tenant, by }: { readonly tenant: string; readonly by: string },
): Promise<z.infer<typeof KeptAnswer>> {
  const { session, message, question } = await judgedOf({ stores }, tenant, request);
  const language = languageOfChat(session);
  const words = OWN_ANSWER_WORDS[language];
  const at = clock.now();
  const note_id = `answer-${message.id}`;
  const title = words.title(question ?? message.content.text).slice(0, 500);
  const content = `${request.answer}\n\n${words.signed(by, at.slice(0, 10))}`;
  await stores.notes(tenant).write({ note_id, title, content, tags: ['approved-answer'] }, at);
  const text = `${request.answer} ${citation(1, language)}`;
  const difference = textDifference(message.content.text, text);
  const own: ChatMessage = {
    id: ids.next(),
    session_id: session.id,
    role: 'assistant',
    content: {
      text,
      improves: message.id,
      approved: { by, at },
      difference: difference.map((one) => ({ ...one })),
    },
    created_at: at,
    citations: [{ index: 1, note_id, title }],
    model: null,
    verdict_ids: [],
  };
  await stores.chats(tenant).keep(session, [own]);
  return { note_id, message_id: own.id };
}
