import { readStatus } from '../../app/status/read-status.ts';
import { Status } from '../../contract/status.ts';
import { route } from '../route.ts';

/** What `assay status` says. */
export const statusRoute = route({
  method: 'get',
  path: '/api/status',
  right: 'read',
  summary: 'How things stand: index, jobs, gaps, suggestions, the last day, workers',
  answers: { 200: { description: 'How things stand', schema: Status } },
  async handle({ served, holder }) {
    const at = { now: served.clock.now(), version: served.version };
    return { status: 200, json: await readStatus(served.stores, holder.tenant, at) };
  },
});
