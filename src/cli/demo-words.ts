import type { Demo, DemoStep } from '../app/demo/run-demo.ts';
import type { Language } from '../contract/language.ts';

/** Words of the demonstration. */
interface DemoWords {
  readonly evidence: string;
  readonly steps: Readonly<Record<DemoStep['kind'], string>>;
  readonly outcome: (helped: Demo['helped'], before: string, after: string) => string;
  readonly next: string;
}

export const DEMO_WORDS: Readonly<Record<Language, DemoWords>> = {
  ko: {
    evidence: '근거',
    steps: {
      true: '1. 맞는 답을 근거에 대어 봅니다',
      false: '2. 틀린 답을 같은 근거에 대어 봅니다',
      repair: '3. 틀린 답을 모델 없이 근거의 인용으로 고치고 다시 대어 봅니다',
    },
    outcome: (helped, before, after) =>
      `고친 것이 ${helped ? '도움이 되었습니다' : '도움이 되지 않았습니다'}: ${before} → ${after}`,
    next: '이제 직접 해 보세요:',
  },
  en: {
    evidence: 'evidence',
    steps: {
      true: '1. a true answer is held against the evidence',
      false: '2. a false answer is held against the same evidence',
      repair: '3. the false answer is repaired without a model, by a quotation, and held again',
    },
    outcome: (helped, before, after) =>
      `the repair ${helped ? 'helped' : 'did not help'}: ${before} → ${after}`,
    next: 'now try your own:',
  },
};
