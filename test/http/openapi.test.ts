import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROUTES } from '../../src/http/routes.ts';
import { failsWith, memoryStores, says, testRouter } from '../support/bench.ts';
import { OpenApiDocument } from '../support/openapi-shape.ts';
import { type TestServer, testServer } from '../support/test-server.ts';

/** All that the index of the server holds. */
const PUMP = {
  id: 'pump',
  kind: 'section' as const,
  path: 'docs/pump.md',
  chunk: 0,
  cbo_id: null,
  title: 'Pump',
  content: 'The pump runs at 5 bar.',
  start_line: 1,
  end_line: 1,
  metadata: {},
  terms: '',
};

let server: TestServer;
let document: OpenApiDocument;
beforeAll(async () => {
  server = await testServer({ router: testRouter([says('fine'), says('fine'), says('fine')]) });
  await server.stores.index('default').putDocument(PUMP);
  document = OpenApiDocument.parse(await (await server.ask('/openapi.json')).json());
});
afterAll(() => server.close());

/** Every value of the document with the way to it. */
function* walk(
  value: unknown,
  path: readonly string[] = [],
): Generator<readonly [readonly string[], unknown]> {
  yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* walk(inner, [...path, key]);
}

function valueAt(pointer: string): unknown {
  return pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((inner, step) => (inner as Record<string, unknown> | undefined)?.[step], document);
}

/** A schema of the document, which names others of it, as zod reads it. */
function schemaAt(name: string): z.ZodType {
  const own = valueAt(`#/components/schemas/${name}`);
  const text = JSON.stringify(own).replaceAll(`#/components/schemas/${name}`, '#');
  return z.fromJSONSchema(JSON.parse(text) as Parameters<typeof z.fromJSONSchema>[0]);
}

describe('the description', () => {
  it('HT22 declares the key for repeating wherever it is read, and nowhere else', () => {
    for (const { method, path, once } of ROUTES) {
      const item = document.paths[path]?.[method] as { parameters?: { name: string }[] } | undefined;
      const names = item?.parameters?.map(({ name }) => name) ?? [];
      const isRead = (method === 'post' || method === 'put') && once !== false;
      expect([method, path, names.includes('Idempotency-Key')]).toEqual([method, path, isRead]);
    }
  });

  it('HT22 has every route, once, under a name of its own', () => {
    const described = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method} ${path}`),
    );
    expect(described.toSorted()).toEqual(ROUTES.map(({ method, path }) => `${method} ${path}`).toSorted());
    const names = Object.values(document.paths).flatMap((item) =>
      Object.values(item).map((one) => one.operationId),
    );
    expect(new Set(names).size).toBe(ROUTES.length);
  });

  it('HT22 refers to nothing that is not there', () => {
    const references = [...walk(document)].flatMap(([path, value]) =>
      path.at(-1) === '$ref' && typeof value === 'string' ? [value] : [],
    );
    expect(references.length).toBeGreaterThan(ROUTES.length);
    expect(references.filter((reference) => valueAt(reference) === undefined)).toEqual([]);
  });

  it('HT22 names every part of a path as a parameter, and no other', () => {
    for (const [path, item] of Object.entries(document.paths))
      for (const { parameters } of Object.values(item)) {
        const named = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
        expect(named).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
        expect(new Set(parameters.map((one) => `${one.in} ${one.name}`)).size).toBe(parameters.length);
      }
  });

  it('HT22 says which right each address wants', () => {
    for (const { method, path, right } of ROUTES)
      expect(document.paths[path]?.[method]).toMatchObject(
        right === null ? { security: [] } : { 'x-right': right, security: [{ bearer: [] }, {}] },
      );
  });
});

const CHAT = { feature: 'insight', content: 'What follows?' };
const NOTE = { title: 'Pump', content: 'The pump runs at 5 bar.' };

const SIGNAL = { source: 'chat', session_id: null, reason: 'citation_missing', context: { file: 'a.ts' } };

/** A request to each address, in an order in which each finds what it needs. */
const EACH: readonly (readonly [method: string, path: string, status: number, body?: unknown])[] = [
  ['get', '/healthz', 200],
  ['get', '/readyz', 200],
  ['get', '/openapi.json', 200],
  ['get', '/api/models', 200],
  ['get', '/api/settings', 200],
  ['get', '/api/checklists', 200],
  ['put', '/api/settings', 200, { judge_votes: 3, unset: ['sampling_ratio'] }],
  ['post', '/api/notes', 201, { ...NOTE, note_id: 'none' }],
  ['get', '/api/notes', 200],
  ['get', '/api/notes?query=pump', 200],
  ['get', '/api/notes/{id}', 200],
  ['put', '/api/notes/{id}', 200, NOTE],
  ['delete', '/api/notes/{id}', 204],
  ['post', '/api/chat', 200, CHAT],
  ['post', '/api/stream', 200, CHAT],
  [
    'post',
    '/v1/chat/completions',
    200,
    { model: 'writer-1', messages: [{ role: 'user', content: 'At how many bar?' }], assay: {} },
  ],
  ['get', '/v1/models', 200],
  [
    'post',
    '/beta/litellm_basic_guardrail_api',
    200,
    { input_type: 'response', texts: ['It runs at 5 bar.'] },
  ],
  [
    'post',
    '/api/guardrails/portkey',
    200,
    { eventType: 'afterRequestHook', request: {}, response: { text: 'It runs at 5 bar.' } },
  ],
  ['get', '/api/chats', 200],
  ['post', '/api/ask', 200, { question: 'At how many bar does the pump run?', lang: 'en' }],
  ['post', '/api/verify', 200, { text: 'The pump runs at 5 bar.', evidences: ['The pump runs at 5 bar.'] }],
  ['post', '/mcp', 200, { jsonrpc: '2.0', id: 1, method: 'tools/list' }],
  ['post', '/api/check', 200, { testOutput: '3 passed', testsPassed: true }],
  ['post', '/api/grade', 200, { task: 'summarize', answer: 'The pump runs.' }],
  ['get', '/api/verdicts', 200],
  ['post', '/api/index', 200, { path: 'notes' }],
  ['post', '/api/signals', 201, { type: 'feedback.signal', payload: SIGNAL }],
  ['get', '/api/signals?reason=citation_missing', 200],
  ['get', '/api/feedback?kind=thumbs_down', 200],
  ['get', '/api/gaps?status=open', 200],
  ['get', '/api/suggestions?status=pending', 200],
  ['get', '/api/jobs', 200],
  ['get', '/api/knowledge', 200],
  ['get', '/api/knowledge/entities?query=pump', 200],
  ['get', '/api/metrics/cbo/series', 200],
  ['get', '/api/metrics/summary', 200],
  ['get', '/api/status', 200],
  ['post', '/api/jobs/redrive', 200],
  ['post', '/api/keys', 201, { name: 'ci', rights: ['read'] }],
  ['get', '/api/keys', 200],
];

/** The events of a stream by their names, each with its data as the wire has it. */
function eventsOf(text: string): { readonly event: string; readonly data: unknown }[] {
  return text.split('\n\n').flatMap((block) => {
    const data = /^data: (.*)$/m.exec(block)?.[1];
    const event = /^event: (.*)$/m.exec(block)?.[1] ?? 'message';
    return data === undefined
      ? []
      : [{ event, data: data === '[DONE]' ? data : (JSON.parse(data) as unknown) }];
  });
}

/** What is described of the events of a stream: names, each with the schema of its data. */
function described(path: string): Map<string, z.ZodType> {
  const media = document.paths[path]?.post?.responses['200'] as unknown as {
    content: Record<string, { schema: { oneOf: { $ref: string }[] } }>;
  };
  const { oneOf = [] } = media.content['text/event-stream']?.schema ?? {};
  return new Map(
    oneOf.map(({ $ref }) => {
      const { title, properties } = valueAt($ref) as {
        title: string;
        properties: { event: { const: string }; data: { $ref: string } };
      };
      expect(properties.event.const).toBe(title);
      return [title, schemaAt(properties.data.$ref.split('/').at(-1) ?? '')];
    }),
  );
}

describe('streams', () => {
  it('HT32 every event that is sent is one of those described, and no other fits', async () => {
    const wrong = 'The roof cost 19 dollars [Note 1].';
    const notes = [{ note_id: 'n', title: 'Roof', content: 'The roof cost 9 dollars.', score: 0.9 }];
    const guarded = await testServer({
      router: testRouter([says(wrong), failsWith(new TypeError('down'), 'The roof')]),
      stores: memoryStores({ notes, settings: { verification_enabled: true } }),
    });
    const ask = async (body: object): Promise<string> =>
      (await guarded.ask('/api/stream', { method: 'POST', body })).text();
    const question = { feature: 'search_qa', content: 'What did the roof cost?', lang: 'en' };
    const texts = [await ask({ ...question, on_fail: { verification: 'annotate' } }), await ask(question)];
    await guarded.close();
    const sent = texts.flatMap(eventsOf);
    const names = new Set(sent.map(({ event }) => event));
    for (const name of ['metadata', 'message', 'revise', 'action', 'verification', 'error'])
      expect(names).toContain(name);
    const schemas = described('/api/stream');
    expect(sent.filter(({ event, data }) => schemas.get(event)?.safeParse(data).success !== true)).toEqual(
      [],
    );
    expect(schemas.get('verification')?.safeParse({ status: 'fine' }).success).toBe(false);
  });

  it('HT32 so are the steps of an ask', async () => {
    const headers = { Accept: 'text/event-stream' };
    const body = { question: 'At how many bar does the pump run?', lang: 'en', model: 'extractive' };
    const sent = eventsOf(await (await server.ask('/api/ask', { method: 'POST', headers, body })).text());
    const schemas = described('/api/ask');
    expect(new Set(sent.map(({ event }) => event))).toEqual(new Set(['begin', 'step', 'result']));
    expect(sent.filter(({ event, data }) => schemas.get(event)?.safeParse(data).success !== true)).toEqual(
      [],
    );
  });

  it('HT32 the address to send requests to is that of the description', () => {
    expect(document.servers.map(({ url }) => new URL(url, `${server.url}/openapi.json`).origin)).toEqual([
      server.url,
    ]);
  });
});

describe('what is answered', () => {
  it('HT22 is asked for at every address but those of one chat, ask, answer, verdict, gap, suggestion, entity, job or key, and the events', () => {
    const asked = new Set(EACH.map(([method, path]) => `${method} ${path.replace(/\?.*/, '')}`));
    const left = ROUTES.map(({ method, path }) => `${method} ${path}`).filter((one) => !asked.has(one));
    expect(left).toEqual([
      'get /v1/models/{id}',
      'get /api/chats/{id}',
      'post /api/ask/{id}/resume',
      'get /api/verdicts/{id}',
      'post /api/verdicts/{id}/replay',
      'get /api/verdicts/{id}/input',
      'delete /api/verdicts/{id}/input',
      'post /api/feedback',
      'post /api/feedback/answer',
      'get /api/gaps/{id}',
      'post /api/gaps/{id}/close',
      'post /api/gaps/{id}/keep',
      'get /api/suggestions/{id}',
      'post /api/suggestions/{id}/edit',
      'post /api/suggestions/{id}/approve',
      'post /api/suggestions/{id}/reject',
      'post /api/suggestions/{id}/undo',
      'get /api/events',
      'get /api/knowledge/entities/{type}/{id}',
      'get /api/jobs/{id}',
      'post /api/jobs/{id}/cancel',
      'get /metrics',
      'delete /api/keys/{id}',
    ]);
  });

  it.each(EACH.map(([method, path, status, body]) => ({ method, path, status, body })))(
    'HT22 $method $path is what the description says',
    async ({ method, path, status, body }) => {
      const address = path.replace('{id}', 'none');
      const answer = await server.ask(address, {
        method: method.toUpperCase(),
        ...(body === undefined ? {} : { body }),
      });
      const text = await answer.text();
      const declared = document.paths[path.replace(/\?.*/, '')]?.[method as 'get']?.responses[String(status)];
      expect([answer.status, text]).toEqual([status, text]);
      const { content = {}, headers = {} } = declared as {
        content?: Record<string, { schema: { $ref?: string } }>;
        headers?: object;
      };
      const types = Object.keys(content);
      expect(types.includes(answer.headers.get('content-type') ?? '')).toBe(text !== '');
      expect(Object.keys(headers).filter((name) => !answer.headers.has(name))).toEqual([]);
      const reference = content['application/json']?.schema.$ref;
      const read =
        reference === undefined
          ? null
          : schemaAt(reference.split('/').at(-1) ?? '').safeParse(JSON.parse(text));
      expect(read?.error?.issues ?? []).toEqual([]);
    },
  );

  it('HT22 an answer of another shape is seen to be one', () => {
    expect(schemaAt('postApiVerify200').safeParse({ status: 'success' }).success).toBe(false);
    expect(schemaAt('getApiSettings200').safeParse({}).success).toBe(false);
  });

  it('HT22 so are a kept verdict, the same again, and a key that is revoked', async () => {
    const given = { text: 'The pump runs at 6 bar.', evidences: ['The pump runs at 5 bar.'] };
    const verified = await server.ask('/api/verify', { method: 'POST', body: given });
    const id = verified.headers.get('x-verdict-id') ?? '';
    const kept: unknown = await (await server.ask(`/api/verdicts/${id}`)).json();
    const replay = await server.ask(`/api/verdicts/${id}/replay`, { method: 'POST', body: given });
    const replayed: unknown = await replay.json();
    expect(schemaAt('getApiVerdictsId200').safeParse(kept).error?.issues ?? []).toEqual([]);
    expect(schemaAt('postApiVerdictsIdReplay200').safeParse(replayed).error?.issues ?? []).toEqual([]);
    expect(replayed).toMatchObject({
      holds: true,
      before: { id, outcome: 'FAILED' },
      now: { outcome: 'FAILED' },
    });
    const { keys } = (await (await server.ask('/api/keys')).json()) as { keys: { id: string }[] };
    const revoked = await server.ask(`/api/keys/${keys[0]?.id ?? ''}`, { method: 'DELETE' });
    expect([revoked.status, await revoked.text()]).toEqual([204, '']);
  });
});
