import type { JobState } from '../contract/job.ts';
import type { Language } from '../contract/language.ts';

interface Words {
  readonly ready: (concurrency: number) => string;
  readonly stopping: string;
  readonly settled: (type: string, id: string, status: JobState, milliseconds: number) => string;
  readonly states: Readonly<Record<JobState, string>>;
}

const STATES_KO: Words['states'] = {
  queued: '대기',
  assigned: '배정됨',
  running: '실행 중',
  succeeded: '성공',
  failed: '실패 (다시 시도)',
  cancelled: '취소됨',
  dead_lettered: '포기함',
};

const STATES_EN: Words['states'] = {
  queued: 'queued',
  assigned: 'assigned',
  running: 'running',
  succeeded: 'succeeded',
  failed: 'failed (tried again)',
  cancelled: 'cancelled',
  dead_lettered: 'given up',
};

/** What `assay work` says. */
export const WORK_WORDS: Readonly<Record<Language, Words>> = {
  ko: {
    ready: (concurrency) => `작업을 기다립니다. 한 번에 최대 ${concurrency}개 (멈추려면 Ctrl-C)`,
    stopping: '멈추는 중입니다. 실행 중인 작업을 기다립니다 (다시 누르면 바로 끝납니다)',
    settled: (type, id, status, milliseconds) =>
      `${type} ${id}: ${STATES_KO[status]} (${Math.round(milliseconds)} ms)`,
    states: STATES_KO,
  },
  en: {
    ready: (concurrency) => `waiting for jobs, up to ${concurrency} at a time (Ctrl-C stops it)`,
    stopping: 'stopping; running jobs are waited for (once more to end at once)',
    settled: (type, id, status, milliseconds) =>
      `${type} ${id}: ${STATES_EN[status]} (${Math.round(milliseconds)} ms)`,
    states: STATES_EN,
  },
};
