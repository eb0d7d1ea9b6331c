import type { AskAction } from '../../contract/ask.ts';
import type { Language } from '../../contract/language.ts';
import type { RepairOutcome } from '../../contract/repair.ts';

/** What became of a repair, and what is left to do, in the steps and behind the answer. */
export interface ActionWords {
  readonly states: Readonly<Record<AskAction['state'], string>>;
  readonly outcomes: Readonly<Record<RepairOutcome, string>>;
  readonly newFiles: (count: number, paths: readonly string[]) => string;
}

function listed(count: number, paths: readonly string[]): string {
  return [...paths, ...(count > paths.length ? ['…'] : [])].join(', ');
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
    newFiles: (count, paths) =>
      `색인한 뒤에 생긴 파일 ${count}개는 찾아보지 않았습니다: ${listed(count, paths)} (assay index로 색인)`,
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
    newFiles: (count, paths) =>
      `${count === 1 ? '1 file was' : `${count} files were`} added since the index was made, and not looked at: ${listed(count, paths)} (run: assay index)`,
  },
};
