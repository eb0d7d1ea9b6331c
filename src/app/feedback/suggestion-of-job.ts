import type { Job } from '../../contract/job.ts';

/** The suggestion that a job made; null where it made none. */
export function suggestionOfJob({ result }: Pick<Job, 'result'>): string | null {
  const id =
    typeof result === 'object' && result !== null && 'suggestion_id' in result && result.suggestion_id;
  return typeof id === 'string' ? id : null;
}
