import type { NewJob } from '../../contract/job.ts';
import { checkJob } from './queue-check.ts';
import type { DecisionPorts } from './decision-ports.ts';
import { momentBefore } from './signal-limits.ts';
import { suggestionOfJob } from './suggestion-of-job.ts';

/** So long jobs that ended are kept. */
const KEPT_MS = 30 * 86_400_000;
const MOST = 1000;

/**
 * FB34: jobs that ask the questions again for which a suggestion was made: those whose repair an ask or a signal left to
 * a person, by itself or by a job.
 */
export async function checksOf(
  { stores, clock }: DecisionPorts,
  tenant: string,
  id: string,
): Promise<readonly NewJob[]> {
  const since = momentBefore(clock.now(), KEPT_MS);
  const learning = stores.learning(tenant);
  const records = await learning.repairs(since, MOST);
  const waiting = records.filter(
    ({ action, outcome }) => action === 'schema.link.suggest' && outcome === null,
  );
  const ids = [...new Set(waiting.flatMap(({ job_id }) => job_id ?? []))];
  const jobs = await Promise.all(ids.map((job) => stores.jobs.read(tenant, job)));
  const left = (await learning.repairsOf({ suggestion_id: id })).some(({ outcome }) => outcome === null);
  return [
    ...(left ? [checkJob({ suggestion_id: id })] : []),
    ...jobs.flatMap((job) =>
      job !== null && suggestionOfJob(job) === id ? [checkJob({ job_id: job.id })] : [],
    ),
  ];
}
