import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compose } from '../../src/app/compose.ts';
import { ask } from '../../src/app/ask/ask.ts';
import { textHere } from '../../src/app/verify-thread/text-here.ts';
import { openWorkbench } from '../../src/app/workbench/open-workbench.ts';
import type { AskResult } from '../../src/contract/ask.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import { type IndexedHome, indexedHome } from '../support/index-home.ts';
import { memoryStores } from '../support/memory-stores.ts';

const MODEL = 'openai_compatible/never';
const BOUND_MS = 600;
/** For what follows the answer: quotations and their critics. */
const ENDING_MS = 3000;
const { signal: NEVER } = new AbortController();
const CALLER = { tenant: 'default', user_id: null, token: null, lang: 'en' as const };

let server: Server;
let made: IndexedHome;
let asked = 0;
const arrived = new AbortController();
beforeAll(async () => {
  server = createServer(() => {
    asked += 1;
    arrived.abort();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  made = await indexedHome(memoryStores(), {
    'docs/tide.md': '# Tide\n\nThe harbour closes at 9 in the evening.\n',
  });
  await made.index();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  made.end();
});

async function askHanging(question: string): Promise<{ readonly result: AskResult; readonly ms: number }> {
  const { port } = server.address() as AddressInfo;
  const environment = { OPENAI_COMPATIBLE_BASE_URL: `http://127.0.0.1:${port}` };
  const configuration = Configuration.parse({
    correction: { budget_ms: BOUND_MS },
    models: { default: MODEL },
  });
  const home = { ...made.home, configuration };
  const outside = {
    ...compose({ workingFolder: home.folder, environment }),
    stores: async () => made.stores,
  };
  const bench = await openWorkbench(home, outside, {}, textHere);
  // what is loaded at the first question takes nothing from the bound
  await ask(bench, { question, model: 'extractive' }, CALLER, {}, NEVER);
  const call = { messages: [{ role: 'user' as const, content: question }], temperature: 0, max_tokens: 9 };
  await bench.router.chat({ ...call, model: MODEL }, arrived.signal).catch(() => undefined);
  asked = 0;
  const from = performance.now();
  const result = await ask(bench, { question }, CALLER, {}, NEVER);
  return { result, ms: performance.now() - from };
}

test('LP17 a server that never answers does not hold an ask beyond its bound: quotations come', async () => {
  const { result, ms } = await askHanging('When does the harbour close?');
  expect(asked).toBeGreaterThan(0);
  expect(result).toMatchObject({ status: 'quoted', causes: ['provider_failed'], signals: [] });
  expect(result.answer).toContain('The harbour closes at 9 in the evening.');
  expect(ms).toBeLessThan(BOUND_MS + ENDING_MS);
});

test('LP17 nor where nothing could be quoted: it abstains', async () => {
  const { result, ms } = await askHanging('Who paints the lighthouse?');
  expect(result.status).toBe('abstained');
  expect(ms).toBeLessThan(BOUND_MS + ENDING_MS);
});
