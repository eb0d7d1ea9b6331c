import type { Language } from '../../../contract/language.ts';

/** The words of an evaluation of a search answer. */
export interface SearchWords {
  readonly unsupported: (claim: string) => string;
  readonly issue: (claim: string, why: string) => string;
  readonly nowhere: (mark: string) => string;
  readonly uncited: string;
  readonly noClaims: string;
  readonly abstained: string;
  readonly open: string;
  readonly counts: (supported: number, claims: number, cited: number, notes: number) => string;
}

export const SEARCH_WORDS: Readonly<Record<Language, SearchWords>> = {
  ko: {
    unsupported: (claim) => `“${claim}”: 노트에 근거가 없습니다`,
    issue: (claim, why) => `“${claim}”: ${why}`,
    nowhere: (mark) => `${mark}에 해당하는 노트가 없습니다`,
    uncited: '답변이 어느 노트도 인용하지 않았습니다',
    noClaims: '노트와 맞춰 볼 주장이 없습니다',
    abstained: '답변이 찾은 것이 없다고 밝혔습니다',
    open: '인용한 내용이 질문의 답이 아닐 수 있다고 밝혔습니다',
    counts: (supported, claims, cited, notes) =>
      `주장 ${claims}개 중 ${supported}개를 노트가 뒷받침하고, 노트 ${notes}개 중 ${cited}개를 인용했습니다`,
  },
  en: {
    unsupported: (claim) => `“${claim}”: no note supports it`,
    issue: (claim, why) => `“${claim}”: ${why}`,
    nowhere: (mark) => `there is no note for ${mark}`,
    uncited: 'the answer cites none of the notes',
    noClaims: 'there is no claim to hold against the notes',
    abstained: 'the answer says that nothing was found',
    open: 'the answer says that what it quotes may not answer the question',
    counts: (supported, claims, cited, notes) =>
      `notes support ${supported} of ${claims} claims, ${cited} of ${notes} notes are cited`,
  },
};
