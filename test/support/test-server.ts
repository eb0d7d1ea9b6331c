import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openOutside } from '../../src/app/open-outside.ts';
import type { Outside } from '../../src/app/outside.ts';
import type { ModelRouter } from '../../src/app/models/model-router.ts';
import type { Stores } from '../../src/app/stores.ts';
import { boundsOf, textPool, threadsOf } from '../../src/app/verify-thread/text-threads.ts';
import { openWorkbench } from '../../src/app/workbench/open-workbench.ts';
import { translate } from '../../src/app/messages/translate.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import type { ServerSettings } from '../../src/contract/server-settings.ts';
import { serve } from '../../src/http/serve.ts';
import { memoryStores } from './memory-stores.ts';
import { testMcp } from './test-mcp.ts';

export interface TestServer {
  readonly url: string;
  readonly port: number;
  readonly stores: Stores;
  readonly folder: string;
  /** Lines of the log. */
  readonly lines: string[];
  /** As `fetch`, on the server; a body that is no string goes as JSON. */
  ask(path: string, init?: Ask): Promise<Response>;
  close(): Promise<void>;
}

export interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** By their bounds. A thread takes a second to load: the next server of this process uses it too. */
const pools = new Map<string, ReturnType<typeof textPool>>();

function poolOf(settings: ServerSettings): ReturnType<typeof textPool> {
  const bounds = boundsOf(settings);
  const key = JSON.stringify(bounds);
  const pool = pools.get(key) ?? textPool(bounds);
  pools.set(key, pool);
  return pool;
}

/** A server on a free port, with stores in memory and a folder of its own. */
export async function testServer(
  of: {
    readonly configuration?: object;
    readonly stores?: Stores;
    readonly router?: ModelRouter;
    readonly outside?: Partial<Outside>;
  } = {},
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-server-'));
  const given = of.configuration ?? {};
  const configuration = Configuration.parse(given);
  const outside = await openOutside({ workingFolder: folder, environment: {} });
  const stores = of.stores ?? memoryStores();
  const lines: string[] = [];
  const withStores = { ...outside, stores: async () => stores, ...of.outside };
  const opened = await openWorkbench({ configuration, folder }, withStores, {}, (once) =>
    threadsOf(poolOf(configuration.server), once),
  );
  const bench = of.router === undefined ? opened : { ...opened, router: of.router };
  const server = await serve(bench, {
    settings: { ...configuration.server, port: 0 },
    say: translate,
    language: 'en',
    write: (line) => void lines.push(line),
    log: true,
    debug: false,
    version: '0.0.0',
    mcp: testMcp,
  });
  return {
    url: server.url,
    port: Number(new URL(server.url).port),
    stores,
    folder,
    lines,
    ask: (path, { method = 'GET', headers = {}, body, signal } = {}) =>
      fetch(`${server.url}${path}`, {
        method,
        headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        ...(signal === undefined ? {} : { signal }),
      }),
    async close() {
      await server.close();
      await bench.later.idle();
      await outside.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
