import type { Evidence } from '../../../contract/evidence.ts';
import type { OpenAIAsked, OpenAIMessage } from '../../../contract/openai-chat.ts';
import { evidencesOf } from '../../forms/messages-form.ts';
import { anyAnswer } from '../../short-answer.ts';
import type { GroundNote } from '../features/feature.ts';

/** What a request brings along. */
interface Brought {
  readonly messages: readonly OpenAIMessage[];
  readonly evidences: OpenAIAsked['evidences'];
}

/**
 * OA5: the evidence that a request brings itself: results of tools in its messages, and what stands under `evidences`,
 * in the short form of every face. Throws `AssayError` malformed naming the field at this place.
 */
export function ownEvidence({ messages, evidences = [] }: Brought, place: string): readonly Evidence[] {
  const results = evidencesOf(messages) as unknown[];
  const all = [...evidences, ...results];
  return all.length === 0 ? [] : (anyAnswer({ text: '', evidences: all }, place).content.evidences ?? []);
}

/** Evidence as the gate is shown notes, numbered behind those that are there. */
export function asNotes(evidences: readonly Evidence[], before: number): GroundNote[] {
  return evidences.map(({ evidence_id, data }, at) => {
    const content = typeof data === 'string' ? data : JSON.stringify(data);
    const index = before + at + 1;
    return { index, note_id: evidence_id, title: evidence_id, content, snippet: '', score: 1 };
  });
}
