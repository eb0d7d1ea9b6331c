import picocolors from 'picocolors';
import { describe, expect, it } from 'vitest';
import { chat } from '../../src/app/workbench/chat.ts';
import { streamChat } from '../../src/app/workbench/stream-chat.ts';
import type { StreamEvent } from '../../src/app/workbench/stream-event.ts';
import { reportText } from '../../src/cli/report-text.ts';
import { translate } from '../../src/app/messages/translate.ts';
import type { AIChatRequest } from '../../src/contract/ai-chat.ts';
import type { FinishReason } from '../../src/contract/ai-response.ts';
import type { Language } from '../../src/contract/language.ts';
import { ProviderError } from '../../src/contract/provider-error.ts';
import { ValidationReport } from '../../src/contract/validation-report.ts';
import type { SomeSettings } from '../../src/contract/setting.ts';
import {
  CALLER,
  endsBy,
  failsWith,
  memoryStores,
  noAbort,
  says,
  type ScriptedCall,
  testBench,
  type TestBench,
  testRouter,
} from '../support/bench.ts';
import { content, strict } from '../support/judge-calls.ts';

const INSIGHT: AIChatRequest = { feature: 'insight', content: 'Sleep: 6 hours, then 7 hours.', lang: 'en' };
const GATE: SomeSettings = { quality_gate_enabled: true };

function benchWith(
  settings: SomeSettings,
  writer: readonly ScriptedCall[],
  judge: readonly ScriptedCall[] = [],
): TestBench {
  return testBench(testRouter(writer, judge), memoryStores({ settings }));
}

async function eventsOf(bench: TestBench, request: AIChatRequest, caller = CALLER): Promise<StreamEvent[]> {
  const { events } = await streamChat(bench, request, caller, noAbort());
  const seen: StreamEvent[] = [];
  for await (const event of events) seen.push(event);
  await bench.later.idle();
  return seen;
}

function keptOf({ stores }: TestBench): unknown {
  const [kept] = [...stores.sessions.values()];
  return kept?.messages[1]?.content;
}

describe('an answer that is not whole', () => {
  it('QG23 is judged and said, and never passes', async () => {
    const bench = benchWith(GATE, [endsBy('length', 'Sleep grew by an')], [content]);
    const { body } = await chat(bench, INSIGHT, CALLER, noAbort());
    expect(body).toMatchObject({
      content: 'Sleep grew by an',
      finish_reason: 'length',
      quality: null,
      quality_unchecked: {
        reason: 'unavailable',
        detail: expect.stringContaining('finish_reason: length'),
        result: { status: 'not_evaluated', passed: null, score: null },
      },
    });
    const { details, unevaluated, summary } = body.quality_unchecked?.result ?? {};
    expect(details?.map(({ passed }) => passed)).toEqual([true, true, true, true]);
    expect(unevaluated?.map(({ id }) => id)).toEqual(['whole']);
    expect(summary).toContain('The answer was cut off');
    expect(keptOf(bench)).toMatchObject({ whole: false, finish_reason: 'length' });
    expect(bench.stores.records).toMatchObject([{ outcome: 'NOT_EVALUATED', exit: 2 }]);
    expect(bench.stores.given_on).toMatchObject([{ input: { finish_reason: 'length' } }]);
  });

  it.each(['length', 'stop'] as const)('RP10 its report says why, where it is not whole: %s', async (end) => {
    const settings = { verification_enabled: true };
    const bench = benchWith(settings, [endsBy(end, 'Sleep: 6 hours.'), endsBy(end, 'Sleep: 6 hours.')]);
    const { body } = await chat(bench, INSIGHT, CALLER, noAbort());
    const told = (await eventsOf(bench, INSIGHT)).flatMap((event) =>
      event.event === 'verification' ? [event.data] : [],
    );
    const expected = end === 'stop' ? undefined : end;
    const kept = bench.stores.records.map(({ report }) => ValidationReport.parse(report));
    const reports = [body.verification, ...told, ...kept];
    expect(reports).toHaveLength(4);
    expect(reports.map((report) => report?.metadata.finish_reason)).toEqual(Array(4).fill(expected));
    const [record] = bench.stores.records;
    const [report] = kept;
    if (record === undefined || report === undefined) throw new Error('not kept');
    const read = reportText(record, report, { webhooks: {} }, picocolors.createColors(false));
    expect(read.includes('cut off at its limit of tokens')).toBe(end === 'length');
  });

  it('QG23 of a stream says so before its end', async () => {
    const bench = benchWith(GATE, [endsBy('length', 'Sleep grew by an')], [content]);
    const events = await eventsOf(bench, INSIGHT);
    expect(events.map(({ event }) => event)).toEqual([
      'chunk',
      'stream_warning',
      'done',
      'quality_unchecked',
    ]);
    expect(events[1]).toMatchObject({
      data: { kind: 'cut_off', action: 'warn', position: 16, finish_reason: 'length' },
    });
    expect(keptOf(bench)).toMatchObject({ whole: false });
  });

  it.each([
    ['ko', '제공자가 답변의 끝을 내보내지 않았습니다'],
    ['en', 'the provider withheld the end of the answer'],
  ] as const)('WB22 of a stream that its provider cut, says that: %s', async (lang, message) => {
    const bench = benchWith(GATE, [endsBy('content_filter', 'Sleep grew by an')], [content]);
    const events = await eventsOf(bench, { ...INSIGHT, lang });
    expect(events[1]).toEqual({
      event: 'stream_warning',
      data: { kind: 'cut_off', action: 'warn', message, position: 16, finish_reason: 'content_filter' },
    });
  });

  it('QG23 where items fail it has failed, and is written again', async () => {
    const bench = benchWith(GATE, [endsBy('length', 'Sleep'), says('Better.')], [strict, content]);
    const { body } = await chat(bench, INSIGHT, CALLER, noAbort());
    expect(body).toMatchObject({
      content: 'Better.',
      quality: { passed: true, retry: { outcome: 'helped' } },
    });
    expect(body).not.toHaveProperty('finish_reason');
    expect(keptOf(bench)).toMatchObject({ whole: true });
  });

  it.each([
    ['content_filter', 'refused'],
    ['error', 'unavailable'],
    ['length', 'unavailable'],
  ] as const)(
    'QG23 without a word, by %s, is no fault of its writer: nobody is asked again',
    async (finish, reason) => {
      const bench = benchWith(GATE, [endsBy(finish), says('Second.')], [content]);
      const { body } = await chat(bench, INSIGHT, CALLER, noAbort());
      expect(body).toMatchObject({
        content: '',
        finish_reason: finish,
        quality: null,
        quality_unchecked: { reason },
      });
      expect(bench.router.asked).toHaveLength(1);
    },
  );

  it.each<FinishReason>(['length', 'content_filter', 'other'])(
    'WB2 with everything off %s changes no byte',
    async (finish) => {
      const bench = benchWith({}, [endsBy(finish, 'Half')]);
      const events = await eventsOf(bench, INSIGHT);
      expect(events.map(({ event }) => event)).toEqual(['chunk', 'done']);
      const { body } = await chat(benchWith({}, [endsBy(finish, 'Half')]), INSIGHT, CALLER, noAbort());
      expect(body).not.toHaveProperty('finish_reason');
    },
  );
});

describe('a second attempt that is the first again', () => {
  it.each(['One.', 'One. \n'])('QG20 is no help, whatever a judge would say of it: %j', async (again) => {
    const bench = benchWith(GATE, [says('One.'), says(again)], [strict, content]);
    const { body } = await chat(bench, INSIGHT, CALLER, noAbort());
    expect(body.content).toBe('One.');
    expect(body.quality).toMatchObject({ passed: false, retry: { outcome: 'no_change', delivered: 1 } });
    expect(body.usage?.total_tokens).toBe(22);
    expect(bench.router.asked.map(({ model }) => model)).toEqual(['writer-1', 'judge-1', 'writer-1']);
  });
});

describe('an error of a stream', () => {
  const late = new ProviderError('timeout', 'no answer within 3000 ms', {
    provider: 'w1',
    status: null,
    transport: false,
    hint: 'raise models.timeout_ms, or ask a faster model',
  });
  const alone = new ProviderError('unavailable', 'is left alone after 5 failures in a row', {
    provider: 'w1',
    status: null,
    transport: true,
    hint: 'it is tried again in 30 s',
  });
  it.each<[Language, ProviderError, string]>([
    ['ko', late, 'w1: 3000 ms 안에 응답하지 않았습니다; models.timeout_ms를 늘리거나 더 빠른 모델을 쓰세요'],
    ['en', late, 'w1: no answer within 3000 ms; raise models.timeout_ms, or ask a faster model'],
    ['ko', alone, 'w1: 연달아 5번 실패해 잠시 부르지 않습니다; 30초 뒤에 다시 시도합니다'],
    ['en', alone, 'w1: is left alone after 5 failures in a row; it is tried again in 30 s'],
  ])('WB19 is told in %s with where and what to do', async (lang, error, told) => {
    const caller = { ...CALLER, say: translate };
    const request = { ...INSIGHT, lang };
    const bench = benchWith({ verification_enabled: true }, [failsWith(error, 'Half')]);
    expect(await eventsOf(bench, request, caller)).toContainEqual({ event: 'error', data: { error: told } });
    const raw = await eventsOf(benchWith({}, [failsWith(error, 'Half')]), request, caller);
    expect(raw.at(-1)).toEqual({ event: 'error', data: { error: error.message } });
  });
});
