import type { Job, JobPayload } from '../../contract/job.ts';
import type { RepairRecord } from '../../contract/knowledge-gap.ts';
import type { Stores } from '../stores.ts';
import { suggestionOfJob } from './suggestion-of-job.ts';

/** What a person must decide on, or what ended without an effect, is not held against the question. */
export type WhatWasDone =
  | { readonly state: 'gone' | 'not_done' | 'undone' }
  /** `job` has not ended. */
  | { readonly state: 'waiting'; readonly job: Job }
  | {
      readonly state: 'done';
      /** Null where approval itself did it. */
      readonly job: Job | null;
      /** The model that was chosen; null: none was. */
      readonly model: string | null;
      readonly records: readonly RepairRecord[];
    };

type Kept = Pick<Stores, 'jobs' | 'learning'>;

/** Whether what a job proposed to a person still stands. */
async function stands({ learning }: Kept, { tenant_id }: Job, suggestion: string | null): Promise<boolean> {
  if (suggestion === null) return true;
  return (await learning(tenant_id).suggestion(suggestion))?.status === 'applied';
}

async function byJob(kept: Kept, tenant: string, id: string): Promise<WhatWasDone> {
  const job = await kept.jobs.read(tenant, id);
  if (job === null) return { state: 'gone' };
  if (job.status === 'cancelled' || job.status === 'dead_lettered') return { state: 'not_done' };
  if (job.status !== 'succeeded') return { state: 'waiting', job };
  if (!(await stands(kept, job, suggestionOfJob(job)))) return { state: 'undone' };
  return { state: 'done', job, model: null, records: await kept.learning(tenant).repairsOf({ job_id: id }) };
}

async function bySuggestion(kept: Kept, tenant: string, id: string): Promise<WhatWasDone> {
  const learning = kept.learning(tenant);
  const last = await learning.suggestion(id);
  if (last === null) return { state: 'gone' };
  if (last.status !== 'applied') return { state: 'undone' };
  const { effect } = last;
  const records = await learning.repairsOf({ suggestion_id: id });
  const model = effect?.kind === 'default_model' ? effect.model : null;
  if (effect?.kind !== 'job') return { state: 'done', job: null, model, records };
  const done = await byJob(kept, tenant, effect.job_id);
  return done.state === 'done' ? { ...done, records } : done;
}

/** FB31, FB34: what became of that which a question waits for. Rejects with `AssayError`. */
export function whatWasDone(
  kept: Kept,
  tenant: string,
  by: JobPayload<'repair.check'>,
): Promise<WhatWasDone> {
  return 'job_id' in by ? byJob(kept, tenant, by.job_id) : bySuggestion(kept, tenant, by.suggestion_id);
}
