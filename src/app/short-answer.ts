import { z } from 'zod';
import { Answer } from '../contract/answer.ts';
import { Evidence } from '../contract/evidence.ts';
import { wholeOf } from '../contract/given-answer.ts';
import { checkValue } from './check-value.ts';
import { AssayError } from '../contract/assay-error.ts';
import { shortForm } from './forms/answer-form.ts';
import { ANSWER_COLUMNS } from './forms/row-form.ts';
import { type Fields, isRecord } from './forms/is-record.ts';
import { refuseMisspelt, refuseMisspeltEvidence, refuseMisspeltRow, refuseUnknown } from './misspelt.ts';
import { checkAnswer, SHAPE } from './parse-answer.ts';

const SHORT = 'give {"text": …, "evidences": […]}';

const MOST_NAMED = 8;

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

/** Says what is there instead: a field to rename, or an answer without a word. */
function refuse(given: unknown, place: string): never {
  const names = isRecord(given) ? Object.keys(given) : [];
  const empty = names.find((name) => ANSWER_COLUMNS.includes(name));
  if (empty !== undefined)
    throw new AssayError('malformed', 'the answer is empty', { where: `${place}: ${empty}`, hint: SHORT });
  const there = names.slice(0, MOST_NAMED).map((name) => JSON.stringify(name));
  const message = there.length === 0 ? NONE : `${NONE}; there are: ${there.join(', ')}`;
  throw new AssayError('malformed', message, {
    where: place,
    hint: there.length === 0 ? SHORT : `${SHORT}, or rename the field of the answer to "answer"`,
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
 * naming the field. `isHeld`: there is evidence beside it.
 */
export function anyAnswer(given: unknown, place: string, isHeld = false): Answer {
  const form = shortForm(given, place);
  const isOwn = form !== null && Array.isArray(form['evidences']) && form['evidences'].length > 0;
  if (!isRecord(given) || !('text' in given))
    refuseMisspeltRow(given, { place, hint: SHORT }, isHeld || isOwn);
  if (form !== null) return fromShort(form, place);
  if (isNone(given)) refuse(given, place);
  refuseMisspelt(given, { place, hint: SHAPE });
  return checkAnswer(given, place);
}
