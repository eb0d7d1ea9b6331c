import { trace } from '@opentelemetry/api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTelemetry } from '../../src/adapters/telemetry/open-telemetry.ts';
import { watchedAsk } from '../../src/app/ask/watched-ask.ts';
import { watchedEnds, watchedHandlers } from '../../src/app/jobs/watched-jobs.ts';
import type { AskResult, AskStep } from '../../src/contract/ask.ts';
import type { Job } from '../../src/contract/job.ts';
import type { Telemetry } from '../../src/contract/ports/telemetry.ts';
import { memoryStores, noAbort, testBench, testRouter } from '../support/bench.ts';
import { type RecordedSpan, recordSpans } from '../support/recorded-spans.ts';

const NOW = '2026-02-02T09:00:00.000Z';
let spans: RecordedSpan[];
let lines: string[];
let telemetry: Telemetry;

beforeEach(async () => {
  spans = recordSpans();
  lines = [];
  const settings = { metrics: true, traces: true, logs: 'json' } as const;
  telemetry = await openTelemetry(settings, { write: (line) => void lines.push(line), now: () => NOW });
});
afterEach(() => trace.disable());

const job: Job = {
  id: 'J1',
  tenant_id: 'acme',
  type: 'index.file',
  status: 'running',
  payload: { path: 'secret.ts' },
  created_at: NOW,
  updated_at: NOW,
  scheduled_at: NOW,
  attempts: 2,
  dead_letter_reason: null,
  result: null,
  trace_id: 'T1',
};

test('ME5 ME6 ME7 an attempt of a job is a span, a count, a time and a line', async () => {
  const handlers = watchedHandlers({ 'index.file': async () => ({ done: true }) }, telemetry);
  expect(await handlers['index.file']?.(job, noAbort())).toEqual({ done: true });
  watchedEnds(telemetry, undefined)(job, 'succeeded', 1200);
  expect(spans).toMatchObject([
    { name: 'job index.file', attributes: { 'assay.job.id': 'J1', 'assay.job.attempt': 2 }, ended: true },
  ]);
  const text = await telemetry.expose();
  expect(text).toContain('assay_jobs_total{type="index.file",outcome="succeeded"} 1');
  expect(text).toContain('assay_job_duration_seconds_sum{type="index.file",outcome="succeeded"} 1.2');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { msg: 'job', job: 'J1', trace_id: 'T1', status: 'succeeded', ms: 1200 },
  ]);
  expect(lines.join('')).not.toContain('secret.ts');
});

test('ME5 ME6 ME7 an ask has its steps within', async () => {
  const bench = { ...testBench(testRouter([]), memoryStores()), telemetry };
  const step = { name: 'retrieve', round: 1, started_at: NOW, ms: 3 } as AskStep;
  const result = {
    id: 'A1',
    status: 'answered',
    ended: 'answered',
    rounds: 2,
    ms: 40,
    model: 'm',
  } as AskResult;
  const seen: string[] = [];
  await watchedAsk(bench, { onStep: ({ name }) => void seen.push(name) }, async (events) => {
    events.onStep?.(step);
    return result;
  });
  const [ask, retrieve] = spans;
  expect(ask).toMatchObject({ name: 'ask', attributes: { 'assay.ask.rounds': 2 }, ended: true });
  expect(retrieve).toMatchObject({ name: 'ask retrieve', parent: ask?.context.spanId, ended: true });
  expect(seen).toEqual(['retrieve']);
  expect(await telemetry.expose()).toContain('assay_asks_total{status="answered",ended="answered"} 1');
  expect(lines[0]).toContain(ask?.context.traceId);
});

test('ME6 a flow ends when nobody takes more, and what breaks it goes on', async () => {
  let left = false;
  async function* items(): AsyncGenerator<number, void> {
    try {
      yield 1;
      yield 2;
    } finally {
      left = true;
    }
  }
  for await (const item of telemetry.flow('some', {}, items)) if (item === 1) break;
  expect([left, spans[0]?.ended, spans[0]?.failed]).toEqual([true, true, false]);
  async function* broken(): AsyncGenerator<number, void> {
    yield 1;
    throw new TypeError('broke');
  }
  const taking = async (): Promise<void> => {
    for await (const item of telemetry.flow('broken', {}, broken)) expect(item).toBe(1);
  };
  await expect(taking()).rejects.toThrow('broke');
  expect(spans[1]).toMatchObject({ failed: true, ended: true, attributes: { 'error.type': 'TypeError' } });
});

test('ME5 labels beyond a bound are counted together', async () => {
  for (let n = 0; n < 600; n++) telemetry.count('assay.asks', { status: `s${n}`, ended: 'answered' });
  const text = (await telemetry.expose()) ?? '';
  expect(text.match(/^assay_asks_total\{/gmu)?.length).toBe(500);
  expect(text).toContain('otel_metric_overflow="true"');
});
