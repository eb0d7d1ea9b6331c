import { afterEach, describe, expect, it } from 'vitest';
import { JSON_HEAD } from '../adapters/providers/wires.ts';
import type { WireReply } from '../adapters/providers/wire-server.ts';
import { type Gateway, gateway } from './gateway.ts';
import { says } from './upstream.ts';

const BODY = { model: 'up-1', messages: [{ role: 'user', content: 'a' }] };
const ERROR = JSON.stringify({ error: { message: 'later', type: 'server_error' } });

let open: Gateway;
afterEach(() => open.close());

function fails(status: number, headers: Record<string, string> = {}): WireReply {
  return { status, headers: { ...JSON_HEAD, ...headers }, pieces: [ERROR] };
}

describe('a client that tries again itself', () => {
  it.each([
    [429, {}, 429, false],
    [429, { 'Retry-After': '7' }, 429, false],
    [429, { 'Retry-After': '7' }, 429, true],
    [503, { 'Retry-After': '7' }, 503, false],
  ])('OA17 is told of a pause at once: %s %j', async (status, headers, told, stream) => {
    open = await gateway(() => fails(status, headers), { retries: 2 });
    const answer = await open.server.ask('/v1/chat/completions', {
      method: 'POST',
      body: { ...BODY, stream },
    });
    expect(answer.status).toBe(told);
    expect(answer.headers.get('retry-after')).toBe(Object.values(headers)[0] ?? '5');
    expect(open.up.requests.length).toBe(1);
  });

  it('OA17 is spared a failure that is over at once', async () => {
    open = await gateway((request, nth) => (nth === 1 ? fails(502) : says(request, 'fine')), { retries: 2 });
    const answer = await open.server.ask('/v1/chat/completions', { method: 'POST', body: BODY });
    expect(answer.status).toBe(200);
    expect(open.up.requests.length).toBe(2);
  });
});
