import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenGraph } from '../../src/app/outside.ts';
import { verifyAnswer } from '../../src/app/verify-answer.ts';
import { AssayError } from '../../src/contract/assay-error.ts';
import type { KnowledgeGraphReader } from '../../src/contract/ports/knowledge-graph.ts';
import type { ValidationReport } from '../../src/contract/validation-report.ts';
import { hrGraph, hrHome, testOutside } from '../support/test-outside.ts';
import { type TestServer, testServer } from '../support/test-server.ts';

const SETTINGS = {
  server: { body_limit: 8_000_000 },
};
const home = hrHome(SETTINGS);
const calls: string[] = [];
let failsWith: AssayError | null = null;

/** The graph of the example; its calls are counted where the server is. */
async function openGraph(): Promise<OpenGraph> {
  const graph = await hrGraph();
  const counted = <T>(name: string, ask: () => Promise<T>): Promise<T> => {
    calls.push(name);
    return failsWith === null ? ask() : Promise.reject(failsWith);
  };
  const reader: KnowledgeGraphReader = {
    findEntities: (names) => counted('findEntities', () => graph.findEntities(names)),
    findSimilar: (names, limit) => counted('findSimilar', () => graph.findSimilar(names, limit)),
    facts: (requests) => counted('facts', () => graph.facts(requests)),
    relations: (entities) => counted('relations', () => graph.relations(entities)),
  };
  return { reader, loads: [], names: async () => [] };
}

const outside = { hasGraph: () => true, openGraph };

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ configuration: home.configuration, outside });
});
afterAll(() => server.close());

function largeText(length: number): string {
  const sentence = (at: number): string =>
    at % 9 === 0 ? 'AI팀의 현재 인원은 30명입니다.' : `펌프 ${at}호기는 ${at % 97} bar로 돈다.`;
  let text = '';
  for (let at = 0; text.length < length; at += 1) text += `${sentence(at)} `;
  return text.trim();
}

/** Of more characters than a short order has; most of them ask, and are held against nothing. */
const LARGE_TEXT = `${largeText(2_500)} ${'펌프는 언제 볼까요? '.repeat(1_500)}`.trim();

function timeless({ result, metadata, ...rest }: ValidationReport): unknown {
  const { validation_id: _, ...others } = result;
  return { ...rest, result: others, metadata: { ...metadata, validation_time_ms: 0 } };
}

it('HT23 with a graph has the verdict of the library', async () => {
  const text = LARGE_TEXT;
  const evidences = [{ evidence_id: 'evidence-1', type: 'document' as const, data: largeText(2_000) }];
  const asking = await server.ask('/api/verify?keep=false&fields=all', {
    method: 'POST',
    body: { response_id: 'large', content: { text, evidences } },
  });
  const report = (await asking.json()) as ValidationReport;
  expect(calls).toContain('facts');
  const at = testOutside(hrGraph, outside);
  const options = { allowEmpty: false, keep: false, events: {} };
  const alone = await verifyAnswer({ response_id: 'large', content: { text, evidences } }, home, at, options);
  expect(timeless(report)).toEqual(timeless(alone.report));
}, 120_000);

it('HT23 a graph that fails is said as the library says it', async () => {
  failsWith = new AssayError('malformed', 'the table is torn', { where: 'graph' });
  const body = { text: LARGE_TEXT };
  const answer = await server.ask('/api/verify?keep=false', { method: 'POST', body });
  failsWith = null;
  expect(answer.status).toBe(200);
  expect(JSON.stringify(await answer.json())).toContain('the table is torn');
}, 120_000);

it('HT23 one of a megabyte with a graph holds up nobody for long', async () => {
  const leaving = new AbortController();
  const asked = { isDone: false };
  const asking = server
    .ask('/api/verify?keep=false', {
      method: 'POST',
      body: { text: largeText(1_000_000) },
      signal: leaving.signal,
    })
    .then(
      (answer) => answer.status,
      () => null,
    )
    .finally(() => {
      asked.isDone = true;
    });
  const waits: number[] = [];
  const begun = performance.now();
  while (!asked.isDone && performance.now() - begun < 3_000) {
    const sent = performance.now();
    expect((await server.ask('/healthz')).status).toBe(200);
    waits.push(performance.now() - sent);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  leaving.abort();
  expect([200, null]).toContain(await asking);
  expect(waits.length).toBeGreaterThan(5);
  expect(Math.max(...waits)).toBeLessThan(2_000);
}, 60_000);
