import { z } from 'zod';
import { Answer } from '../contract/answer.ts';
import { Evidence } from '../contract/evidence.ts';

/** An answer in short: its text beside what it is held against. A piece of evidence may be plain text, a document. */
export const ShortAnswer = z.strictObject({
  ...Answer.omit({ content: true, response_id: true }).shape,
  response_id: z.string().min(1).optional(),
  text: z.string(),
  evidences: z.array(z.union([Evidence, z.string()])).optional(),
});
export type ShortAnswer = z.infer<typeof ShortAnswer>;

function evidenceOf(evidence: Evidence | string, at: number): Evidence {
  if (typeof evidence !== 'string') return evidence;
  return { evidence_id: `evidence-${at + 1}`, type: 'document', data: evidence };
}

/** The whole answer, to be checked as one that came whole. */
export function wholeAnswer({ text, evidences = [], response_id = 'answer', ...more }: ShortAnswer): unknown {
  return { ...more, response_id, content: { text, evidences: evidences.map(evidenceOf) } };
}
