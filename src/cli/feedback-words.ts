import type { Limited } from '../app/feedback/signal-limits.ts';
import type { FeedbackKind } from '../contract/feedback-signal.ts';
import type { Language } from '../contract/language.ts';

interface Words {
  readonly none: string;
  readonly noSignals: string;
  readonly head: readonly string[];
  readonly signalHead: readonly string[];
  readonly kinds: Readonly<Record<FeedbackKind, string>>;
  readonly kept: string;
  readonly queued: (job: string) => string;
  readonly limited: Readonly<Record<Exclude<Limited, null>, string>>;
}

/** What `assay feedback` says. */
export const FEEDBACK_LIST_WORDS: Readonly<Record<Language, Words>> = {
  ko: {
    none: '의견이 없습니다',
    noSignals: '신호가 없습니다',
    head: ['때', '의견', '대화', '메시지', '이유'],
    signalHead: ['때', '신호', '이유', '알린 쪽', '무엇에 대해'],
    kinds: { thumbs_up: '좋아요', thumbs_down: '싫어요', correction_request: '정정 요청' },
    kept: '의견을 남겼습니다',
    queued: (job) => `더 나은 답을 찾습니다: 작업 ${job}`,
    limited: {
      caller: '이 사람의 신호가 너무 많아 더는 조치하지 않습니다',
      tenant: '신호가 너무 많아 더는 조치하지 않습니다',
    },
  },
  en: {
    none: 'there is no feedback',
    noSignals: 'there is no signal',
    head: ['when', 'feedback', 'conversation', 'message', 'reason'],
    signalHead: ['when', 'signal', 'reason', 'noticed by', 'about'],
    kinds: { thumbs_up: 'thumb up', thumbs_down: 'thumb down', correction_request: 'wish for correction' },
    kept: 'it is kept',
    queued: (job) => `a better answer is looked for: job ${job}`,
    limited: {
      caller: 'there were too many signals of this caller: nothing follows from it',
      tenant: 'there were too many signals: nothing follows from it',
    },
  },
};
