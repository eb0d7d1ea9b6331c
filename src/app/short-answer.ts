import { z } from 'zod';
import { Answer } from '../contract/answer.ts';
import { Evidence } from '../contract/evidence.ts';
import { wholeOf } from '../contract/given-answer.ts';
import { checkValue } from './check-value.ts';
import { AssayError } from '../contract/assay-error.ts';
import { shortForm } from './forms/answer-form.ts';
import { type Fields, isRecord } from './forms/is-record.ts';
import { refuseMisspelt, refuseMisspeltEvidence, refuseMisspeltRow, refuseUnknown } from './misspelt.ts';
import { checkAnswer, SHAPE } from './parse-answer.ts';

const SHORT = 'give {"text": …, "evidences": […]}';

const NONE = 'is no answer: it has neither "text", nor "answer", nor "messages", nor "content"';

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

/** Neither of the forms that an answer comes in. */
function isNone(given: unknown): boolean {
  return !isRecord(given) || !('content' in given || 'response_id' in given);
}

function refuse(place: string): never {
  throw new AssayError('malformed', NONE, {
    where: `${place}: the whole`,
    hint: SHORT,
  });
}

function fromShort(form: Fields, place: string): Answer {
  const at = { place, hint: SHORT };
  refuseUnknown(form, Object.keys(ShortAnswer.shape), at);
  refuseMisspeltEvidence(form, at);
  return checkAnswer(wholeAnswer(checkValue(ShortAnswer, form, at)), place);
}

/**
 * An answer as a face receives it: whole, in short, or in a form of others (IN1 to IN3). Throws `AssayError` malformed
 * naming the field.
 */
export function anyAnswer(given: unknown, place: string): Answer {
  const form = shortForm(given, place);
  if (!isRecord(given) || !('text' in given)) refuseMisspeltRow(given, { place, hint: SHORT });
  if (form !== null) return fromShort(form, place);
  if (isNone(given)) refuse(place);
  refuseMisspelt(given, { place, hint: SHAPE });
  return checkAnswer(given, place);
}
