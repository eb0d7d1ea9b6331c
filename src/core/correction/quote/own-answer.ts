import type { Language } from '../../../contract/language.ts';

/** FB39: what stands before the question in the title of an answer that a person approved. */
export const OWN_ANSWER: Readonly<Record<Language, string>> = {
  ko: '승인된 답변: ',
  en: 'Approved answer: ',
};
