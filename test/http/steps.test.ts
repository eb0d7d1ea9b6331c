import { expect, it } from 'vitest';
import type { TestServer } from '../support/test-server.ts';
import { testServer } from '../support/test-server.ts';

const FEES = Array.from({ length: 20 }, (_, at) => `Room ${at} costs ${100 + at} euros.`).join(' ');

const ASKED = { feature: 'search_qa', content: 'How much does Room 3 cost?', lang: 'en' };

async function post(server: TestServer, path: string, body: object): Promise<unknown> {
  return (await server.ask(path, { method: 'POST', body })).json();
}

async function reasonsOf(server: TestServer, more: object = {}): Promise<Record<string, boolean>> {
  const isLeft = (report: unknown): boolean => JSON.stringify(report).includes('"over_budget"');
  const evidences = [{ evidence_id: 'E1', type: 'document', data: FEES }];
  const answer = { response_id: 'r', content: { text: FEES, evidences }, ...more };
  return {
    verify: isLeft(await post(server, '/api/verify', answer)),
    chat: isLeft(await post(server, '/api/chat', { ...ASKED, ...more })),
    grade: isLeft(
      await post(server, '/api/grade', { task: 'writing', answer: `# Fees\n\n${FEES}`, ...more }),
    ),
  };
}

it('BD1 BD10 the steps of verification, chat and grading are lowered by the request, and by a stored setting', async () => {
  const server = await testServer({ configuration: { settings: { verification_enabled: true } } });
  const note = await server.ask('/api/notes', { method: 'POST', body: { title: 'Rooms', content: FEES } });
  expect(note.status).toBe(201);
  expect(await reasonsOf(server)).toEqual({ verify: false, chat: false, grade: false });
  expect(await reasonsOf(server, { max_steps: 1 })).toEqual({ verify: true, chat: true, grade: true });
  const stored = await server.ask('/api/settings', { method: 'PUT', body: { verification_max_steps: 1 } });
  expect(stored.status).toBe(200);
  expect(await reasonsOf(server)).toEqual({ verify: true, chat: true, grade: true });
  const raised = { verify: true, chat: true, grade: true };
  expect(await reasonsOf(server, { max_steps: 1_000_000_000 })).toEqual(raised);
  await server.close();
}, 60_000);
