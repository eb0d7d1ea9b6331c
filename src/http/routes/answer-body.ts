import { z } from 'zod';
import { anyAnswer, ShortAnswer } from '../../app/short-answer.ts';
import { Answer } from '../../contract/answer.ts';

/** What `POST /api/verify` takes. */
export const AnswerBody = z.union([Answer, ShortAnswer]);

/** An answer out of a body, whole or short. Throws `AssayError` malformed naming the field. */
export function answerOf(json: unknown): Answer {
  return anyAnswer(json, 'body');
}
