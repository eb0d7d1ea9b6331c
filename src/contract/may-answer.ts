import type { Language } from './language.ts';

/** EX10: said before quotations that may answer; set aside as an abstention (AB1). An answer with it never passes (RP2). */
export const MAY_ANSWER: Readonly<Record<Language, string>> = {
  ko: '다음 내용이 질문의 답인지 확실히 알 수 없습니다.',
  en: 'I cannot tell for sure whether this answers the question:',
};

/** True where one of the sentences that assert nothing says that the answer may be none. */
export function isOpenAnswer(setAside: readonly { readonly text: string }[]): boolean {
  return setAside.some(({ text }) => Object.values(MAY_ANSWER).includes(text.trim()));
}
