import type { Language } from '../../contract/language.ts';
import { languageOfText } from '../../core/language/text-language.ts';
import { hasHangul } from '../../core/language/script.ts';

const LATIN = /[a-z]/iu;

/** The language of a question, a short one too; null where it has no letters of either. */
function languageOfQuestion(question: string): Language | null {
  const told = languageOfText(question);
  if (told !== null) return told;
  if (hasHangul(question)) return 'ko';
  return LATIN.test(question) ? 'en' : null;
}

/** WB19: what was asked for, else that of the question, else that of its conversation, else English. */
export function answerLanguage(
  asked: Language | null | undefined,
  question: string,
  before: unknown = null,
): Language {
  return asked ?? languageOfQuestion(question) ?? (before === 'ko' ? 'ko' : 'en');
}
