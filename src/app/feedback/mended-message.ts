import type { ChatMessage } from '../../contract/chat-record.ts';
import { textDifference } from '../../core/correction/mend/text-difference.ts';
import { findCitations } from '../../core/language/citations.ts';
import { EXTRACTIVE } from '../models/available-model.ts';
import type { Workbench } from '../workbench/workbench.ts';
import type { MendedAnswer } from './mend-from-notes.ts';

function citedIn({ text, notes }: MendedAnswer): ChatMessage['citations'] {
  const numbers = new Set(findCitations(text, () => false).flatMap(({ targets }) => targets.map(Number)));
  return notes
    .filter(({ index }) => numbers.has(index))
    .map(({ index, note_id, title }) => ({ index, note_id, title }));
}

/** FB37: a correction as a message that is kept by nobody yet, with its difference from the blamed one; its verdict is kept. */
export async function mendedMessage(
  { stores, outside }: Workbench,
  tenant: string,
  blamed: ChatMessage,
  mended: MendedAnswer,
): Promise<ChatMessage> {
  const { text, found_by, verified } = mended;
  await stores.verdicts(tenant).add([verified.verdict]);
  const difference = textDifference(blamed.content.text, text);
  return {
    id: '',
    session_id: blamed.session_id,
    role: 'assistant',
    content: { text, found_by, difference: difference.map((one) => ({ ...one })) },
    created_at: (await outside.clock()).now(),
    citations: citedIn(mended),
    model: `${EXTRACTIVE}/${EXTRACTIVE}`,
    verdict_ids: [verified.verdict.id],
  };
}
