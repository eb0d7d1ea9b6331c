import type { Language } from '../contract/language.ts';

interface Words {
  readonly ready: (url: string) => string;
  readonly stop: string;
  readonly stopping: string;
}

/** What `assay serve` says. */
export const SERVE_WORDS: Readonly<Record<Language, Words>> = {
  ko: {
    ready: (url) => `Assay 서버가 준비되었습니다: ${url}`,
    stop: '멈추려면 Ctrl-C',
    stopping: '멈추는 중입니다. 진행 중인 요청을 기다립니다 (다시 누르면 바로 끝납니다)',
  },
  en: {
    ready: (url) => `Assay listens at ${url}`,
    stop: 'Ctrl-C stops it',
    stopping: 'stopping; running requests are waited for (once more to end at once)',
  },
};
