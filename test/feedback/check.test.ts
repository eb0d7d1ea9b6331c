import { expect, test } from 'vitest';
import { ask } from '../../src/app/ask/ask.ts';
import { approveSuggestion } from '../../src/app/feedback/approve-suggestion.ts';
import { decisionPorts } from '../../src/app/feedback/decision-ports.ts';
import { laterCheck } from '../../src/app/feedback/queue-check.ts';
import { recordSignal } from '../../src/app/feedback/record-signal.ts';
import { signalPorts } from '../../src/app/feedback/signal-ports.ts';
import { evidenceDocument, injectEvidence } from '../../src/app/index/inject-evidence.ts';
import { openIndex } from '../../src/app/index/index-context.ts';
import { jobHandlers } from '../../src/app/jobs/handlers.ts';
import { textHere } from '../../src/app/verify-thread/text-here.ts';
import { openWorkbench } from '../../src/app/workbench/open-workbench.ts';
import type { Workbench } from '../../src/app/workbench/workbench.ts';
import type { AskResult } from '../../src/contract/ask.ts';
import type { Job, JobType } from '../../src/contract/job.ts';
import type { Message } from '../../src/contract/message.ts';
import type { RepairRecord } from '../../src/contract/knowledge-gap.ts';
import { type IndexedHome, indexedHome } from '../support/index-home.ts';
import { memoryStores } from '../support/memory-stores.ts';

const TENANT = 'default';
const CALLER = { tenant: TENANT, user_id: null, token: null, lang: 'en' as const };
const { signal: NEVER } = new AbortController();

interface Scene {
  readonly bench: Workbench;
  readonly made: IndexedHome;
  /** Does the newest job of a type, which then counts as done. */
  work(type: JobType): Promise<unknown>;
  queued(type: JobType): Promise<readonly Job[]>;
}

async function scene(files: Readonly<Record<string, string>>): Promise<Scene> {
  const stores = memoryStores();
  const done = new Set<string>();
  const jobs: typeof stores.jobs = {
    ...stores.jobs,
    async read(tenant, id) {
      const job = await stores.jobs.read(tenant, id);
      return job !== null && done.has(id) ? { ...job, status: 'succeeded' } : job;
    },
  };
  const made = await indexedHome({ ...stores, jobs }, files);
  const outside = { ...made.outside, stores: async () => made.stores };
  const bench = await openWorkbench(made.home, outside, {}, textHere);
  const queued: Scene['queued'] = (type) => stores.jobs.list(TENANT, { type, limit: 9 });
  return {
    bench,
    made,
    queued,
    async work(type) {
      const [job] = await queued(type);
      const handler = jobHandlers(bench)[type];
      if (job === undefined || handler === undefined) throw new Error(`no ${type}`);
      const result = await handler(job, NEVER);
      done.add(job.id);
      return result;
    },
  };
}

function askIt({ bench }: Scene, question: string): Promise<AskResult> {
  return ask(bench, { question, consent: true }, CALLER, {}, NEVER);
}

function importing(name: string, next: string): string {
  return `import { ${next} } from './${next}.ts';\n\nexport function ${name}(): void {\n  ${next}();\n}\n`;
}

const CHAIN = {
  'src/gate.ts': `import { one } from './one.ts';\n\n/** The gate of the lock opens for barges. */\nexport function gate(): void {\n  one();\n}\n`,
};
const BEHIND = {
  'src/one.ts': importing('one', 'two'),
  'src/two.ts': importing('two', 'three'),
  'src/three.ts': importing('three', 'four'),
  'src/four.ts': `/** Barges wait below the lock while the sluice drains the upper basin. */\nexport function four(): void {}\n`,
};
const QUESTION = 'Where do barges wait while the sluice drains the upper basin?';

test('FB31, LP14 what was queued is asked again when it is done, and the better answer comes into the conversation', async () => {
  const one = await scene(CHAIN);
  await one.made.index();
  for (const [path, text] of Object.entries(BEHIND)) one.made.write(path, text);
  const before = await askIt(one, QUESTION);
  expect(before.status).toBe('abstained');
  expect(before.actions.filter(({ state }) => state === 'queued')).toMatchObject([
    { kind: 'index.module', params: { recursive: true } },
  ]);
  expect(await one.queued('repair.check')).toEqual([]);
  await one.work('index.module');
  expect(await one.work('repair.check')).toMatchObject({
    state: 'checked',
    outcomes: [{ outcome: 'helped' }],
  });
  const messages = await one.bench.stores.chats(TENANT).messages(before.session_id, { limit: 9 });
  expect(messages.at(-1)).toMatchObject({ role: 'assistant', content: { improves: before.message_id } });
  expect(messages.at(-1)?.content.text).toContain('below the lock');
  // done twice it changes nothing
  await one.work('repair.check');
  expect(await one.bench.stores.chats(TENANT).messages(before.session_id, { limit: 9 })).toEqual(messages);
  const { signature } = (await one.bench.stores.learning(TENANT).repairs('2000-01-01T00:00:00.000Z', 9)).find(
    ({ job_id }) => job_id !== null,
  ) as RepairRecord;
  expect(await one.bench.stores.learning(TENANT).learned(signature)).toContainEqual(
    expect.objectContaining({ solution: 'index.module', successCount: 1, failureCount: 0 }),
  );
  one.made.end();
});

function signalOf(id: string, reason: string, context: Readonly<Record<string, string>>): Message {
  return {
    id,
    version: '1.0',
    type: 'feedback.signal',
    timestamp: '2026-03-01T12:00:00.000Z',
    trace_id: id,
    correlation_id: id,
    cause: null,
    tenant: TENANT,
    actor: { agent: 'x', role: 'critic' },
    payload: { source: 'chat', session_id: null, reason, context, comment: null },
    citations: [],
  };
}

test('FB31 a signal of a program that names its question is looked at, too', async () => {
  const one = await scene({ 'docs/a.md': '# Tide\n\nThe harbour closes at low tide.\n' });
  await one.made.index();
  one.made.write('docs/b.md', '# Ice\n\nThe harbour is kept open by two icebreakers.\n');
  const signal = signalOf('S1', 'insufficient_evidence', {
    file: 'docs/b.md',
    question: 'By what is the harbour kept open?',
  });
  await recordSignal(await signalPorts(one.bench), signal, { tenant: TENANT, key: 'K' });
  await one.work('index.file');
  expect(await one.work('repair.check')).toEqual({
    state: 'checked',
    outcomes: [{ record: 'S1/1', outcome: 'helped' }],
  });
  one.made.end();
});

test('FB34 what a signal left to a person is asked again once it is approved', async () => {
  const one = await scene(CHAIN);
  await one.made.index();
  for (const [path, text] of Object.entries(BEHIND)) one.made.write(path, text);
  const signal = signalOf('S2', 'coverage_drop', { file: 'src/gate.ts', question: QUESTION });
  await recordSignal(await signalPorts(one.bench), signal, { tenant: TENANT, key: 'K' });
  const learning = one.bench.stores.learning(TENANT);
  const [left] = await learning.suggestions({ status: 'pending', limit: 9 });
  expect(left).toMatchObject({ action: 'index.module', target: 'src/gate.ts' });
  const id = left?.id ?? '';
  expect(await learning.repairsOf({ suggestion_id: id })).toMatchObject([
    { id: 'S2/2', question: QUESTION, cause: 'coverage_drop', job_id: null, outcome: null },
  ]);
  await approveSuggestion(await decisionPorts(one.bench), id, { tenant: TENANT, by: 'lee' });
  await one.work('index.module');
  expect(await one.work('repair.check')).toEqual({
    state: 'checked',
    outcomes: [{ record: 'S2/2', outcome: 'helped' }],
  });
  one.made.end();
});

test('FB31 a text that made the answer worse is taken out, and that is learned', async () => {
  const one = await scene({ 'docs/a.md': '# Tide\n\nThe harbour closes at low tide.\n' });
  await one.made.index();
  const { stores, home, outside } = one.bench;
  const evidence = { id: 'docs/a.md:3-3', kind: 'local_file', content: 'The harbour closes at low tide.' };
  await injectEvidence(await openIndex(home, outside, stores, TENANT), evidence);
  const [job_id = ''] = await stores.jobs.enqueue(TENANT, [{ type: 'evidence.inject', payload: evidence }]);
  const record: RepairRecord = {
    id: 'S2/1',
    question: 'Who paints the lighthouse?',
    action: 'evidence.inject',
    cause: 'truncated_context',
    job_id,
    suggestion_id: null,
    signature: 'abstained',
    before: 0.9,
    after: null,
    outcome: null,
    rolled_back: false,
    created_at: '2026-03-01T12:00:00.000Z',
  };
  const learning = stores.learning(TENANT);
  expect(await learning.keepRepair(record)).toBe(true);
  await one.work('evidence.inject');
  expect(await one.work('repair.check')).toMatchObject({ outcomes: [{ outcome: 'worse' }] });
  expect(await stores.index(TENANT).documents([evidenceDocument(evidence.id)])).toEqual([]);
  expect(await learning.repairsOf({ job_id })).toMatchObject([{ outcome: 'worse', rolled_back: true }]);
  expect(await learning.learned('abstained')).toMatchObject([
    { solution: 'evidence.inject', failureCount: 1 },
  ]);
  one.made.end();
});

test('FB31 a job that has not ended is waited for; of one that failed nothing is recorded', async () => {
  const one = await scene({ 'docs/a.md': '# Tide\n\nThe harbour closes at low tide.\n' });
  const { jobs } = one.bench.stores;
  const check = jobHandlers(one.bench)['repair.check'];
  const [waiting = ''] = await jobs.enqueue(TENANT, [{ type: 'index.file', payload: { path: 'a' } }]);
  await jobs.enqueue(TENANT, [{ type: 'repair.check', payload: { job_id: waiting } }]);
  // waiting is no failed attempt: a later job looks again, one of them however often this one is done
  expect(await one.work('repair.check')).toEqual({ state: 'waiting', outcomes: [] });
  const [first] = (await one.queued('repair.check')).slice(-1);
  await check?.(first as Job, NEVER);
  expect(await one.queued('repair.check')).toHaveLength(2);
  await jobs.cancel(TENANT, waiting);
  expect(await one.work('repair.check')).toEqual({ state: 'not_done', outcomes: [] });
  one.made.end();
});

test('FB31 a later look is due by the clock of the database, sooner for what is young', () => {
  const at = (second: number): string => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();
  const check = { id: 'C', payload: { job_id: 'J' }, updated_at: at(100) } as unknown as Job;
  const due = (created: number, scheduled = 0): string | null | undefined =>
    laterCheck(check, { created_at: at(created), scheduled_at: at(scheduled) }).scheduled_at;
  expect([due(100), due(60), due(-900)]).toEqual([at(101), at(110), at(160)]);
  expect(due(100, 130)).toBe(at(131));
});

test('JB20 a file that never was is a dead letter that names it, at its first attempt', async () => {
  const one = await scene({ 'docs/a.md': '# Tide\n\nThe harbour closes at low tide.\n' });
  const { jobs } = one.bench.stores;
  await jobs.enqueue(TENANT, [{ type: 'index.file', payload: { path: 'docs/b.md' } }]);
  await jobs.enqueue(TENANT, [{ type: 'index.module', payload: { path: 'docs/c.md', recursive: false } }]);
  const dead = (path: string): object => ({
    deadLetter: {
      reason: 'validation_failed',
      message: expect.stringContaining(`${path} is neither in the folder nor in the index`),
    },
  });
  expect(await one.work('index.file')).toEqual(dead('docs/b.md'));
  expect(await one.work('index.module')).toEqual(dead('docs/c.md'));
  // an attempt before this one may have taken it out
  const [job] = await one.queued('index.file');
  expect(await jobHandlers(one.bench)['index.file']?.({ ...(job as Job), attempts: 2 }, NEVER)).toMatchObject(
    {
      status: 'missing',
    },
  );
  one.made.end();
});

test('FB34 what was left to a person without a job is asked again once it is approved, and closes its gap', async () => {
  const one = await scene(CHAIN);
  await one.made.index();
  for (const [path, text] of Object.entries(BEHIND)) one.made.write(path, text);
  const before = await ask(one.bench, { question: QUESTION }, CALLER, {}, NEVER);
  const [left] = before.actions.filter(({ state }) => state === 'pending');
  expect(left).toMatchObject({ kind: 'index.module', job_id: null, params: { recursive: true } });
  const id = left?.suggestion_id ?? '';
  const learning = one.bench.stores.learning(TENANT);
  expect(await learning.repairsOf({ suggestion_id: id })).toMatchObject([
    { question: QUESTION, outcome: null },
  ]);
  const gap = await learning.gap(before.gap_id ?? '');
  expect(gap).toMatchObject({ status: 'open', questions: [QUESTION] });
  const ports = await decisionPorts(one.bench);
  await approveSuggestion(ports, id, { tenant: TENANT, by: 'lee' });
  expect(await one.work('repair.check')).toEqual({ state: 'waiting', outcomes: [] });
  await one.work('index.module');
  expect(await one.work('repair.check')).toMatchObject({ outcomes: [{ outcome: 'helped' }] });
  const messages = await one.bench.stores.chats(TENANT).messages(before.session_id, { limit: 9 });
  expect(messages.at(-1)).toMatchObject({ content: { improves: before.message_id } });
  expect(await learning.gap(gap?.id ?? '')).toMatchObject({
    status: 'closed',
    closed_by: expect.any(String),
  });
  one.made.end();
});
