import { AssayError } from '../contract/assay-error.ts';
import type { Language } from '../contract/language.ts';
import { foreseen } from '../contract/trouble-at.ts';
import { plainText } from './plain-text.ts';
import { translate } from '../app/messages/translate.ts';

const BUG = 'this is a bug in Assay; ASSAY_DEBUG=1 shows where';

/** Several problems, a line for each. */
const LIST = /^\d+ problems\n/;

/** An error for a person: where, why, what to do. What Assay did not foresee is its own fault and says so. */
export function errorText(thrown: unknown, language: Language, debug: boolean): string {
  const error = foreseen(thrown);
  const stack = debug && error instanceof Error ? `${error.stack ?? ''}\n` : '';
  const say = (sentence: string): string => plainText(translate(sentence, language));
  if (error instanceof AssayError) {
    const where = error.where === undefined ? '' : `${plainText(error.where)}: `;
    const hint = error.hint === undefined ? '' : `  ${say(error.hint)}\n`;
    const [why = '', ...list] = LIST.test(error.message)
      ? translate(error.message, language).split('\n').map(plainText)
      : [say(error.message)];
    return `assay: ${[`${where}${why}`, ...list].join('\n  ')}\n${hint}${stack}`;
  }
  const why = error instanceof Error ? error.message : String(error);
  return `assay: ${say(why)}\n  ${say(BUG)}\n${stack}`;
}
