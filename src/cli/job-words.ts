import type { DeadLetterReason, JobState } from '../contract/job.ts';
import type { Language } from '../contract/language.ts';
import { withParticle } from '../core/language/fitting-particle.ts';

interface Words {
  readonly none: string;
  readonly head: readonly string[];
  readonly states: Readonly<Record<JobState, string>>;
  readonly reasons: Readonly<Record<DeadLetterReason, string>>;
  readonly payload: string;
  readonly result: string;
  readonly attempts: string;
  readonly notBefore: string;
  readonly events: string;
  readonly attempt: (attempt: number) => string;
  readonly cancelled: (id: string) => string;
  readonly redriven: (count: number) => string;
  readonly ready: (concurrency: number) => string;
  readonly stopping: string;
  readonly inServer: string;
}

/** What `assay jobs`, `assay work` and `assay serve` say of jobs. */
export const JOB_WORDS: Readonly<Record<Language, Words>> = {
  ko: {
    none: '작업이 없습니다',
    head: ['작업', '종류', '상태', '시도', '마지막 변화'],
    states: {
      queued: '대기',
      assigned: '배정됨',
      running: '실행 중',
      succeeded: '성공',
      failed: '실패, 다시 시도 예정',
      cancelled: '취소됨',
      dead_lettered: '포기함',
    },
    reasons: {
      parse_error: '저장된 내용을 읽을 수 없음',
      validation_failed: '내용이 종류와 맞지 않음',
      dependency_unavailable: '필요한 것이 응답하지 않음',
      timeout: '시간 초과',
      exhausted_retries: '거듭 실패함',
      policy_violation: '허용되지 않음',
      infrastructure_failure: '실행 환경의 고장',
    },
    payload: '내용',
    result: '결과',
    attempts: '시도',
    notBefore: '이때부터',
    events: '변화',
    attempt: (attempt) => `${attempt}번째 시도`,
    cancelled: (id) => `${withParticle(id, '을(를)')} 취소했습니다`,
    redriven: (count) => `작업 ${count}개를 다시 대기열에 넣었습니다`,
    ready: (concurrency) => `작업을 기다립니다. 한 번에 최대 ${concurrency}개 (멈추려면 Ctrl-C)`,
    stopping: '멈추는 중입니다. 실행 중인 작업을 기다립니다 (다시 누르면 바로 끝납니다)',
    inServer: '이 서버가 작업도 처리합니다',
  },
  en: {
    none: 'there is no job',
    head: ['job', 'type', 'state', 'attempts', 'last change'],
    states: {
      queued: 'queued',
      assigned: 'assigned',
      running: 'running',
      succeeded: 'succeeded',
      failed: 'failed, tried again',
      cancelled: 'cancelled',
      dead_lettered: 'given up',
    },
    reasons: {
      parse_error: 'what is stored cannot be read',
      validation_failed: 'the payload does not fit its type',
      dependency_unavailable: 'something that it needs does not answer',
      timeout: 'it took too long',
      exhausted_retries: 'it failed again and again',
      policy_violation: 'it is not allowed',
      infrastructure_failure: 'what it ran on failed',
    },
    payload: 'payload',
    result: 'result',
    attempts: 'attempts',
    notBefore: 'not before',
    events: 'events',
    attempt: (attempt) => `attempt ${attempt}`,
    cancelled: (id) => `${id} is cancelled`,
    redriven: (count) => `${count} ${count === 1 ? 'job is' : 'jobs are'} queued again`,
    ready: (concurrency) => `waiting for jobs, up to ${concurrency} at a time (Ctrl-C stops it)`,
    stopping: 'stopping; running jobs are waited for (once more to end at once)',
    inServer: 'this server does jobs too',
  },
};
