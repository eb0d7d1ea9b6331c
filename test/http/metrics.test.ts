import { afterAll, beforeAll, expect, it } from 'vitest';
import { CboSeries, MetricsSummary } from '../../src/contract/metrics.ts';
import { type TestServer, testServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function json(path: string): Promise<[number, unknown]> {
  const answer = await server.ask(path);
  return [answer.status, await answer.json()];
}

it('ME2 the series of the index, empty where nothing happened', async () => {
  const [status, body] = await json('/api/metrics/cbo/series?days=7&bucket=hour');
  expect(status).toBe(200);
  expect(CboSeries.parse(body)).toMatchObject({ bucket: 'hour', time_zone: 'UTC', series: [] });
  expect((await json('/api/metrics/cbo/series?days=32&bucket=hour'))[0]).toBe(422);
  expect((await json('/api/metrics/cbo/series?days=0'))[0]).toBe(422);
});

it('ME3 the summary', async () => {
  const [status, body] = await json('/api/metrics/summary');
  expect(status).toBe(200);
  expect(MetricsSummary.parse(body)).toMatchObject({ jobs: { series: [] }, verdicts: [] });
});
