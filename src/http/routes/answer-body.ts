import { z } from 'zod';
import { checkValue } from '../../app/check-value.ts';
import { checkAnswer } from '../../app/parse-answer.ts';
import { ShortAnswer, wholeAnswer } from '../../app/short-answer.ts';
import { Answer } from '../../contract/answer.ts';

/** What `POST /api/verify` takes. */
export const AnswerBody = z.union([Answer, ShortAnswer]);

function isShort(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'text' in json && !('content' in json);
}

/** An answer out of a body, whole or short. Throws `AssayError` malformed naming the field. */
export function answerOf(json: unknown): Answer {
  if (!isShort(json)) return checkAnswer(json, 'body');
  const short = checkValue(ShortAnswer, json, { place: 'body', hint: 'send {"text": …, "evidences": […]}' });
  return checkAnswer(wholeAnswer(short), 'body');
}
