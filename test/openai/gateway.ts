import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import OpenAI from 'openai';
import type { Stores } from '../../src/app/stores.ts';
import type { WireReply, WireRequest, WireServer } from '../adapters/providers/wire-server.ts';
import { type TestServer, testServer } from '../support/test-server.ts';
import { upstream } from './upstream.ts';

/** A started server before a provider of OpenAI's form, with the clients that people have. */
export interface Gateway {
  readonly server: TestServer;
  readonly up: WireServer;
  readonly client: OpenAI;
  readonly aiSdk: ReturnType<typeof createOpenAICompatible>;
  /** Plain answers as the AI SDK got them. */
  readonly bodies: object[];
  close(): Promise<void>;
}

export interface GatewayOptions {
  readonly configuration?: object;
  readonly stores?: Stores;
  readonly apiKey?: string;
  readonly maxRetries?: number;
  /** Further tries of the server. */
  readonly retries?: number;
}

const PROVIDER = { kind: 'openai_compatible', models: ['up-1'] };

export async function gateway(
  answer: (request: WireRequest | undefined, nth: number) => WireReply,
  { configuration = {}, stores, apiKey = 'any', maxRetries = 0, retries = 0 }: GatewayOptions = {},
): Promise<Gateway> {
  const up = await upstream(answer);
  const providers = { up: { ...PROVIDER, base_url: up.url } };
  const server = await testServer({
    configuration: { models: { providers, default: 'up/up-1', retries }, ...configuration },
    ...(stores === undefined ? {} : { stores }),
  });
  const bodies: object[] = [];
  const watched: typeof fetch = async (...asked) => {
    const response = await fetch(...asked);
    if (response.headers.get('content-type') === 'application/json')
      bodies.push((await response.clone().json()) as object);
    return response;
  };
  const baseURL = `${server.url}/v1`;
  return {
    server,
    up,
    client: new OpenAI({ apiKey, baseURL, maxRetries }),
    aiSdk: createOpenAICompatible({ name: 'assay', baseURL, apiKey, includeUsage: true, fetch: watched }),
    bodies,
    async close() {
      await server.close();
      await up.close();
    },
  };
}
