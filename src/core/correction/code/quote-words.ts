import type { Language } from '../../../contract/language.ts';

/** EX7: said where the index does not answer; read as an abstention (AB1). */
export const NOT_IN_INDEX: Readonly<Record<Language, string>> = {
  ko: '색인된 코드와 문서에서 이 질문에 대한 답을 찾을 수 없습니다.',
  en: 'The indexed code and documents do not contain an answer to this question.',
};

/** LP26: that not all of what was asked for by name is told. */
export function moreTies(
  { shown, all, isWhole }: { readonly shown: number; readonly all: number; readonly isWhole: boolean },
  language: Language,
): string {
  const more = all - shown;
  if (language === 'ko')
    return `이 밖에 ${isWhole ? '' : '적어도 '}${more}개가 더 있습니다. 위치 순서로 앞의 ${shown}개만 보였습니다.`;
  return `${isWhole ? '' : 'At least '}${more} more ${more === 1 ? 'is' : 'are'} in the index: these are the first ${shown}, in the order of their places.`;
}
