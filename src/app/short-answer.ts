import { z } from 'zod';
import { Answer } from '../contract/answer.ts';
import { Evidence } from '../contract/evidence.ts';
import { wholeOf } from '../contract/given-answer.ts';
import { checkValue } from './check-value.ts';
import { checkAnswer } from './parse-answer.ts';

/** Named by its place and known by its data, where it does not say. */
export const ShortEvidence = Evidence.partial({ evidence_id: true, type: true });

/** An answer in short: its text beside what it is held against. A piece of evidence may be plain text, a document. */
export const ShortAnswer = z.strictObject({
  ...Answer.omit({ content: true, response_id: true }).shape,
  response_id: z.string().min(1).optional(),
  question: z.string().optional().describe('The question that the answer replies to; `query` is the same.'),
  text: z.string(),
  evidences: z.array(z.union([ShortEvidence, z.string()])).optional(),
});
export type ShortAnswer = z.infer<typeof ShortAnswer>;

/** The whole answer, to be checked as one that came whole. */
export function wholeAnswer(short: ShortAnswer): unknown {
  return wholeOf(short);
}

function isShort(given: unknown): boolean {
  return typeof given === 'object' && given !== null && 'text' in given && !('content' in given);
}

/** An answer as a face receives it, whole or short. Throws `AssayError` malformed naming the field. */
export function anyAnswer(given: unknown, place: string): Answer {
  if (!isShort(given)) return checkAnswer(given, place);
  const short = checkValue(ShortAnswer, given, { place, hint: 'send {"text": …, "evidences": […]}' });
  return checkAnswer(wholeAnswer(short), place);
}
