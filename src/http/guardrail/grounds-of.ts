import { chatNotes } from '../../app/workbench/chat-notes.ts';
import { evidenceOfChat } from '../../app/workbench/evidence-of-chat.ts';
import { questionIn } from '../../app/workbench/openai/messages-as-text.ts';
import { ownEvidence } from '../../app/workbench/openai/own-evidence.ts';
import type { Evidence } from '../../contract/evidence.ts';
import type { GuardrailAsked } from '../../contract/guardrail.ts';
import type { OpenAIMessage } from '../../contract/openai-chat.ts';
import type { Asked } from '../route.ts';
import { shapeRefusal } from '../shape-refusal.ts';

/** What the texts of a call of a model are held against. */
export interface Grounds {
  readonly question: string;
  readonly evidences: readonly Evidence[];
}

function brought(
  messages: readonly OpenAIMessage[],
  { evidences }: GuardrailAsked,
  place: string,
): readonly Evidence[] {
  try {
    return ownEvidence({ messages, evidences }, place);
  } catch (error) {
    throw shapeRefusal(error);
  }
}

/** OA12: as OA5: what the call brings itself, and notes that match its question. Throws refusals. */
export async function groundsOf(
  { served, holder }: Pick<Asked, 'served' | 'holder'>,
  messages: readonly OpenAIMessage[],
  asked: GuardrailAsked,
  place: string,
): Promise<Grounds> {
  const question = questionIn(messages);
  const own = brought(messages, asked, place);
  if (question === '' || !(asked.notes ?? own.length === 0)) return { question, evidences: own };
  const request = { feature: 'search_qa' as const, content: question };
  const notes = await chatNotes(served.stores.notes(holder.tenant), request);
  return { question, evidences: [...evidenceOfChat('search_qa', question, notes), ...own] };
}
