import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AskResult } from '../../src/contract/ask.ts';
import { type TestServer, testServer } from '../support/test-server.ts';

const DOCUMENT = {
  id: 'doc-1',
  kind: 'section' as const,
  path: 'docs/pump.md',
  chunk: 0,
  cbo_id: null,
  title: 'Pump',
  content: 'The pump of the greenhouse runs at five bar.',
  start_line: 3,
  end_line: 3,
  metadata: {},
  terms: '',
};
const BODY = { question: 'At how many bar does the pump of the greenhouse run?' };

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.stores.index('default').putDocument(DOCUMENT);
});
afterAll(() => server.close());

describe('POST /api/ask', () => {
  it('LP1, LP22 answers in one piece, under ids that it is kept by', async () => {
    const answer = await server.ask('/api/ask', { method: 'POST', body: BODY });
    const result = AskResult.parse(await answer.json());
    expect([answer.status, result.status]).toEqual([200, 'answered']);
    expect(result.answer).toContain('five bar');
    expect(result.citations).toEqual([{ source: 'Pump', uri: 'docs/pump.md', start_line: 3, end_line: 3 }]);
    expect(answer.headers.get('x-ask-id')).toBe(result.id);
    expect(answer.headers.get('x-message-id')).toBe(result.message_id);
    const verdict = (await (await server.ask(`/api/verdicts/${result.id}`)).json()) as { part: string };
    expect(verdict.part).toBe('ask');
  });

  it('LP4 sends the steps as events where they are asked for', async () => {
    const answer = await server.ask('/api/ask', {
      method: 'POST',
      body: BODY,
      headers: { Accept: 'text/event-stream' },
    });
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    const text = await answer.text();
    const events = [...text.matchAll(/^event: (\w+)$/gmu)].map(([, name]) => name);
    expect(events).toEqual(['begin', 'step', 'step', 'step', 'step', 'step', 'result']);
    const last = /event: result\ndata: (.+)\n/u.exec(text)?.[1] ?? '';
    expect(AskResult.parse(JSON.parse(last)).id).toBe(answer.headers.get('x-ask-id'));
  });

  it('LP3 gives an ask that ended as it was kept, in one piece and as an event; one that is not kept is not found', async () => {
    const asked = await server.ask('/api/ask', { method: 'POST', body: BODY });
    const kept = AskResult.parse(await asked.json());
    const again = await server.ask(`/api/ask/${kept.id}/resume`, { method: 'POST' });
    expect(AskResult.parse(await again.json())).toEqual(kept);
    const headers = { Accept: 'text/event-stream' };
    const streamed = await server.ask(`/api/ask/${kept.id}/resume`, { method: 'POST', headers });
    expect(await streamed.text()).toBe(`event: result\ndata: ${JSON.stringify(kept)}\n\n`);
    expect((await server.ask('/api/ask/none/resume', { method: 'POST', headers })).status).toBe(404);
  });

  it.each(['application/json', 'text/event-stream'])('LP1 refuses with a problem (%s)', async (accept) => {
    const refused = async (body: unknown): Promise<number> =>
      (await server.ask('/api/ask', { method: 'POST', body, headers: { Accept: accept } })).status;
    expect(await refused({ question: '' })).toBe(422);
    expect(await refused({ ...BODY, model: 'nobody' })).toBe(404);
    expect(await refused({ ...BODY, more: 1 })).toBe(422);
  });

  it('LP1 says that nothing is indexed, in the language of the request', async () => {
    const empty = await testServer();
    const answer = await empty.ask('/api/ask', {
      method: 'POST',
      body: BODY,
      headers: { 'Accept-Language': 'ko' },
    });
    const problem = (await answer.json()) as { detail: string; hint: string };
    await empty.close();
    expect(answer.status).toBe(404);
    expect(problem).toMatchObject({
      detail: '아직 색인한 것이 없습니다',
      hint: '다음을 실행해 주세요: assay index . (노트는 `assay serve`의 채팅에서만 씁니다)',
    });
  });
});
