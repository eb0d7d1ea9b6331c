import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedder as openAdapter } from '../../../src/adapters/providers/open-embedder.ts';
import { openEmbedder } from '../../../src/app/models/open-embedder.ts';
import { openOutside } from '../../../src/app/open-outside.ts';
import { Configuration } from '../../../src/contract/configuration.ts';
import type { ProviderKind } from '../../../src/contract/model-settings.ts';
import type { Embedder } from '../../../src/contract/ports/embedder.ts';
import { ProviderError } from '../../../src/contract/provider-error.ts';
import { testOutside } from '../../support/test-outside.ts';
import { JSON_HEAD } from './wires.ts';
import { type WireReply, type WireServer, wireServer } from './wire-server.ts';

const KEY = 'sk-canary-0123456789abcdef';
const TEXTS = ['한 문장', 'a sentence', 'another'];
const VECTORS = [
  [1, 0],
  [0.5, -0.5],
  [0, 2],
];

/** How one kind of provider gives vectors. */
interface VectorWire {
  readonly kind: ProviderKind;
  readonly path: string;
  readonly reply: (vectors: readonly (readonly number[])[]) => unknown;
  readonly texts: (body: Record<string, unknown>) => unknown;
  readonly key: string;
}

const openai = {
  path: '/embeddings',
  reply: (vectors: VectorWire['reply'] extends (given: infer Given) => unknown ? Given : never) => ({
    object: 'list',
    data: vectors.map((embedding, index) => ({ object: 'embedding', index, embedding })),
    usage: { prompt_tokens: 3, total_tokens: 3 },
  }),
  texts: ({ input }: Record<string, unknown>) => input,
  key: 'authorization',
};
const WIRES: readonly VectorWire[] = [
  { kind: 'openai', ...openai },
  { kind: 'openai_compatible', ...openai },
  {
    kind: 'google',
    path: '/models/small:batchEmbedContents',
    reply: (vectors) => ({ embeddings: vectors.map((values) => ({ values })) }),
    texts: ({ requests }) =>
      (requests as { content: { parts: { text: string }[] } }[]).map(({ content }) => content.parts[0]?.text),
    key: 'x-goog-api-key',
  },
];

function json(value: unknown, status = 200): WireReply {
  return { status, headers: JSON_HEAD, pieces: [JSON.stringify(value)] };
}

const open: WireServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function served(answer: (nth: number) => WireReply): Promise<WireServer> {
  const server = await wireServer(answer);
  open.push(server);
  return server;
}

function adapter({ kind }: Pick<VectorWire, 'kind'>, baseUrl: string): Embedder {
  return openAdapter({ name: 'here', kind, baseUrl, apiKey: KEY, models: [] }, 'small');
}

async function failure(work: Promise<unknown>): Promise<ProviderError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ProviderError)) throw new Error(`no ProviderError: ${String(error)}`);
  return error;
}

/** The SDK is loaded by its first call, which must not count as a slow answer. */
beforeAll(async () => {
  for (const wire of WIRES) {
    const server = await wireServer(() => json(wire.reply([[1], [2]])));
    await adapter(wire, server.url).embed(['x', 'y']);
    await server.close();
  }
}, 60_000);

describe.each(WIRES)('vectors of $kind', (wire) => {
  it('RT15 come in the order of the texts, the key in the head of the request', async () => {
    const server = await served(() => json(wire.reply(VECTORS)));
    const embedder = adapter(wire, server.url);
    expect(embedder.model).toBe('here/small');
    expect(await embedder.embed(TEXTS)).toEqual(VECTORS);
    const [request] = server.requests;
    expect(request?.path).toBe(wire.path);
    expect(wire.texts(request?.body ?? {})).toEqual(TEXTS);
    expect(request?.headers[wire.key]).toContain(KEY);
  });

  it('RT15 nobody is asked for no text', async () => {
    const server = await served(() => json(wire.reply(VECTORS)));
    expect(await adapter(wire, server.url).embed([])).toEqual([]);
    expect(server.requests).toEqual([]);
  });

  it.each([
    ['too few', VECTORS.slice(1)],
    ['of two lengths', [[1, 0], [1], [0, 2]]],
    [
      'without direction',
      [
        [1, 0],
        [0, 0],
        [0, 2],
      ],
    ],
  ])('RT15 vectors that are %s are no answer', async (_what, vectors) => {
    const server = await served(() => json(wire.reply(vectors)));
    const error = await failure(adapter(wire, server.url).embed(TEXTS));
    expect([error.code, error.transport]).toEqual(['malformed', false]);
  });

  it('RT15 an error tells its status, and not the key', async () => {
    const server = await served(() => json({ error: { message: `bad key ${KEY}` } }, 401));
    const error = await failure(adapter(wire, server.url).embed(TEXTS));
    expect([error.code, error.status]).toEqual(['refused', 401]);
    expect(error.message).not.toContain(KEY);
  });

  it('RT15 an abort ends the request', async () => {
    const server = await served(() => ({ headers: JSON_HEAD, pieces: ['{', '}'], hangAfter: 1 }));
    const abort = new AbortController();
    const failed = failure(adapter(wire, server.url).embed(TEXTS, abort.signal));
    setTimeout(() => abort.abort(), 50);
    expect((await failed).code).toBe('cancelled');
    await server.requests[0]?.gone;
  });
});

const CONFIGURED = { models: { timeout_ms: 300 }, index: { embedding_model: 'ollama/small' } };

function patient(embed: Embedder['embed'], configuration: object = CONFIGURED) {
  const outside = testOutside(() => Promise.reject(new Error('no graph')), {
    embedder: async () => ({ model: 'here/small', embed }),
  });
  return openEmbedder({ configuration: Configuration.parse(configuration), folder: '/' }, outside);
}

function down(): Promise<never> {
  const error = new ProviderError('unavailable', 'gone', { provider: 'here', status: 503, transport: true });
  return Promise.reject(error);
}

describe('the model of a home', () => {
  const wire = { kind: 'openai_compatible' } as const;

  async function embedderIn(environment: Record<string, string>, index: object) {
    const outside = await openOutside({ workingFolder: '/', environment });
    return openEmbedder({ folder: '/', configuration: Configuration.parse({ index }) }, outside);
  }

  it('RT15 is that of index.embedding_model, and nobody is asked before its first text', async () => {
    const server = await served(() => json(openai.reply([[3, 4]])));
    const embedder = await embedderIn({ OLLAMA_BASE_URL: server.url }, { embedding_model: 'ollama/small' });
    expect(server.requests).toEqual([]);
    expect(embedder?.model).toBe('ollama/small');
    expect(await embedder?.embed(['x'])).toEqual([[3, 4]]);
    expect(server.requests.map(({ path }) => path)).toEqual(['/v1/embeddings']);
  });

  it('RT15 none is named: there is none', async () => {
    expect(await embedderIn({ OLLAMA_BASE_URL: 'http://127.0.0.1:9' }, {})).toBeNull();
  });

  it.each(['ollama/', 'small', 'elsewhere/small', '/small'])(
    'RT15 a name that leads nowhere says what there is: %s',
    async (embedding_model) => {
      const opening = embedderIn({ OLLAMA_BASE_URL: 'http://127.0.0.1:9' }, { embedding_model });
      await expect(opening).rejects.toMatchObject({
        code: 'not_found',
        where: 'index.embedding_model',
        hint: 'there are: ollama/MODEL',
      });
    },
  );

  it('RT15 Anthropic has none, and says so', async () => {
    const embedder = await embedderIn({ ANTHROPIC_API_KEY: KEY }, { embedding_model: 'anthropic/x' });
    const error = await failure(embedder?.embed(['x']) ?? Promise.resolve());
    expect([error.code, error.message]).toEqual(['refused', 'has no models that embed texts']);
  });

  it('RT15 several texts are tried again after an error of the transport, a question is not', async () => {
    let calls = 0;
    const embedder = await patient(() => {
      calls += 1;
      return calls === 1 ? down() : Promise.resolve([[1], [2]]);
    });
    expect(await embedder?.embed(['a', 'b'])).toEqual([[1], [2]]);
    expect(calls).toBe(2);
    calls = 0;
    expect((await failure(embedder?.embed(['a']) ?? Promise.resolve())).code).toBe('unavailable');
    expect(calls).toBe(1);
  });

  it('RT15 one that never answers is given up', async () => {
    const embedder = await patient(() => new Promise(() => undefined));
    expect((await failure(embedder?.embed(['a']) ?? Promise.resolve())).code).toBe('timeout');
  });

  it('RT15 one that keeps failing is left alone', async () => {
    let calls = 0;
    const embedder = await patient(() => {
      calls += 1;
      return down();
    });
    for (let asked = 0; asked < 8; asked += 1) await failure(embedder?.embed(['a']) ?? Promise.resolve());
    expect(calls).toBe(5);
  });

  it('RT15 a server that is not there cannot be reached', async () => {
    const server = await wireServer(() => json({}));
    await server.close();
    expect((await failure(adapter(wire, server.url).embed(['x']))).code).toBe('unavailable');
  });
});
