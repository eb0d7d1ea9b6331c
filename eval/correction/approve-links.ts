import { approveSuggestion } from '../../src/app/feedback/approve-suggestion.ts';
import { decisionPorts } from '../../src/app/feedback/decision-ports.ts';
import { jobHandlers } from '../../src/app/jobs/handlers.ts';
import type { Stage } from './stage.ts';

const MOST = 20;

/** Does the jobs that propose a link, as a worker would, and approves what they propose, as a person would. */
export async function approveLinks({ bench, tenant }: Stage): Promise<void> {
  const { stores } = bench;
  const propose = jobHandlers(bench)['schema.link.suggest'];
  const jobs = await stores.jobs.list(tenant, { type: 'schema.link.suggest', limit: MOST });
  for (const job of jobs) await propose?.(job, new AbortController().signal);
  const ports = await decisionPorts(bench);
  for (const { id } of await stores.learning(tenant).suggestions({ status: 'pending', limit: MOST }))
    await approveSuggestion(ports, id, { tenant, by: 'a person' });
}
