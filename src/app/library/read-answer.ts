import type { Answer } from '../../contract/answer.ts';
import { checkAnswer as check, parseAnswer as parse } from '../parse-answer.ts';
import { toldWholeNow } from './told-whole.ts';

/** An answer that comes as a value. Throws `AssayError` malformed, whose message names `place` and the field. */
export function checkAnswer(given: unknown, place: string): Answer {
  return toldWholeNow(() => check(given, place));
}

/** An answer as JSON text. Throws as `checkAnswer`, and with line and column where the text is not JSON. */
export function parseAnswer(text: string, place: string): Answer {
  return toldWholeNow(() => parse(text, place));
}
