import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { giveFeedback } from '../../src/app/feedback/give-feedback.ts';
import { readSignal, recordSignal } from '../../src/app/feedback/record-signal.ts';
import { type SignalPorts, signalPorts } from '../../src/app/feedback/signal-ports.ts';
import { answerImproveJob } from '../../src/app/jobs/answer-improve.ts';
import { openOutside } from '../../src/app/open-outside.ts';
import { textHere } from '../../src/app/verify-thread/text-here.ts';
import { openWorkbench } from '../../src/app/workbench/open-workbench.ts';
import type { Workbench } from '../../src/app/workbench/workbench.ts';
import type { ChatMessage } from '../../src/contract/chat-record.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import type { Job } from '../../src/contract/job.ts';
import { memoryStores } from '../support/memory-stores.ts';

const NOON = '2026-03-01T12:00:00.000Z';
const CALLER = { tenant: 'default', key: 'K1' };
const DOWN = { kind: 'thumbs_down', chat_id: 'S1', message_id: 'M2', reason: 'wrong' } as const;

let folder: string;
let bench: Workbench;
let ports: SignalPorts;

function message(id: string, role: ChatMessage['role'], text: string): ChatMessage {
  const plain = { citations: [], model: null, verdict_ids: [], created_at: NOON };
  return { ...plain, id, session_id: 'S1', role, content: { text } };
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-improve-'));
  const outside = await openOutside({ workingFolder: folder, environment: {} });
  const stores = memoryStores();
  const configuration = Configuration.parse({});
  bench = await openWorkbench(
    { configuration, folder },
    { ...outside, stores: async () => stores },
    {},
    textHere,
  );
  ports = await signalPorts(bench);
  const session = {
    id: 'S1',
    tenant_id: 'default',
    user_id: null,
    created_at: NOON,
    metadata: { lang: 'en' },
  };
  await stores
    .chats('default')
    .keep(session, [
      message('M1', 'user', 'At how many bar does the pump of the greenhouse run?'),
      message('M2', 'assistant', 'I do not know.'),
    ]);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function index(): Promise<void> {
  await bench.stores.index('default').putDocument({
    id: 'doc-1',
    kind: 'section',
    path: 'docs/pump.md',
    chunk: 0,
    cbo_id: null,
    title: 'Pump',
    content: 'The pump of the greenhouse runs at five bar.',
    start_line: 3,
    end_line: 3,
    metadata: {},
    terms: '',
  });
}

async function messages(): Promise<readonly ChatMessage[]> {
  return bench.stores.chats('default').messages('S1', { limit: 99 });
}

async function work(id: string | undefined): Promise<unknown> {
  const job: Job | null = await bench.stores.jobs.read('default', id ?? '');
  if (job === null) throw new Error('no such job');
  return answerImproveJob(bench)(job, new AbortController().signal);
}

test('FB9 a thumb down is told in the conversation at once, and mended in it', async () => {
  await index();
  const given = await giveFeedback(ports, DOWN, CALLER);
  expect((await messages()).at(-1)).toMatchObject({
    role: 'system',
    content: { notice: 'improving', improves: 'M2' },
  });
  expect(await work(given.job_ids[0])).toEqual({ state: 'improved', message_id: given.job_ids[0] });
  const better = (await messages()).at(-1);
  expect(better).toMatchObject({
    id: given.job_ids[0],
    role: 'assistant',
    content: { improves: 'M2', status: 'answered' },
    citations: [{ uri: 'docs/pump.md' }],
  });
  expect(better?.content.text).toContain('five bar');
  const [signal] = await bench.stores.feedback('default').signals({ limit: 1 });
  expect(signal).toMatchObject({ id: given.signal_id, payload: { reason: 'thumbs_down', comment: 'wrong' } });
});

test('FB9 what is no better is said, and the first answer stays', async () => {
  await index();
  const first = await giveFeedback(ports, DOWN, CALLER);
  await work(first.job_ids[0]);
  const again = await giveFeedback(ports, { ...DOWN, message_id: first.job_ids[0] ?? '' }, CALLER);
  expect(await work(again.job_ids[0])).toMatchObject({ state: 'no_better' });
  expect((await messages()).at(-1)).toMatchObject({
    role: 'system',
    content: { notice: 'no_better', improves: first.job_ids[0] },
  });
});

test('FB9 what the index says in the same words is no better, whatever it cites', async () => {
  await index();
  const text = 'The pump of the greenhouse runs at five bar. [Note 1]';
  const session = await bench.stores.chats('default').find('S1');
  if (session === null) throw new Error('no chat');
  await bench.stores
    .chats('default')
    .keep(session, [
      message('M3', 'user', 'At how many bar does the pump of the greenhouse run?'),
      message('M4', 'assistant', text),
    ]);
  const given = await giveFeedback(ports, { ...DOWN, message_id: 'M4' }, CALLER);
  expect(await work(given.job_ids[0])).toMatchObject({ state: 'no_better' });
});

test('FB37 an answer of a chat is mended from the notes, with its difference and a verdict of its own', async () => {
  const note = { note_id: 'n1', title: 'Pump', content: 'The pump of the greenhouse runs at 5 bar.' };
  await bench.stores.notes('default').write(note, NOON);
  const given = await giveFeedback(ports, DOWN, CALLER);
  expect(await work(given.job_ids[0])).toMatchObject({ state: 'improved' });
  const better = (await messages()).at(-1);
  expect(better).toMatchObject({
    content: {
      text: 'The pump of the greenhouse runs at 5 bar. [Note 1]',
      improves: 'M2',
      found_by: 'notes',
      difference: [
        { kind: 'gone', text: 'I do not know.' },
        { kind: 'new', text: 'The pump of the greenhouse runs at 5 bar. [Note 1]' },
      ],
    },
    citations: [{ index: 1, note_id: 'n1', title: 'Pump' }],
  });
  const verdict = await bench.stores.verdicts('default').find(better?.verdict_ids[0] ?? '');
  expect(verdict?.outcome).toBe('PASSED');
});

test.each([
  ['FB37 what the notes do not say is told', 'Which colour has the sky?', 'I do not know.', 'not_in_notes'],
  [
    'FB37 an answer that the notes bear out is not mended, and that is told',
    'Is the roof green?',
    'The roof is green [Note 1].',
    'in_notes',
  ],
] as const)('%s', async (_, question, text, state) => {
  const note = { note_id: 'n1', title: 'Roof', content: 'The roof is green. A pump stands beside it.' };
  await bench.stores.notes('default').write(note, NOON);
  const session = await bench.stores.chats('default').find('S1');
  if (session === null) throw new Error('no chat');
  await bench.stores
    .chats('default')
    .keep(session, [message('M3', 'user', question), message('M4', 'assistant', text)]);
  const given = await giveFeedback(ports, { ...DOWN, message_id: 'M4', reason: null }, CALLER);
  expect(await work(given.job_ids[0])).toMatchObject({ state });
  expect((await messages()).at(-1)?.content['notice']).toBe(state);
  expect(await bench.stores.learning('default').gaps({ limit: 9 })).toHaveLength(1);
});

test('FB9 without an index that is said', async () => {
  const given = await giveFeedback(ports, DOWN, CALLER);
  expect(await work(given.job_ids[0])).toMatchObject({ state: 'nothing_indexed' });
});

test('FB9 a thumb that was taken back mends nothing', async () => {
  const given = await giveFeedback(ports, DOWN, CALLER);
  await giveFeedback(ports, { ...DOWN, kind: 'thumbs_up' }, CALLER);
  const before = (await messages()).length;
  expect(await work(given.job_ids[0])).toEqual({ state: 'taken_back', message_id: null });
  expect(await messages()).toHaveLength(before);
});

test('FB5 the same thumb again queues nothing; praise neither', async () => {
  expect((await giveFeedback(ports, DOWN, CALLER)).job_ids).toHaveLength(1);
  expect(await giveFeedback(ports, DOWN, CALLER)).toMatchObject({ job_ids: [], signal_id: null });
  const praise = await giveFeedback(ports, { ...DOWN, kind: 'thumbs_up' }, { ...CALLER, key: 'K2' });
  expect(praise).toMatchObject({ job_ids: [], signal_id: null, limited: null });
  await expect(giveFeedback(ports, { ...DOWN, message_id: 'M1' }, CALLER)).rejects.toMatchObject({
    code: 'not_found',
  });
});

function drop(file: string): unknown {
  const payload = { source: 'gate', session_id: null, reason: 'coverage_drop', context: { file } };
  return { type: 'feedback.signal', payload };
}

async function say(file: string, key: string | null = null): ReturnType<typeof recordSignal> {
  return recordSignal(ports, readSignal(drop(file), ports, 'default'), { tenant: 'default', key });
}

test('FB7 who says too much is not acted on any more, others are', async () => {
  for (let at = 0; at < 30; at += 1) expect((await say(`src/${at}.ts`)).recorded).toBe(true);
  expect(await say('src/one-more.ts')).toMatchObject({ recorded: false, job_ids: [], limited: 'caller' });
  expect(await say('src/one-more.ts', 'K2')).toMatchObject({ recorded: true, limited: null });
});

test('FB7 a thumb that is too much is kept, and the conversation is told so, once', async () => {
  for (let at = 0; at < 30; at += 1) await say(`src/${at}.ts`, 'K1');
  expect(await giveFeedback(ports, DOWN, CALLER)).toMatchObject({ limited: 'caller', job_ids: [] });
  const last = (await messages()).at(-1);
  expect(last).toMatchObject({
    id: 'M2.limited',
    role: 'system',
    content: { notice: 'limited', improves: 'M2', text: expect.stringContaining('in an hour') },
  });
});

test('FB6 what costs much is left to a person, whoever has no name', async () => {
  bench = {
    ...bench,
    home: {
      ...bench.home,
      configuration: Configuration.parse({ correction: { costly_actions_allowed: true } }),
    },
  };
  ports = await signalPorts(bench);
  expect((await say('src/a.ts', null)).job_ids).toHaveLength(1);
  expect(await bench.stores.learning('default').suggestions({ limit: 9 })).toMatchObject([
    { action: 'index.module', target: 'src/a.ts', status: 'pending' },
  ]);
  expect((await say('src/a.ts', 'K1')).job_ids).toHaveLength(2);
});
