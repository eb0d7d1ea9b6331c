import type { Language } from '../contract/language.ts';

interface Words {
  readonly ready: (url: string) => string;
  readonly stop: string;
  readonly stopping: string;
  /** What was found in the environment, and nothing uses yet. */
  readonly found: (variable: string, provider: string, unset: readonly string[]) => string;
  /** A provider that answers or judges. */
  readonly used: (variable: string, provider: string, uses: readonly string[]) => string;
  readonly offers: string;
}

/** What `assay serve` says. */
export const SERVE_WORDS: Readonly<Record<Language, Words>> = {
  ko: {
    ready: (url) => `Assay 서버가 준비되었습니다: ${url}`,
    stop: '멈추려면 Ctrl-C',
    found: (variable, provider, unset) =>
      `${variable}: ${provider} 제공자를 찾았습니다. 쓰려면 다음을 정하세요: ${unset.map((name) => `${name}=${provider}/모델`).join(', ')}`,
    used: (variable, provider, uses) =>
      `${variable}: ${provider} 제공자를 찾았고 ${uses.join(', ')}에 씁니다`,
    offers: '제공자가 내놓는 모델은 GET /api/models 에서 볼 수 있습니다',
    stopping: '멈추는 중입니다. 진행 중인 요청을 기다립니다 (다시 누르면 바로 끝납니다)',
  },
  en: {
    ready: (url) => `Assay listens at ${url}`,
    stop: 'Ctrl-C stops it',
    found: (variable, provider, unset) =>
      `${variable}: found ${provider}; to use it set ${unset.map((name) => `${name}=${provider}/MODEL`).join(', ')}`,
    used: (variable, provider, uses) => `${variable}: found ${provider}, in use by ${uses.join(', ')}`,
    offers: 'GET /api/models lists the models that they offer',
    stopping: 'stopping; running requests are waited for (once more to end at once)',
  },
};
