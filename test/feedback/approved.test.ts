import { expect, test } from 'vitest';
import { ask } from '../../src/app/ask/ask.ts';
import { approveSuggestion } from '../../src/app/feedback/approve-suggestion.ts';
import { decisionPorts } from '../../src/app/feedback/decision-ports.ts';
import { undoSuggestion } from '../../src/app/feedback/undo-suggestion.ts';
import { jobHandlers } from '../../src/app/jobs/handlers.ts';
import { textHere } from '../../src/app/verify-thread/text-here.ts';
import { openWorkbench } from '../../src/app/workbench/open-workbench.ts';
import type { Workbench } from '../../src/app/workbench/workbench.ts';
import type { Job, JobType } from '../../src/contract/job.ts';
import type { RepairRecord } from '../../src/contract/knowledge-gap.ts';
import { indexedHome } from '../support/index-home.ts';
import { memoryStores } from '../support/memory-stores.ts';

const { signal: NEVER } = new AbortController();
const CALLER = { tenant: 'default', user_id: null, token: null, lang: 'en' as const };
const FILES = {
  'db/schema.sql': 'create table invoices (id int);\n',
  'src/pay.ts': '/** Writes a bill. */\nexport function writeBill(sum: number): void {\n  save(sum);\n}\n',
};

interface Scene {
  readonly bench: Workbench;
  readonly suggestion_id: string;
  readonly work: (type: JobType) => Promise<unknown>;
  readonly queued: (type: JobType) => Promise<readonly Job[]>;
  readonly repairs: () => Promise<readonly RepairRecord[]>;
  readonly end: () => void;
}

const question = 'Which column of invoices does the bill that is written reach last?';

/** A question was asked whose tie is left to a person. */
async function scene(): Promise<Scene> {
  const kept = memoryStores();
  const results = new Map<string, Job['result']>();
  const jobs: typeof kept.jobs = {
    ...kept.jobs,
    async read(tenant, id) {
      const job = await kept.jobs.read(tenant, id);
      const result = results.get(id);
      return job === null || result === undefined ? job : { ...job, status: 'succeeded', result };
    },
  };
  const made = await indexedHome({ ...kept, jobs }, FILES);
  await made.index();
  const outside = { ...made.outside, stores: async () => made.stores };
  const bench = await openWorkbench(made.home, outside, {}, textHere);
  const queued: Scene['queued'] = (type) => jobs.list('default', { type, limit: 9 });
  const work: Scene['work'] = async (type) => {
    const [job] = await queued(type);
    const result = await jobHandlers(bench)[type]?.(job as Job, NEVER);
    results.set(job?.id ?? '', result as Job['result']);
    return result;
  };
  const result = await ask(bench, { question }, CALLER, {}, NEVER);
  expect(result.actions).toMatchObject([{ kind: 'schema.link.suggest', state: 'pending' }]);
  const { suggestion_id } = (await work('schema.link.suggest')) as { suggestion_id: string };
  const repairs: Scene['repairs'] = () =>
    made.stores.learning('default').repairs('2000-01-01T00:00:00.000Z', 9);
  return { bench, suggestion_id, work, queued, repairs, end: () => made.end() };
}

const DECIDER = { tenant: 'default', by: 'lee' };

test('FB34 a question whose tie was left to a person is asked again once the tie is approved, and not before', async () => {
  const { bench, suggestion_id, work, queued, repairs, end } = await scene();
  expect(await repairs()).toMatchObject([{ action: 'schema.link.suggest', question, outcome: null }]);
  expect(await queued('repair.check')).toEqual([]);
  await approveSuggestion(await decisionPorts(bench), suggestion_id, { ...DECIDER, version: 1 });
  expect(await work('repair.check')).toMatchObject({ state: 'checked', outcomes: [{}] });
  expect(await repairs()).toMatchObject([
    {
      action: 'schema.link.suggest',
      after: expect.any(Number),
      outcome: expect.stringMatching(/helped|no_change/),
    },
  ]);
  end();
});

test('FB31 a tie that was undone before it was looked at is not judged', async () => {
  const { bench, suggestion_id, work, repairs, end } = await scene();
  const ports = await decisionPorts(bench);
  await approveSuggestion(ports, suggestion_id, DECIDER);
  await undoSuggestion(ports, suggestion_id, DECIDER);
  expect(await work('repair.check')).toEqual({ state: 'undone', outcomes: [] });
  expect(await repairs()).toMatchObject([{ outcome: null }]);
  end();
});
