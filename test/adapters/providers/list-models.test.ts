import { afterEach, describe, expect, it } from 'vitest';
import { openOutside } from '../../../src/app/open-outside.ts';
import { openRouter } from '../../../src/app/models/open-router.ts';
import { openProvider } from '../../../src/adapters/providers/open-provider.ts';
import { Configuration } from '../../../src/contract/configuration.ts';
import { type TestServer, testServer } from '../../support/test-server.ts';
import { JSON_HEAD, type Wire, wires } from './wires.ts';
import { type WireReply, type WireServer, wireServer } from './wire-server.ts';

const KEY = 'canary-key-4711';
const open: (WireServer | TestServer)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function served(answer: () => WireReply): Promise<WireServer> {
  const server = await wireServer(answer);
  open.push(server);
  return server;
}

/** A list as this kind of provider writes it, with a model that gives no text. */
function listing({ kind }: Wire): WireReply {
  const named = { data: [{ id: 'large-1', object: 'model' }, { id: 'text-embedding-3' }] };
  const google = {
    models: [
      { name: 'models/large-1', supportedGenerationMethods: ['generateContent'] },
      { name: 'models/text-embedding-3', supportedGenerationMethods: ['embedContent'] },
    ],
  };
  return { headers: JSON_HEAD, pieces: [JSON.stringify(kind === 'google' ? google : named)] };
}

function providerAt({ kind }: Wire, baseUrl: string) {
  return openProvider({ name: 'here', kind, baseUrl, apiKey: KEY, models: [] });
}

describe.each(wires)('the models of a provider of kind $kind', (wire) => {
  it('MR19 are those that it lists for answers in text, asked for with its key', async () => {
    const server = await served(() => listing(wire));
    expect(await providerAt(wire, server.url).offered?.()).toEqual(['large-1']);
    const [request] = server.requests;
    expect(request?.path.startsWith('/models')).toBe(true);
    expect(request && wire.key(request)).toBe(KEY);
  });

  it.each([
    [{ status: 401, headers: JSON_HEAD, pieces: [wire.error(`bad ${KEY}`)] }, 'refused'],
    [{ status: 500, pieces: [] }, 'unavailable'],
    [{ headers: { 'content-type': 'text/html' }, pieces: ['<html></html>'] }, 'malformed'],
    [{ headers: JSON_HEAD, pieces: ['{"data": 3}'] }, 'malformed'],
    [{ headers: JSON_HEAD, pieces: [] }, 'malformed'],
    [{ status: 302, headers: { location: 'http://127.0.0.1:1' }, pieces: [] }, 'malformed'],
  ])('MR19 a list that cannot be had is a ProviderError: %j', async (reply, code) => {
    const server = await served(() => reply);
    const asked = providerAt(wire, server.url).offered?.() ?? Promise.resolve();
    const error: unknown = await asked.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ code, provider: 'here' });
    expect(String(error)).not.toContain(KEY);
  });
});

describe('GET /api/models', () => {
  async function serverWith(environment: Record<string, string>): Promise<TestServer> {
    const outside = await openOutside({ workingFolder: '/', environment });
    const server = await testServer({
      router: await openRouter({ configuration: Configuration.parse({}), folder: '/' }, outside),
    });
    open.push(server);
    return server;
  }

  it('MR19 lists what the found providers offer, each asked once, and says which could not be asked', async () => {
    const [wire] = wires.filter(({ kind }) => kind === 'openai_compatible');
    if (wire === undefined) throw new Error('no wire');
    const there = await served(() => listing(wire));
    const broken = await served(() => ({ status: 500, pieces: [] }));
    const server = await serverWith({ VLLM_BASE_URL: there.url, OLLAMA_BASE_URL: broken.url });
    const headers = { 'Accept-Language': 'ko' };
    for (let at = 0; at < 2; at += 1) {
      const body = (await (await server.ask('/api/models', { headers })).json()) as object;
      expect(body).toEqual({
        models: [
          { model: 'extractive', provider: 'extractive' },
          { model: 'large-1', provider: 'vllm' },
        ],
        default: { model: 'extractive', provider: 'extractive' },
        providers: [
          { provider: 'ollama', offers: 0, problem: '상태 코드 500으로 응답했습니다' },
          { provider: 'vllm', offers: 1, problem: null },
        ],
      });
    }
    expect(there.requests.map(({ path }) => path)).toEqual(['/v1/models']);
  });
});
