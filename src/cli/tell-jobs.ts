import { startWorker } from '../app/jobs/start-worker.ts';
import type { Workbench } from '../app/workbench/workbench.ts';
import type { Language } from '../contract/language.ts';
import type { JobWorker } from '../contract/ports/job-queue.ts';
import { errorText } from './error-text.ts';
import { settledText } from './job-text.ts';

/** Where a worker says what it did; `tell` is absent where nobody wants each end. */
export interface JobTelling {
  readonly tell?: ((line: string) => void) | undefined;
  readonly format: 'text' | 'json';
  readonly warn: (text: string) => void;
  readonly language: Language;
}

/** Starts a worker that says each end of an attempt, and once that the database is gone. Rejects with `AssayError`. */
export function startTellingWorker(bench: Workbench, telling: JobTelling): Promise<JobWorker> {
  const { tell, format, warn, language } = telling;
  let told = '';
  return startWorker(bench, {
    onSettled(job, status, milliseconds) {
      told = '';
      const { id, type, tenant_id, attempts, trace_id } = job;
      const ms = Math.round(milliseconds);
      const line =
        format === 'json'
          ? JSON.stringify({ job: id, type, tenant_id, attempts, trace_id, status, ms })
          : settledText(job, status, milliseconds, language);
      tell?.(`${line}\n`);
    },
    onTrouble(error) {
      const text = errorText(error, language, false);
      if (text !== told) warn(text);
      told = text;
    },
  });
}
