import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiKey } from '../../src/app/api-keys.ts';
import { LiteLLMResponse, PortkeyResponse } from '../../src/contract/guardrail.ts';
import type { OnFail } from '../../src/contract/on-fail.ts';
import { type TestServer, testServer } from '../support/test-server.ts';
import { answers, type Case } from './on-fail-cases.ts';

const [WRONG] = answers;
const ACTIONS = ['annotate', 'replace', 'block'] as const;
const rows = answers.flatMap((one) => ACTIONS.map((of) => ({ ...one, of })));

const LITELLM = '/beta/litellm_basic_guardrail_api';
const PORTKEY = '/api/guardrails/portkey';
const MADE = '2026-01-01T00:00:00Z';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await server.ask(path, { method: 'POST', body, headers });
  expect(answer.status).toBe(200);
  return answer.json();
}

/** What the notes say as the result of a tool, and the question: a conversation up to its answer. */
function messagesOf({ question, notes }: Case): object[] {
  const call = { id: 'c1', type: 'function', function: { name: 'look', arguments: '{}' } };
  const content = notes.map((note) => `# ${note.title}\n\n${note.content}`).join('\n\n');
  return [
    { role: 'user', content: question },
    { role: 'assistant', content: null, tool_calls: [call] },
    { role: 'tool', tool_call_id: 'c1', content },
  ];
}

/** As LiteLLM 1.8x sends it: each field of its model, null where it has none. */
function toLiteLLM(texts: readonly string[], asked: object | null, messages: object[] | null = null): object {
  return {
    input_type: 'response',
    litellm_call_id: 'call-1',
    litellm_trace_id: null,
    structured_messages: messages,
    images: null,
    tools: null,
    tool_calls: null,
    texts,
    request_data: { user_api_key_alias: 'team' },
    additional_provider_specific_params: asked,
  };
}

/** As Portkey sends it. */
function toPortkey(one: Case, more: object = {}): object {
  const message = { role: 'assistant', content: one.answer, refusal: null };
  const choice = { index: 0, message, logprobs: null, finish_reason: 'stop' };
  return {
    request: {
      json: { model: 'm', messages: messagesOf(one) },
      text: one.question,
      isStreamingRequest: false,
      isTransformed: false,
    },
    response: {
      json: { id: 'chatcmpl-1', object: 'chat.completion', choices: [choice] },
      text: one.answer,
      statusCode: 200,
      isTransformed: false,
    },
    provider: 'openai',
    requestType: 'chatComplete',
    metadata: { _user: 'u1' },
    eventType: 'afterRequestHook',
    ...more,
  };
}

async function askLiteLLM(body: object, headers: Record<string, string> = {}): Promise<LiteLLMResponse> {
  return LiteLLMResponse.parse(await post(LITELLM, body, headers));
}

async function askPortkey(body: object, query = ''): Promise<PortkeyResponse> {
  return PortkeyResponse.parse(await post(`${PORTKEY}${query}`, body));
}

/** What `/api/verify` does with the same text and evidence. */
async function verified(one: Case, of: string): Promise<{ action: { action: string }; content?: string }> {
  const body = { messages: [...messagesOf(one), { role: 'assistant', content: one.answer }] };
  return (await post(`/api/verify?keep=false&on_fail=${of}`, body)) as Awaited<ReturnType<typeof verified>>;
}

async function keyed(on_fail: OnFail, right: 'verify' | 'read' = 'verify'): Promise<Record<string, string>> {
  const id = `K${Math.random()}`;
  const of = { id, tenant: 'default', name: id, rights: [right], terms: { on_fail } };
  const { key } = await createApiKey(server.stores.keys, of, MADE);
  return { Authorization: `Bearer ${key}` };
}

describe("LiteLLM's guardrail", () => {
  it.each(rows)('OA12 does what /api/verify does: $of: $name', async (one) => {
    const { action, content } = await verified(one, one.of);
    const seen = await askLiteLLM(
      toLiteLLM([one.answer], { on_fail: one.of, lang: one.lang }, messagesOf(one)),
    );
    const done =
      action.action === 'block' ? 'BLOCKED' : content === undefined ? 'NONE' : 'GUARDRAIL_INTERVENED';
    expect(seen).toMatchObject({
      action: one.outcome === 'passed' ? 'NONE' : done,
      assay: { outcome: one.outcome },
    });
    expect(seen.texts).toEqual(done === 'GUARDRAIL_INTERVENED' ? [content] : undefined);
    expect((seen.blocked_reason ?? '') === '').toBe(done !== 'BLOCKED');
  });

  it('OA12 an answer that fails is blocked where nobody asks for anything', async () => {
    const seen = await askLiteLLM(toLiteLLM([WRONG.answer], null, messagesOf(WRONG)));
    expect(seen).toMatchObject({ action: 'BLOCKED', assay: { outcome: 'failed' } });
    expect(seen.blocked_reason).toMatch(/claims/);
    expect(JSON.stringify(seen)).not.toContain(WRONG.answer);
    const record = await server.stores.verdicts('default').find(seen.assay.texts[0]?.verdict_id ?? '');
    expect(record?.outcome).toBe(seen.assay.texts[0]?.validation_status);
  });

  it('OA12 the worst of several texts decides, and each keeps its place', async () => {
    const fine = 'The Harbour Inn has a pool.';
    const asked = { on_fail: 'annotate', evidences: [fine, ...WRONG.notes.map(({ content }) => content)] };
    const seen = await askLiteLLM(toLiteLLM([fine, WRONG.answer], asked));
    expect(seen).toMatchObject({ action: 'GUARDRAIL_INTERVENED', assay: { outcome: 'failed' } });
    expect(seen.texts?.[0]).toBe(fine);
    expect(seen.texts?.[1]).toContain('【');
  });

  const OPEN = toLiteLLM(['The pump runs at 5 bar.'], null);

  it.each(['en', 'ko'])('OA12 what was not checked is let through and said: %s', async (lang) => {
    const seen = await askLiteLLM(OPEN, { 'Accept-Language': lang });
    expect(seen).toMatchObject({ action: 'NONE', assay: { outcome: 'unchecked' } });
    expect(seen.assay.detail).toMatch(
      lang === 'ko' ? /1개를 확인하지 못했습니다/ : /1 of 1 claims could not be checked/,
    );
  });

  it('OA12 a text that claims nothing is not called checked', async () => {
    const seen = await askLiteLLM(toLiteLLM(['Hello! How can I help you?'], null));
    expect(seen).toMatchObject({
      action: 'NONE',
      assay: { outcome: 'unchecked', detail: 'nothing was checked, for the text claims nothing' },
    });
  });

  it('OA12 what was not checked is blocked with fail_closed, by the request or the key', async () => {
    const closed = toLiteLLM(['The pump runs at 5 bar.'], { fail_closed: true });
    expect((await askLiteLLM(closed)).action).toBe('BLOCKED');
    const headers = await keyed({ fail_closed: ['verification'] });
    expect((await askLiteLLM(OPEN, headers)).action).toBe('BLOCKED');
  });

  it('OA12 a key is stricter than its request, and needs the right', async () => {
    const lax = toLiteLLM([WRONG.answer], { on_fail: 'deliver' }, messagesOf(WRONG));
    expect((await askLiteLLM(lax)).action).toBe('NONE');
    expect((await askLiteLLM(lax, await keyed({ verification: 'block' }))).action).toBe('BLOCKED');
    const headers = await keyed({}, 'read');
    expect((await server.ask(LITELLM, { method: 'POST', body: lax, headers })).status).toBe(403);
  });

  it.each(['en', 'ko'])(
    'OA12 a request and an answer without words are not called checked: %s',
    async (lang) => {
      const headers = { 'Accept-Language': lang };
      const asked = { ...toLiteLLM(['How much is a room?'], null), input_type: 'request' };
      for (const body of [asked, toLiteLLM([''], null), toLiteLLM([], null)]) {
        const { action, assay } = await askLiteLLM(body, headers);
        expect({ action, outcome: assay.outcome }).toEqual({ action: 'NONE', outcome: 'not_applicable' });
        expect(/[가-힣]/.test(assay.detail ?? '')).toBe(lang === 'ko');
      }
    },
  );

  it.each([[[]], [['']], [null]])(
    'OA14 an answer without words fails with fail_closed: %j',
    async (texts) => {
      const body = { ...toLiteLLM([], { fail_closed: true }), texts, tool_calls: [{ id: 'c1' }] };
      expect(await askLiteLLM(body, { 'Accept-Language': 'ko' })).toMatchObject({
        action: 'BLOCKED',
        blocked_reason: '확인할 글이 없습니다',
        assay: { outcome: 'unchecked' },
      });
      const open = { ...toLiteLLM([], { fail_closed: true, on_fail: 'deliver' }), texts };
      expect(await askLiteLLM(open)).toMatchObject({ action: 'NONE', assay: { outcome: 'unchecked' } });
    },
  );

  it('OA12 notes are evidence where the call brings none', async () => {
    await server.ask('/api/notes/pump', {
      method: 'PUT',
      body: { title: 'Pump', content: 'The pump runs at 6 bar.' },
    });
    const messages = [{ role: 'user', content: 'Pump' }];
    const seen = await askLiteLLM(toLiteLLM(['The pump runs at 5 bar.'], null, messages));
    await server.ask('/api/notes/pump', { method: 'DELETE' });
    expect(seen).toMatchObject({ action: 'BLOCKED', assay: { outcome: 'failed' } });
  });

  it.each([
    [{ evidence: ['a'] }, 'additional_provider_specific_params'],
    [{ evidences: [{ evidence_id: 'a' }] }, 'additional_provider_specific_params'],
  ])('OA12 what is asked in vain is named: %j', async (asked, where) => {
    const answer = await server.ask(LITELLM, { method: 'POST', body: toLiteLLM(['a is 5.'], asked) });
    const problem = (await answer.json()) as { where: string };
    expect(answer.status).toBe(422);
    expect(problem.where).toContain(where);
  });
});

describe("Portkey's guardrail", () => {
  it.each(rows)(
    'OA13 the verdict is that of /api/verify, and so is what to deliver: $of: $name',
    async (one) => {
      const { content } = await verified(one, one.of);
      const seen = await askPortkey(toPortkey(one), `?on_fail=${one.of}`);
      expect(seen).toMatchObject({ verdict: one.outcome === 'passed', data: { outcome: one.outcome } });
      expect(seen.transformedData?.response.text).toBe(content);
      const choices = seen.transformedData?.response.json['choices'] as { message: object }[] | undefined;
      expect(choices?.[0]?.message).toEqual(
        content === undefined ? undefined : { role: 'assistant', content, refusal: null },
      );
    },
  );

  it('OA13 a failure is false also where nothing is done with it', async () => {
    const seen = await askPortkey(toPortkey(WRONG));
    expect(seen).toMatchObject({ verdict: false, data: { outcome: 'failed' } });
    expect(seen.transformedData).toBeUndefined();
  });

  it('OA13 what was not checked is true and said; false with fail_closed', async () => {
    const open = toPortkey(WRONG, { request: { json: null } });
    expect(await askPortkey(open)).toMatchObject({
      verdict: true,
      data: { outcome: 'unchecked', detail: expect.stringContaining('checked') as string },
    });
    expect(await askPortkey(open, '?fail_closed=true')).toMatchObject({ verdict: false });
  });

  it.each([
    ['an object', (asked: object) => asked],
    ['a text', (asked: object) => JSON.stringify(asked)],
  ])('OA13 metadata may bring evidence as %s', async (_, form) => {
    const evidences = WRONG.notes.map(({ content }) => content);
    const metadata = { assay: form({ evidences }) };
    const seen = await askPortkey(toPortkey(WRONG, { request: { json: null }, metadata }));
    expect(seen).toMatchObject({ verdict: false, data: { outcome: 'failed' } });
  });

  const part = (type: string): object[] => [
    { type: 'reasoning', text: 'x' },
    { type, text: WRONG.answer },
  ];
  it.each([
    ['Responses', { output: [{ type: 'message', content: part('output_text') }] }],
    ['Messages', { type: 'message', content: part('text') }],
    ['a chat', { choices: [{ index: 0, message: { role: 'assistant', content: WRONG.answer } }] }],
    ['a chat in parts', { choices: [{ index: 0, message: { role: 'assistant', content: part('text') } }] }],
  ])('OA13 an answer without `response.text` is read in the form of %s', async (_, json) => {
    const seen = await askPortkey(toPortkey(WRONG, { response: { json, text: '' } }));
    expect(seen).toMatchObject({ verdict: false, data: { outcome: 'failed' } });
  });

  it.each([{ text: '' }, { text: null, json: { choices: [] } }, {}])(
    'OA14 an answer without words is true and said; false with fail_closed: %j',
    async (response) => {
      const body = toPortkey(WRONG, { response });
      expect(await askPortkey(body)).toMatchObject({ verdict: true, data: { outcome: 'not_applicable' } });
      const closed = { verdict: false, data: { outcome: 'unchecked', detail: 'there is no text to check' } };
      expect(await askPortkey(body, '?fail_closed=true')).toMatchObject(closed);
    },
  );

  it('OA13 metadata that are no JSON are no file', async () => {
    const body = toPortkey(WRONG, { metadata: { assay: '{"evid' } });
    const answer = await server.ask(PORTKEY, { method: 'POST', body });
    const { hint } = (await answer.json()) as { hint: string };
    expect([answer.status, hint]).toEqual([422, 'see /openapi.json for the body of a guardrail']);
  });

  it('OA13 a request is not called checked', async () => {
    const seen = await askPortkey(toPortkey(WRONG, { eventType: 'beforeRequestHook', response: {} }));
    expect(seen).toMatchObject({ verdict: true, data: { outcome: 'not_applicable', texts: [] } });
    expect(seen.data.detail).toContain('output');
  });

  it('OA13 metadata that cannot be read are named', async () => {
    const body = toPortkey(WRONG, { metadata: { assay: '{"evidence": []}' } });
    const answer = await server.ask(PORTKEY, { method: 'POST', body });
    expect([answer.status, ((await answer.json()) as { where: string }).where]).toEqual([
      422,
      expect.stringContaining('metadata.assay'),
    ]);
  });
});
