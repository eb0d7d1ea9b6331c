import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApiKey } from '../../src/app/api-keys.ts';
import { Problem } from '../../src/contract/problem.ts';
import { says, testRouter } from '../support/bench.ts';
import { type TestServer, testServer } from '../support/test-server.ts';

let server: TestServer;
let key: string;
beforeAll(async () => {
  const settings = { quality_gate_enabled: true, quality_gate_auto_retry: false };
  const router = testRouter(Array.from({ length: 30 }, () => says('The pump runs at 5 bar [Note 1].')));
  server = await testServer({ router, configuration: { settings } });
  const of = {
    id: 'other-user',
    tenant: 'default',
    name: 'other',
    rights: ['chat' as const, 'read' as const],
  };
  key = (await createApiKey(server.stores.keys, of, '2026-01-01T00:00:00Z')).key;
});
afterAll(() => server.close());

const ASKED = { feature: 'search_qa', content: 'How many bar?', lang: 'en' };

async function ask(path: string, more: object = {}, headers = {}): Promise<Response> {
  const answer = await server.ask(path, { method: 'POST', body: { ...ASKED, ...more }, headers });
  await answer.clone().text();
  return answer;
}

interface Shown {
  readonly messages: { id: string; role: string; verdict_ids: string[]; quality?: { status: string } }[];
  readonly next: string | null;
}

async function shown(path: string): Promise<Shown> {
  return (await (await server.ask(path)).json()) as Shown;
}

it('HT26 chat and stream go on in the chat that session_id names, and it is shown with verdicts and quality', async () => {
  const first = await ask('/api/chat');
  const chat = first.headers.get('x-chat-id') ?? '';
  const second = await ask('/api/stream', { session_id: chat });
  const third = await ask('/api/chat');
  expect([second.status, second.headers.get('x-chat-id')]).toEqual([200, chat]);
  expect(third.headers.get('x-chat-id')).not.toBe(chat);
  const { messages } = await shown(`/api/chats/${chat}`);
  expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
  expect([messages[1]?.id, messages[3]?.id]).toEqual([
    first.headers.get('x-message-id'),
    second.headers.get('x-message-id'),
  ]);
  for (const at of [1, 3]) {
    expect(messages[at]?.verdict_ids.length).toBeGreaterThan(0);
    expect(messages[at]?.quality?.status).toBe('failed');
  }
  const page = await shown(`/api/chats/${chat}?limit=3`);
  expect(page.messages).toHaveLength(3);
  expect((await shown(`/api/chats/${chat}?after=${page.next}`)).messages).toEqual(messages.slice(3));
});

it("HT26 a message comes with the thumb of who asks, and with nobody else's", async () => {
  const answer = await ask('/api/chat');
  const [chat_id, message_id] = ['x-chat-id', 'x-message-id'].map((name) => answer.headers.get(name));
  const body = { chat_id, message_id, kind: 'thumbs_down', reason: 'wrong' };
  await server.ask('/api/feedback', { method: 'POST', body });
  const { messages } = await shown(`/api/chats/${chat_id}`);
  expect(messages.find(({ id }) => id === message_id)).toMatchObject({
    feedback: { kind: 'thumbs_down', reason: 'wrong' },
  });
  expect(messages[0]).not.toHaveProperty('feedback');
  const own = await (await server.ask(`/api/feedback?message=${message_id}`)).json();
  expect(own).toMatchObject({ feedback: [{ message_id, reason: 'wrong' }], next: null });
  const others = await server.ask(`/api/chats/${chat_id}`, { headers: { Authorization: `Bearer ${key}` } });
  expect(JSON.stringify(await others.json())).not.toContain('"feedback"');
});

it('HT26 chats are listed newest first, page by page', async () => {
  const made: (string | null)[] = [];
  for (const content of ['first', 'second'])
    made.push((await ask('/api/chat', { content })).headers.get('x-chat-id'));
  const list = async (
    query: string,
  ): Promise<{ chats: { id: string; title: string }[]; next: string | null }> =>
    (await (await server.ask(`/api/chats${query}`)).json()) as never;
  const { chats, next } = await list('?limit=1');
  expect([chats.map(({ id, title }) => [id, title]), next]).toEqual([[[made[1], 'second']], made[1]]);
  expect((await list(`?limit=1&after=${next}`)).chats.map(({ id }) => id)).toEqual([made[0]]);
});

it.each(['/api/chat', '/api/stream'])('HT26 %s with a session_id that is not there is 404', async (path) => {
  const answer = await ask(path, { session_id: 'nowhere' }, { 'Accept-Language': 'ko' });
  expect(answer.status).toBe(404);
  expect(Problem.parse(await answer.json())).toMatchObject({
    where: 'session_id',
    detail: '그런 대화가 없습니다',
  });
  expect((await server.ask('/api/chats/nowhere')).status).toBe(404);
});

it('WB21 a chat of another user is read in the tenant, and not gone on in', async () => {
  const chat = (await ask('/api/chat')).headers.get('x-chat-id') ?? '';
  const headers = { Authorization: `Bearer ${key}` };
  expect((await ask('/api/chat', { session_id: chat }, headers)).status).toBe(404);
  expect((await server.ask(`/api/chats/${chat}`, { headers })).status).toBe(200);
  expect((await shown(`/api/chats/${chat}`)).messages).toHaveLength(2);
});
