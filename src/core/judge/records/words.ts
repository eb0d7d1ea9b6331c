import type { Language } from '../../../contract/language.ts';
import type { Word } from '../../statement/token.ts';
import { wordsOf } from '../../read/words-of.ts';

/** The words of a name, as the words of a claim are cut. */
export function nameWords(language: Language, text: string): readonly Word[] {
  return wordsOf[language](text).filter(({ form }) => /[\p{L}\p{N}]/u.test(form));
}
