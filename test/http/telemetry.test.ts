import { trace } from '@opentelemetry/api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTraceParent } from '../../src/adapters/telemetry/trace-parent.ts';
import { openTelemetry } from '../../src/adapters/telemetry/open-telemetry.ts';
import { TelemetrySettings } from '../../src/contract/telemetry-settings.ts';
import { type RecordedSpan, recordSpans } from '../support/recorded-spans.ts';
import { type TestServer, testServer } from '../support/test-server.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = `00-${TRACE}-b7ad6b7169203331-01`;
const SECRET = 'the pump runs at 3 bar';
const CHAT = { feature: 'insight', content: SECRET };
const VERIFY = { text: 'The pump runs at 3 bar.', evidences: ['The pump runs at 3 bar.'] };

const lines: string[] = [];

async function serverWith(settings: Partial<TelemetrySettings>): Promise<TestServer> {
  const telemetry = await openTelemetry(TelemetrySettings.parse(settings), {
    write: (line) => void lines.push(line),
    now: () => '2026-02-02T09:00:00.000Z',
  });
  return testServer({ outside: { telemetry: async () => telemetry } });
}

/** What is told of a request that is over may come a moment after its answer. */
async function told(of: (line: Record<string, unknown>) => boolean): Promise<Record<string, unknown>> {
  for (;;) {
    const found = lines.map((line) => JSON.parse(line) as Record<string, unknown>).find(of);
    if (found !== undefined) return found;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('metrics in the format of Prometheus', () => {
  it('ME5 are not there unless they are asked for', async () => {
    const server = await testServer();
    expect((await server.ask('/metrics')).status).toBe(404);
    await server.close();
  });

  it('ME5 count requests by route, chats, calls of models and verdicts', async () => {
    const server = await serverWith({ metrics: true });
    await server.ask('/api/chat', { method: 'POST', body: CHAT });
    await server.ask('/api/verify', { method: 'POST', body: VERIFY });
    for (const path of ['/one', '/two']) await server.ask(path);
    await server.ask('/api/ask', { method: 'POST', body: { question: 'at how many bar?' } });
    const answer = await server.ask('/metrics');
    const text = await answer.text();
    await server.close();
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    for (const line of [
      'assay_chats_total{feature="insight",way="chat",outcome="answered"} 1',
      'assay_verdicts_total{part="verify",outcome="PASSED"} 1',
      'http_server_request_duration_seconds_count{http_request_method="POST",http_route="/api/chat",http_response_status_code="200"} 1',
      'http_server_request_duration_seconds_count{http_request_method="GET",http_route="",http_response_status_code="404"} 2',
    ])
      expect(text).toContain(line);
    expect(text).toMatch(
      /gen_ai_client_operation_duration_seconds_count\{[^}]*gen_ai_provider_name="extractive"/u,
    );
    expect(text).not.toContain('/one');
  });
});

describe('spans', () => {
  let spans: RecordedSpan[];
  let server: TestServer;
  const named = (name: string): RecordedSpan | undefined => spans.find((span) => span.name === name);
  beforeEach(async () => {
    spans = recordSpans();
    lines.length = 0;
    server = await serverWith({ traces: true, logs: 'json' });
  });
  afterEach(async () => {
    await server.close();
    trace.disable();
  });

  it('ME6 of a request, its chat and its model belong to the trace of the one who asks', async () => {
    await server.ask('/api/chat', { method: 'POST', body: CHAT, headers: { traceparent: PARENT } });
    const [request, chat, model] = [named('POST /api/chat'), named('chat'), named('chat extractive')];
    expect(request).toMatchObject({
      parent: 'b7ad6b7169203331',
      attributes: { 'http.response.status_code': 200 },
    });
    expect(chat?.parent).toBe(request?.context.spanId);
    expect(model).toMatchObject({
      parent: chat?.context.spanId,
      attributes: { 'gen_ai.operation.name': 'chat', 'gen_ai.provider.name': 'extractive' },
    });
    expect(spans.map(({ context, ended }) => [context.traceId, ended])).toEqual(
      spans.map(() => [TRACE, true]),
    );
    expect(JSON.stringify(spans)).not.toContain(SECRET);
    expect(await told(({ msg }) => msg === 'request')).toMatchObject({
      level: 'info',
      time: '2026-02-02T09:00:00.000Z',
      trace_id: TRACE,
      path: '/api/chat',
      status: 200,
    });
    expect(lines.join('')).not.toContain(SECRET);
  });

  it('ME6 of a stream has its model within, and ends when the client leaves', async () => {
    const answer = await server.ask('/api/stream', {
      method: 'POST',
      body: CHAT,
      headers: { traceparent: PARENT },
    });
    await answer.text();
    const stream = named('stream');
    expect(stream).toMatchObject({ context: { traceId: TRACE }, ended: true });
    expect(named('chat extractive')?.parent).toBe(stream?.context.spanId);
  });

  it('ME6 each verdict is an event of the work that it judges', async () => {
    await server.ask('/api/verify', { method: 'POST', body: VERIFY });
    expect(named('verify')?.events).toMatchObject([
      {
        name: 'gen_ai.evaluation.result',
        attributes: {
          'gen_ai.evaluation.name': 'verify',
          'gen_ai.evaluation.score.label': 'PASSED',
          'gen_ai.evaluation.explanation': '1 items: 1 checked, 0 failed, 0 unchecked',
        },
      },
    ]);
  });

  it('ME6 what fails is noted, without its words', async () => {
    const body = { question: 'x', model: 'nobody/none' };
    expect((await server.ask('/api/ask', { method: 'POST', body })).status).toBe(404);
    expect(named('ask')).toMatchObject({ failed: true, attributes: { 'error.type': 'AssayError' } });
    expect(named('POST /api/ask')?.ended).toBe(true);
  });
});

describe('a trace parent', () => {
  it.each([
    [PARENT, TRACE],
    [`01-${TRACE}-b7ad6b7169203331-00-later`, TRACE],
    [`00-${TRACE}-b7ad6b7169203331-01-more`, undefined],
    [`ff-${TRACE}-b7ad6b7169203331-01`, undefined],
    [`00-${'0'.repeat(32)}-b7ad6b7169203331-01`, undefined],
    [`00-${TRACE}-${'0'.repeat(16)}-01`, undefined],
    [`00-${TRACE.toUpperCase()}-b7ad6b7169203331-01`, undefined],
    ['nonsense', undefined],
    [undefined, undefined],
  ])('ME7 is read as W3C says: %s', (header, id) => {
    expect(readTraceParent(header)?.traceId).toBe(id);
  });
});
