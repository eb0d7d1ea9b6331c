import type { Language } from '../../../contract/language.ts';
import type { StreamWarningKind } from '../../../contract/stream-warning.ts';

/** What is said of an answer that its provider withheld; `cut_off` is said of any other that did not come to its end. */
export const WITHHELD: Readonly<Record<Language, string>> = {
  ko: '제공자가 답변의 끝을 내보내지 않았습니다',
  en: 'the provider withheld the end of the answer',
};

/** Why an answer that begins behind a thought takes the place of what was shown. */
export const THOUGHT: Readonly<Record<Language, string>> = {
  ko: '모델이 답하기 전에 한 생각을 뺐습니다',
  en: 'what the model thought before its answer is left out',
};

/** What a warning says. */
export const STREAM_WORDS: Readonly<Record<Language, Readonly<Record<StreamWarningKind, string>>>> = {
  ko: {
    language_mismatch: '한국어 답변인데 최근 글에 한글이 거의 없습니다',
    repetition: '같은 문장이 세 번 되풀이되었습니다',
    missing_headings: '500자가 넘도록 제목이 없습니다',
    low_diversity: '최근 글이 몇 개의 낱말만 되풀이합니다',
    cut_off: '답변이 끝나기 전에 잘렸습니다',
  },
  en: {
    language_mismatch: 'the answer is to be Korean, and hardly any of its latest text is',
    repetition: 'one sentence stands three times',
    missing_headings: 'no heading in more than 500 characters',
    low_diversity: 'the latest text repeats a few words',
    cut_off: 'the answer was cut off before its end',
  },
};
