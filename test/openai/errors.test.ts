import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiKey } from '../../src/app/api-keys.ts';
import { OpenAIError } from '../../src/contract/openai-chat.ts';
import rows from '../../cases/openai/errors.json' with { type: 'json' };
import { type Gateway, gateway } from './gateway.ts';
import { says } from './upstream.ts';

const AT = '2026-01-01T00:00:00Z';
const CHAT = '/v1/chat/completions';
const BODY = { model: 'up-1', messages: [{ role: 'user', content: 'a' }] };

let open: Gateway;
beforeAll(async () => {
  open = await gateway((request) => says(request, 'fine'), {
    configuration: { server: { rate_limit_per_minute: 1 } },
  });
});
afterAll(() => open.close());

async function errorOf(answer: Response): Promise<OpenAIError['error']> {
  return OpenAIError.parse(await answer.json()).error;
}

describe("errors in OpenAI's form", () => {
  it.each(rows)('OA2 $id', async ({ method, path, body, status, type, param, code }) => {
    const answer = await open.server.ask(path, { method, ...(body === null ? {} : { body }) });
    const error = await errorOf(answer);
    expect({ status: answer.status, ...error, message: '' }).toEqual({
      status,
      type,
      param,
      code,
      message: '',
    });
    expect(error.message).not.toBe('');
    expect(open.up.requests).toEqual([]);
  });
});

describe('keys', () => {
  const ask = (key: string, body: object = BODY): Promise<Response> =>
    open.server.ask(CHAT, { method: 'POST', body, headers: { Authorization: `Bearer ${key}` } });

  it('OA10 a local server without a key takes any, and none once it has one', async () => {
    const { server } = open;
    const headers = { Authorization: 'Bearer sk-anything' };
    expect((await server.ask('/v1/models', { headers })).status).toBe(200);
    expect((await server.ask('/api/models', { headers })).status).toBe(401);
    const made = { id: 'reader', tenant: 'default', name: 'reader', rights: ['read' as const] };
    const { key } = await createApiKey(server.stores.keys, made, AT);
    const unknown = await server.ask('/v1/models', { headers });
    expect([unknown.status, (await errorOf(unknown)).code]).toEqual([401, 'invalid_api_key']);
    const reading = await ask(key);
    expect([reading.status, (await errorOf(reading)).type]).toEqual([403, 'permission_error']);
  });

  it('OA10 a key asks as often as its limit allows', async () => {
    const made = { id: 'chatter', tenant: 'default', name: 'chatter', rights: ['chat' as const] };
    const { key } = await createApiKey(open.server.stores.keys, made, AT);
    const [first, second] = [await ask(key), await ask(key)];
    expect([first.status, second.status]).toEqual([200, 429]);
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await errorOf(second)).type).toBe('rate_limit_error');
  });
});
