import type { AskAction } from '../../contract/ask.ts';
import type { Language } from '../../contract/language.ts';
import type { RepairOutcome } from '../../contract/repair.ts';

/** What became of a repair, in its steps and behind the answer. */
export interface ActionWords {
  readonly states: Readonly<Record<AskAction['state'], string>>;
  readonly outcomes: Readonly<Record<RepairOutcome, string>>;
}

export const ACTION_WORDS: Readonly<Record<Language, ActionWords>> = {
  ko: {
    states: {
      done: '마침',
      queued: '대기열에 넣음',
      pending: '승인을 기다림',
      refused: '하지 않음',
      failed: '실패',
    },
    outcomes: { helped: '도움이 됨', no_change: '달라진 것 없음', worse: '나빠짐' },
  },
  en: {
    states: {
      done: 'done',
      queued: 'queued',
      pending: 'waits for a person',
      refused: 'refused',
      failed: 'failed',
    },
    outcomes: { helped: 'helped', no_change: 'changed nothing', worse: 'made it worse' },
  },
};
