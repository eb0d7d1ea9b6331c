import { z } from 'zod';
import { checkValue } from '../../app/check-value.ts';
import { checkAnswer } from '../../app/parse-answer.ts';
import { Answer } from '../../contract/answer.ts';
import { Evidence } from '../../contract/evidence.ts';

/** An answer in short: its text beside what it is held against. A piece of evidence may be plain text, a document. */
const ShortAnswer = z.strictObject({
  ...Answer.omit({ content: true, response_id: true }).shape,
  response_id: z.string().min(1).optional(),
  text: z.string(),
  evidences: z.array(z.union([Evidence, z.string()])).optional(),
});

/** What `POST /api/verify` takes. */
export const AnswerBody = z.union([Answer, ShortAnswer]);

type ShortAnswer = z.infer<typeof ShortAnswer>;

function isShort(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'text' in json && !('content' in json);
}

function evidenceOf(evidence: Evidence | string, at: number): Evidence {
  if (typeof evidence !== 'string') return evidence;
  return { evidence_id: `evidence-${at + 1}`, type: 'document', data: evidence };
}

function wholeAnswer({ text, evidences = [], response_id = 'answer', ...more }: ShortAnswer): unknown {
  return { ...more, response_id, content: { text, evidences: evidences.map(evidenceOf) } };
}

/** An answer out of a body, whole or short. Throws `AssayError` malformed naming the field. */
export function answerOf(json: unknown): Answer {
  if (!isShort(json)) return checkAnswer(json, 'body');
  const short = checkValue(ShortAnswer, json, { place: 'body', hint: 'send {"text": …, "evidences": […]}' });
  return checkAnswer(wholeAnswer(short), 'body');
}
