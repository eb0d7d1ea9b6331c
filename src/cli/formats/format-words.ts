import type { Language } from '../../contract/language.ts';

/** What the machine formats say beside the words of the reports. */
export interface FormatWords {
  readonly notEvaluated: string;
  readonly question: string;
  readonly shownBy: string;
  readonly claim: string;
  readonly why: string;
  readonly blocks: string;
  readonly settledBy: string;
  readonly further: (count: number) => string;
  readonly claims: string;
}

export const FORMAT_WORDS: Readonly<Record<Language, FormatWords>> = {
  ko: {
    notEvaluated: '평가할 수 없음',
    question: '질문',
    shownBy: '근거',
    claim: '주장',
    why: '이유',
    blocks: '막는 것',
    settledBy: '확인 방법',
    further: (count) => `막지 않는 것 ${count}개`,
    claims: '최종 보고의 주장',
  },
  en: {
    notEvaluated: 'could not be evaluated',
    question: 'question',
    shownBy: 'shown by',
    claim: 'claim',
    why: 'why',
    blocks: 'what blocks',
    settledBy: 'settled by',
    further: (count) => `${count} ${count === 1 ? 'finding does' : 'findings do'} not block`,
    claims: 'claims of the final message',
  },
};
