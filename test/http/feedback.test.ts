import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import table from '../../cases/feedback/signals.json' with { type: 'json' };
import type { LiveEvent } from '../../src/contract/live-event.ts';
import { memoryStores } from '../support/memory-stores.ts';
import { type TestServer, testServer } from '../support/test-server.ts';

const NOON = '2026-03-01T12:00:00.000Z';
const EVENT: LiveEvent = {
  type: 'job.created',
  cursor: '7.3.1',
  data: { id: 'J', type: 'answer.improve', cause: null, created_at: NOON },
};

let server: TestServer;
beforeAll(async () => {
  const stores = memoryStores();
  const live = { now: async () => '5.0.0', after: async (at: string) => (at === '5.0.0' ? [EVENT] : []) };
  server = await testServer({ stores: { ...stores, live: () => live } });
  const plain = { session_id: 'S1', created_at: NOON, citations: [], model: null, verdict_ids: [] };
  const session = { id: 'S1', tenant_id: 'default', user_id: null, created_at: NOON, metadata: {} };
  await stores.chats('default').keep(session, [
    { ...plain, id: 'M1', role: 'user', content: { text: '?' } },
    { ...plain, id: 'M2', role: 'assistant', content: { text: '!' } },
  ]);
});
afterAll(() => server.close());

async function post(path: string, body: unknown): Promise<[number, object]> {
  const answer = await server.ask(path, { method: 'POST', body });
  return [answer.status, (await answer.json()) as object];
}

describe('feedback over HTTP', () => {
  it('FB2 keeps a thumb and queues an improvement', async () => {
    const thumb = { kind: 'thumbs_down', chat_id: 'S1', message_id: 'M2' };
    const [status, given] = await post('/api/feedback', thumb);
    expect([status, given]).toMatchObject([201, { feedback: { ...thumb, reason: null }, limited: null }]);
    expect((given as { job_ids: string[] }).job_ids).toHaveLength(1);
    expect(await post('/api/feedback', { ...thumb, chat_id: 'S2' })).toMatchObject([
      404,
      { code: 'not_found' },
    ]);
    expect((await post('/api/feedback', { ...thumb, kind: 'shrug' }))[0]).toBe(422);
  });

  it('FB39 keeps an own answer as a note with who approved it and when, and cites it as such', async () => {
    const own = { chat_id: 'S1', message_id: 'M2', answer: 'It is 9 dollars.', by: 'kim' };
    const [status, kept] = await post('/api/feedback/answer', own);
    expect(status).toBe(201);
    const { note_id, message_id } = kept as { note_id: string; message_id: string };
    const note = (await (await server.ask(`/api/notes/${note_id}`)).json()) as { updated_at: string };
    const title = 'Approved answer: ?';
    const content = `It is 9 dollars.\n\nApproved by kim on ${note.updated_at.slice(0, 10)}.`;
    expect(note).toMatchObject({ title, content, tags: ['approved-answer'] });
    const { messages } = (await (await server.ask('/api/chats/S1')).json()) as { messages: { id: string }[] };
    expect(messages.find(({ id }) => id === message_id)).toMatchObject({
      role: 'assistant',
      content: {
        text: 'It is 9 dollars. [Note 1]',
        improves: 'M2',
        approved: { by: 'kim', at: note.updated_at },
        difference: [{ kind: 'gone' }, { kind: 'new' }],
      },
      citations: [{ index: 1, note_id, title }],
    });
    expect((await post('/api/feedback/answer', { ...own, message_id: 'M1' }))[0]).toBe(404);
    expect((await post('/api/feedback/answer', { ...own, answer: ' ' }))[0]).toBe(422);
  });

  it('FB40 a correction that is taken is told in the conversation, once', async () => {
    const [, kept] = await post('/api/feedback/answer', { chat_id: 'S1', message_id: 'M2', answer: 'Ten.' });
    const { message_id } = kept as { message_id: string };
    const up = { kind: 'thumbs_up', chat_id: 'S1', message_id };
    expect((await post('/api/feedback', up))[0]).toBe(201);
    const { messages } = (await (await server.ask('/api/chats/S1')).json()) as {
      messages: { id: string; content: object }[];
    };
    expect(messages.find(({ id }) => id === `${message_id}.accepted`)).toMatchObject({
      role: 'system',
      content: { notice: 'accepted', improves: 'M2' },
    });
  });

  it('FB4 keeps the sample of the source once, and refuses what is no signal', async () => {
    const [sample] = table.envelopes;
    expect(await post('/api/signals', sample?.given)).toMatchObject([
      201,
      { signal_id: 'ulid', recorded: true },
    ]);
    expect(await post('/api/signals', sample?.given)).toMatchObject([201, { recorded: false, job_ids: [] }]);
    for (const { given } of table.refused) expect((await post('/api/signals', given))[0]).toBe(422);
  });

  it('FB3 pushes events with the place to go on from', async () => {
    const left = new AbortController();
    const answer = await server.ask('/api/events', { signal: left.signal });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    const reader = answer.body?.getReader();
    let text = '';
    while (!text.includes('job.created')) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) break;
      text += new TextDecoder().decode(value);
    }
    left.abort();
    expect(text).toBe(
      `id: 5.0.0\n: listening\n\nid: 7.3.1\nevent: job.created\ndata: ${JSON.stringify(EVENT.data)}\n\n`,
    );
  });
});
