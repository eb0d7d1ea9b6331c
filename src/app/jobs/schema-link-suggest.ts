import { JOB_PAYLOADS } from '../../contract/job.ts';
import type { JobHandler } from '../../contract/ports/job-queue.ts';
import { suggestLink } from '../feedback/suggest-link.ts';
import { openEmbedder } from '../models/open-embedder.ts';
import { retrieve } from '../retrieve/retrieve.ts';
import type { Workbench } from '../workbench/workbench.ts';

const HITS = 10;

/** `schema.link.suggest`: a tie between code and a thing of a database, proposed to a person. */
export function schemaLinkSuggestJob({ home, outside, stores }: Workbench): JobHandler {
  return async ({ payload, tenant_id }, abort) => {
    const asked = JOB_PAYLOADS['schema.link.suggest'].parse(payload);
    const [clock, ids] = await Promise.all([outside.clock(), outside.ids()]);
    const index = stores.index(tenant_id);
    const learning = stores.learning(tenant_id);
    const options = { limit: HITS, settings: home.configuration.index, clock, abort };
    const search = async (question: string): ReturnType<typeof retrieve> =>
      retrieve(index, await openEmbedder(home, outside), question, options);
    return { ...(await suggestLink({ index, learning, clock, ids, retrieve: search }, asked)) };
  };
}
