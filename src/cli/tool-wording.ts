import type { Language } from '../contract/language.ts';
import type { UncheckedReason } from '../contract/unchecked-reason.ts';
import { plainText } from './plain-text.ts';
import { inLanguage } from './report-in-language.ts';
import { reportWords } from './report-words.ts';
import { translate } from '../app/messages/translate.ts';

/** How tools for agents word what they say. */
export const TOOL_WORDING = {
  say: translate,
  reason: (reason: UncheckedReason, language: Language) => reportWords[language].reasons[reason],
  plain: plainText,
  inLanguage,
};
