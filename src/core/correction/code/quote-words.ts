import type { Language } from '../../../contract/language.ts';

/** EX7: said where the index does not answer; read as an abstention (AB1). */
export const NOT_IN_INDEX: Readonly<Record<Language, string>> = {
  ko: '색인된 코드와 문서에서 이 질문에 대한 답을 찾을 수 없습니다.',
  en: 'The indexed code and documents do not contain an answer to this question.',
};
