import { describe, expect, it } from 'vitest';
import type { AvailableModel } from '../../src/app/models/available-model.ts';
import { textHere } from '../../src/app/verify-thread/text-here.ts';
import { chat } from '../../src/app/workbench/chat.ts';
import { chooseJudge } from '../../src/app/workbench/choose-judge.ts';
import { translate } from '../../src/app/messages/translate.ts';
import { streamChat } from '../../src/app/workbench/stream-chat.ts';
import type { StreamEvent } from '../../src/app/workbench/stream-event.ts';
import type { AIChatRequest } from '../../src/contract/ai-chat.ts';
import { AssayError } from '../../src/contract/assay-error.ts';
import type { KnowledgeGraphReader } from '../../src/contract/ports/knowledge-graph.ts';
import { ProviderError } from '../../src/contract/provider-error.ts';
import type { SomeSettings } from '../../src/contract/setting.ts';
import {
  CALLER,
  failsWith,
  memoryStores,
  noAbort,
  says,
  type ScriptedCall,
  testBench,
  type TestBench,
  testRouter,
  waitsAfter,
} from '../support/bench.ts';
import { content, judges, judgeWrites, strict } from '../support/judge-calls.ts';

const NOTES = [
  { note_id: 'n1', title: 'Greenhouse', content: 'The greenhouse was repaired in April 2026.', score: 0.9 },
];
const SEARCH: AIChatRequest = {
  feature: 'search_qa',
  content: 'When was the greenhouse repaired?',
  lang: 'en',
};
const TRUE = 'The greenhouse was repaired in April 2026 [Note 1].';
const FALSE = 'The greenhouse was repaired in August 2026 [Note 1].';
const INSIGHT: AIChatRequest = { feature: 'insight', content: 'Sleep: 6 hours, then 7 hours.', lang: 'en' };
const GATE: SomeSettings = { quality_gate_enabled: true };
const BOTH: SomeSettings = { ...GATE, verification_enabled: true };

function benchWith(
  settings: SomeSettings,
  writer: readonly ScriptedCall[],
  judge: readonly ScriptedCall[] = [],
): TestBench {
  return testBench(testRouter(writer, judge), memoryStores({ notes: NOTES, settings }));
}

async function eventsOf(bench: TestBench, request: AIChatRequest): Promise<StreamEvent[]> {
  const { events } = await streamChat(bench, request, CALLER, noAbort());
  const seen: StreamEvent[] = [];
  for await (const event of events) seen.push(event);
  await bench.later.idle();
  return seen;
}

function names(events: readonly StreamEvent[]): string[] {
  return events.map(({ event }) => event).filter((event) => event !== 'chunk');
}

describe('the gate in the path of an answer', () => {
  it.each<readonly [SomeSettings, number]>([
    [{}, 0],
    [{ derived_items_enabled: true }, 1],
  ])('QG17 items are derived where a setting asks for it, and not by default: %j', async (more, calls) => {
    const settings = { ...GATE, judge_model: 'judge-1', ...more };
    const bench = benchWith(settings, [says(TRUE)], [content, content]);
    await chat(bench, SEARCH, CALLER, noAbort());
    const asked = bench.router.asked.map(({ messages }) => messages);
    const deriving = asked.filter(
      (messages) => messages.length === 2 && messages[0]?.content.includes('"derived"') === true,
    );
    expect(deriving).toHaveLength(calls);
  });

  it('WB9 another model than the writer judges, and its tokens stand apart', async () => {
    const bench = benchWith(GATE, [says(TRUE)], [content]);
    const { body, message_id } = await chat(bench, SEARCH, CALLER, noAbort());
    expect(body.quality).toMatchObject({ passed: true, judge: { model: 'judge-1', same_as_writer: false } });
    expect(body.usage).toMatchObject({ total_tokens: 11, judge: { total_tokens: 120 } });
    expect(body.quality?.qa_evaluation).toMatchObject({ correctness: 1, source_coverage: [{ cited: true }] });
    expect(body).not.toHaveProperty('verification');
    expect(bench.stores.records).toMatchObject([
      {
        part: 'grade',
        outcome: 'PASSED',
        subject: { id: message_id },
        checkers: { judge: 'scripted/judge-1' },
      },
    ]);
  });

  it('WB9 of two other models the one of another provider judges', () => {
    const bench = benchWith(GATE, []);
    const models = ['one/a', 'one/b', 'two/c'].map((name) => {
      const [provider = '', model = ''] = name.split('/');
      return { provider, model };
    });
    const resolve: typeof bench.router.resolve = (name) =>
      models.find(({ provider, model }) => name === `${provider}/${model}`) ?? { provider: '', model: '' };
    const judgeFor = (writer: AvailableModel, known = models): string | undefined => {
      const router = { ...bench.router, models: () => known, resolve };
      return chooseJudge({ ...bench, router }, { settings: {}, writer, caller: CALLER } as never)?.model;
    };
    const [a = resolve('one/a'), b = a, c = a] = models;
    expect([judgeFor(a), judgeFor(b), judgeFor(c), judgeFor(a, [a, b]), judgeFor(a, [a])]).toEqual([
      'c',
      'c',
      'a',
      'b',
      'a',
    ]);
  });

  it('WB9 the writer judges where there is no other', async () => {
    const bench = benchWith(GATE, [says(TRUE), content]);
    const { body } = await chat(bench, SEARCH, CALLER, noAbort());
    expect(body.quality?.judge).toMatchObject({ model: 'writer-1', same_as_writer: true });
  });

  it('WB9, QG22 without a judge there is no quality, in body and stream alike: its reason, and what rules decided', async () => {
    const settings: SomeSettings = { ...GATE, judge_model: 'extractive' };
    const { body } = await chat(benchWith(settings, [says(TRUE)]), SEARCH, CALLER, noAbort());
    const told = {
      reason: 'not_configured',
      detail: 'no judge is configured',
      result: { passed: null, score: null, status: 'not_evaluated' },
    };
    expect(body).toMatchObject({ content: TRUE, quality: null, quality_unchecked: told });
    expect(body.quality_unchecked?.result?.details.map(({ id }) => id)).toContain('search_qa.3');
    expect(body.quality_unchecked?.result?.qa_evaluation).toMatchObject({ correctness: 1 });
    const events = await eventsOf(benchWith(settings, [says(TRUE)]), SEARCH);
    expect(names(events)).toEqual(['metadata', 'done', 'quality_unchecked', 'qa_evaluation']);
    expect(events.find(({ event }) => event === 'quality_unchecked')).toMatchObject({ data: told });
  });

  it('WB19, QG22 reasons of a missing quality are told in the language of the request', async () => {
    const bench = benchWith({ ...GATE, judge_model: 'extractive' }, [says(TRUE)]);
    const caller = { ...CALLER, say: translate };
    const { body } = await chat(bench, { ...SEARCH, lang: 'ko' }, caller, noAbort());
    const { detail, result } = body.quality_unchecked ?? {};
    expect(detail).toMatch(/[가-힣]/u);
    expect(result?.unevaluated?.every((one) => one.detail === detail)).toBe(true);
  });

  it('WB9 a judge that is set and unknown is said, and the answer delivered', async () => {
    const bench = benchWith({ ...GATE, judge_model: 'nobody' }, [says(TRUE)]);
    const { body } = await chat(bench, SEARCH, CALLER, noAbort());
    expect(body).toMatchObject({
      content: TRUE,
      quality: null,
      quality_unchecked: { reason: 'not_configured' },
    });
  });

  it('WB9 a token of the user goes to a judge of the same provider only', async () => {
    const seen: (string | undefined)[] = [];
    const listening: ScriptedCall = (call, abort) => {
      seen.push(call.token);
      return content(call, abort);
    };
    const bench = benchWith(GATE, [says(TRUE)], [listening]);
    await chat(bench, SEARCH, { ...CALLER, token: 'oauth' }, noAbort());
    expect(seen).toEqual(['oauth']);
  });

  it('WB11 a failed answer is written again with what it lacks, and the better one delivered', async () => {
    const bench = benchWith(GATE, [says('One.'), says('Two, ', 'better.')], [strict, content]);
    const { body } = await chat(bench, INSIGHT, CALLER, noAbort());
    expect(body.content).toBe('Two, better.');
    expect(body.quality).toMatchObject({ retry: { outcome: 'helped', delivered: 2 } });
    expect(body.usage).toMatchObject({ total_tokens: 11 + 12, judge: { total_tokens: 240 } });
    const [, , again] = bench.router.asked;
    expect(again?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  });

  it('WB11 in a stream the better one replaces the text, once', async () => {
    const bench = benchWith(GATE, [says('One.'), says('Two.')], [strict, content]);
    const events = await eventsOf(bench, INSIGHT);
    expect(names(events)).toEqual(['done', 'revise', 'quality']);
    expect(events).toContainEqual({
      event: 'revise',
      data: {
        content: 'Two.',
        reason: expect.stringMatching(/^The first answer did not meet: .+\? \(as scripted\)/u),
      },
    });
    const [kept] = [...bench.stores.sessions.values()];
    expect(kept?.messages[1]?.content).toMatchObject({
      text: 'Two.',
      revised: expect.stringMatching(/^The first answer did not meet: /u),
    });
  });

  it('WB11 a second attempt that is no better leaves the first', async () => {
    const bench = benchWith(GATE, [says('One.'), says('Two.')], [strict, strict]);
    const events = await eventsOf(bench, INSIGHT);
    expect(names(events)).toEqual(['done', 'quality']);
    expect(events.at(-1)).toMatchObject({ data: { retry: { outcome: 'no_change', delivered: 1 } } });
  });

  it('WB11 nor is one delivered whose verification is worse', async () => {
    const half = judges(({ question }) => (/cite|source|note/iu.test(question) ? null : false));
    const bench = benchWith(BOTH, [says(TRUE), says(FALSE)], [half, content]);
    const { body } = await chat(bench, SEARCH, CALLER, noAbort());
    expect(body.content).toBe(TRUE);
    expect(body.quality?.retry).toMatchObject({ outcome: 'worse', delivered: 1 });
    expect(body.verification?.result.validation_status).toBe('PASSED');
  });

  it('QG24 an answer that its notes deny is written again by their line, whatever the judge says, in body and stream alike', async () => {
    const calls = [
      [says(FALSE), says(TRUE)],
      [content, content],
    ] as const;
    const bench = benchWith(BOTH, ...calls);
    const { body } = await chat(bench, SEARCH, CALLER, noAbort());
    expect(body.content).toBe(TRUE);
    expect(body.quality).toMatchObject({ passed: true, retry: { outcome: 'helped', delivered: 2 } });
    expect(body.quality?.summary).toMatch(/^1 of 1 claims stand\. /u);
    const again = bench.router.asked.filter(({ model }) => model === 'writer-1')[1]?.messages.at(-1)?.content;
    expect(again).toContain(
      'August 2026 → April 2026 (evidence: “The greenhouse was repaired in April 2026.”)',
    );
    const events = await eventsOf(benchWith(BOTH, ...calls), SEARCH);
    expect(names(events)).toEqual(['metadata', 'done', 'revise', 'quality', 'qa_evaluation', 'verification']);
    expect(events.find(({ event }) => event === 'revise')).toMatchObject({
      data: { content: TRUE, reason: expect.stringContaining('August 2026 → April 2026') },
    });
  });

  it('QG24 without a second attempt it fails, and its kept grading can be given again', async () => {
    const bench = benchWith({ ...BOTH, quality_gate_auto_retry: false }, [says(FALSE)], [content]);
    const { body } = await chat(bench, SEARCH, CALLER, noAbort());
    expect(body.content).toBe(FALSE);
    expect(body.quality).toMatchObject({ passed: false, verified_claims: { claims: 1, verified: 0 } });
    const at = bench.stores.records.findIndex(({ part }) => part === 'grade');
    expect(bench.stores.records[at]).toMatchObject({ outcome: 'FAILED' });
    expect(bench.stores.given_on[at]?.input).toMatchObject({
      verified_claims: { denied: [{ expected: 'August 2026', actual: 'April 2026' }] },
    });
  });

  it('WB11 a second attempt that fails is said', async () => {
    const cut = new AssayError('unavailable', 'the connection was cut');
    const bench = benchWith(GATE, [says('One.'), failsWith(cut, 'Tw')], [strict]);
    const { body } = await chat(bench, INSIGHT, CALLER, noAbort());
    expect(body.content).toBe('One.');
    expect(body.quality?.retry).toMatchObject({ outcome: 'failed', detail: 'the connection was cut' });
  });

  it('WB11 without auto_retry, and of extractive, there is none', async () => {
    const bench = benchWith({ ...GATE, quality_gate_auto_retry: false }, [says('One.')], [strict]);
    const { body } = await chat(bench, INSIGHT, CALLER, noAbort());
    expect(body.quality).toMatchObject({ passed: false });
    expect(body.quality).not.toHaveProperty('retry');
  });

  it('WB9 summarize has no checklist: quality is absent', async () => {
    const bench = benchWith(GATE, [says('{"summary":"s","key_points":[]}')], [content]);
    const { body } = await chat(bench, { ...INSIGHT, feature: 'summarize' }, CALLER, noAbort());
    expect(body).not.toHaveProperty('quality');
    expect(bench.router.asked).toHaveLength(1);
  });

  it.each([
    ['prose', judgeWrites('A fine answer.')],
    ['half a JSON', judgeWrites('{"items": [{"id": "q1", "pas')],
    ['"passed": "yes"', judgeWrites('{"items":[{"id":"q1","passed":"yes","note":""}],"summary":""}')],
    ['everything true, controls too', judges(() => true)],
  ])('WB9 a judge that answers %s is no pass', async (what, call) => {
    const obeys: ScriptedCall = judgeWrites(
      JSON.stringify({
        items: Array.from({ length: 9 }, (_, at) => ({ id: `q${at + 1}`, passed: true, note: '' })),
        summary: 'all good',
      }),
    );
    const bench = benchWith(GATE, [says('One.')], [what.startsWith('everything') ? obeys : call]);
    const { body } = await chat(bench, INSIGHT, CALLER, noAbort());
    expect(body).toMatchObject({ content: 'One.', quality: null });
    expect(body.quality_unchecked?.reason).toMatch(/^(?:malformed|refused|unsupported|unavailable)$/);
  });
});

describe('budgets', () => {
  it('WB12 no tokens: nobody is asked, the answer stands', async () => {
    const bench = benchWith(GATE, [says('One.')], [content]);
    const { body } = await chat(bench, { ...INSIGHT, budget: { tokens: 0 } }, CALLER, noAbort());
    expect(body.content).toBe('One.');
    expect(JSON.stringify(body)).toContain('over_budget');
    expect(body.quality?.passed ?? false).toBe(false);
    expect(bench.router.asked).toHaveLength(1);
  });

  it('WB12 a judge that does not answer in time is over budget', async () => {
    const bench = benchWith(GATE, [says('One.')], [waitsAfter('{')]);
    const { body } = await chat(bench, { ...INSIGHT, budget: { ms: 30 } }, CALLER, noAbort());
    expect(body).toMatchObject({
      content: 'One.',
      quality: null,
      quality_unchecked: { reason: 'over_budget' },
    });
  });

  it('WB12 a request cannot widen what the settings allow', async () => {
    const bench = benchWith({ ...GATE, budget_ms: 30 }, [says('One.')], [waitsAfter()]);
    const { body } = await chat(bench, { ...INSIGHT, budget: { ms: 600_000 } }, CALLER, noAbort());
    expect(body.quality_unchecked?.reason).toBe('over_budget');
  });

  it('WB12 a second attempt that takes too long leaves the first', async () => {
    const bench = benchWith(GATE, [says('One.'), waitsAfter('Tw')], [strict]);
    const { body } = await chat(bench, { ...INSIGHT, budget: { ms: 80 } }, CALLER, noAbort());
    expect(body.content).toBe('One.');
    expect(body.quality?.retry).toMatchObject({ outcome: 'failed', delivered: 1 });
  });
});

describe('verification in the path of an answer', () => {
  it('WB10 stands beside quality, and is kept under the message', async () => {
    const bench = benchWith(
      BOTH,
      [says('The greenhouse was ', 'repaired in ', 'August 2026 [Note 1].')],
      [content],
    );
    const { events, message_id } = await streamChat(bench, SEARCH, CALLER, noAbort());
    const seen: StreamEvent[] = [];
    for await (const event of events) seen.push(event);
    expect(names(seen)).toEqual(['metadata', 'done', 'quality', 'qa_evaluation', 'verification']);
    expect(seen.at(-1)).toMatchObject({ data: { result: { validation_status: 'FAILED' } } });
    expect(bench.stores.records).toMatchObject([
      { part: 'grade', subject: { id: message_id } },
      { part: 'verify', outcome: 'FAILED', subject: { id: message_id } },
    ]);
    const [kept] = [...bench.stores.sessions.values()];
    expect(kept?.messages[1]?.verdict_ids).toEqual(bench.stores.records.map(({ id }) => id));
    expect(kept?.messages[1]?.citations).toEqual([{ index: 1, note_id: 'n1', title: 'Greenhouse' }]);
  });

  it('WB10 one that throws is unchecked, and the answer delivered', async () => {
    const { outside, ...bench } = benchWith({ verification_enabled: true }, [says(TRUE)]);
    const broken = { ...outside, sources: () => Promise.reject(new Error('boom')) };
    const { body } = await chat(
      { ...bench, outside: broken, texts: textHere(broken) },
      SEARCH,
      CALLER,
      noAbort(),
    );
    expect(body).toMatchObject({ content: TRUE, verification: null });
    expect(body.verification_unchecked).toEqual({
      reason: 'unavailable',
      detail: 'it failed for a reason that nobody foresaw',
    });
    expect(bench.warnings).toEqual(['Error: boom']);
  });

  it('WB28 a request asks for its own checks, and for no other', async () => {
    const request = { ...SEARCH, checks: ['verification' as const] };
    const { body } = await chat(benchWith({}, [says(TRUE)]), request, CALLER, noAbort());
    expect(body.verification?.result.validation_status).toBe('PASSED');
    expect(body).not.toHaveProperty('quality');
    expect(names(await eventsOf(benchWith({}, [says(TRUE)]), request))).toContain('verification');
    const unasked = await eventsOf(benchWith({}, [says(TRUE)]), { ...SEARCH, checks: [] });
    expect(unasked).toEqual(await eventsOf(benchWith({}, [says(TRUE)]), SEARCH));
  });

  it('WB28 what is sampled stays sampled, and shadow mode changes nothing on the wire', async () => {
    const request = { ...SEARCH, checks: ['verification' as const] };
    const sampled = await chat(benchWith({ sampling_ratio: 0 }, [says(TRUE)]), request, CALLER, noAbort());
    expect(sampled.body.verification_unchecked?.reason).toBe('sampled_out');
    const shadow = await eventsOf(benchWith({ shadow_mode: true }, [says(TRUE)]), request);
    expect(shadow).toEqual(await eventsOf(benchWith({}, [says(TRUE)]), SEARCH));
  });

  it.each(["I'm sorry, but I can't help with that.", '그 요청은 도와드릴 수 없습니다.'])(
    'WB28 a refusal in place of a correction is one: %s',
    async (refusal) => {
      const request = { feature: 'spellcheck' as const, content: 'I recieved it.' };
      const bench = benchWith({ verification_enabled: true }, [says(refusal)]);
      const { body } = await chat(bench, request, CALLER, noAbort());
      expect(body.verification?.result.abstained).toBe(true);
    },
  );

  it('WB10 a correction is not accused for its reasons: not applicable, in a call and in a stream', async () => {
    const corrected = 'I received the letter.\n\n- recieved → received: spelling';
    const request = { feature: 'spellcheck' as const, content: 'I recieved the letter.' };
    const bench = benchWith({ verification_enabled: true }, [says(corrected), says(corrected)]);
    const { body } = await chat(bench, request, CALLER, noAbort());
    expect(body.verification).toBeNull();
    expect(body.verification_unchecked?.reason).toBe('not_applicable');
    const { events } = await streamChat(bench, request, CALLER, noAbort());
    const seen: string[] = [];
    for await (const { event } of events) seen.push(event);
    expect(seen.at(-1)).toBe('verification_unchecked');
  });

  it('WB10 no chunk waits for it, whatever it waits for', async () => {
    const { outside, ...bench } = benchWith({ verification_enabled: true }, [
      says('The greenhouse was ', 'repaired in April 2026.'),
    ]);
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    const slow: TestBench['outside'] = {
      ...outside,
      sources: (home) => opened.then(() => outside.sources(home)),
    };
    const { events } = await streamChat(
      { ...bench, outside: slow, texts: textHere(slow) },
      SEARCH,
      CALLER,
      noAbort(),
    );
    const seen: string[] = [];
    for await (const { event } of events) {
      seen.push(event);
      if (event === 'done') open();
    }
    expect(seen).toEqual(['metadata', 'chunk', 'chunk', 'done', 'verification']);
  });

  it('WB18 nothing of it is opened before the first chunk', async () => {
    const { outside, ...bench } = benchWith({ verification_enabled: true }, [says(TRUE)]);
    const order: string[] = [];
    const watched: TestBench['outside'] = {
      ...outside,
      sources: (home) => {
        order.push('opened');
        return outside.sources(home);
      },
    };
    const { events } = await streamChat(
      { ...bench, outside: watched, texts: textHere(watched) },
      SEARCH,
      CALLER,
      noAbort(),
    );
    for await (const { event } of events) order.push(event);
    expect(order.indexOf('opened')).toBeGreaterThan(order.indexOf('chunk'));
    expect(order.at(-1)).toBe('verification');
  });

  it('WB10 while the answer is written nobody but the evidence is asked', async () => {
    const asked: string[] = [];
    const reader = new Proxy({} as KnowledgeGraphReader, {
      get: (_, name) => async () => {
        asked.push(String(name));
        throw new AssayError('unavailable', 'the graph is down');
      },
    });
    const made = benchWith({ verification_enabled: true }, [
      says(`${TRUE} It has a red door. It has a green roof. `, 'It is old.'),
    ]);
    const outside: TestBench['outside'] = {
      ...made.outside,
      hasGraph: () => true,
      openGraph: async () => ({ reader, loads: [], names: async () => [] }),
    };
    const { events } = await streamChat(
      { ...made, outside, texts: textHere(outside) },
      SEARCH,
      CALLER,
      noAbort(),
    );
    const before: number[] = [];
    for await (const { event } of events) if (event === 'done') before.push(asked.length);
    expect(before).toEqual([0]);
    expect(asked.length).toBeGreaterThan(0);
  });

  it('WB10 of a summary the sentences are verified', async () => {
    const summary = '{"summary": "The greenhouse was repaired.", "key_points": ["It was in April 2026."]}';
    const bench = benchWith({ verification_enabled: true }, [says(summary)]);
    const request = { feature: 'summarize', content: NOTES[0]?.content ?? '', lang: 'en' } as const;
    const { body } = await chat(bench, request, CALLER, noAbort());
    expect(body.verification?.result.claim_validations.map(({ text, status }) => [text, status])).toEqual([
      ['The greenhouse was repaired.', 'VERIFIED'],
      ['It was in April 2026.', 'PARTIALLY_VERIFIED'],
    ]);
  });
});

describe('shadow mode and sampling', () => {
  it('WB13 judges and records, and shows nothing', async () => {
    const bench = benchWith({ ...BOTH, shadow_mode: true }, [says(TRUE)], [content]);
    const { body } = await chat(bench, SEARCH, CALLER, noAbort());
    await bench.later.idle();
    expect(Object.keys(body)).toEqual(['content', 'model', 'provider', 'usage', 'metadata']);
    expect(bench.stores.records.map(({ part }) => part)).toEqual(['grade', 'verify']);
  });

  it('WB14 answers outside the sample are said to be', async () => {
    const bench = benchWith({ ...BOTH, sampling_ratio: 0 }, [says(TRUE)], [content]);
    const events = await eventsOf(bench, SEARCH);
    const unchecked = { reason: 'sampled_out', detail: expect.any(String) };
    expect(events.slice(-2)).toEqual([
      { event: 'quality_unchecked', data: unchecked },
      { event: 'verification_unchecked', data: unchecked },
    ]);
    expect(bench.stores.records).toEqual([]);
    expect(bench.router.asked).toHaveLength(1);
  });

  it('WB15 why something was not evaluated is kept with the answer, and nothing is where nobody asked', async () => {
    for (const settings of [{ ...BOTH, sampling_ratio: 0 }, GATE, {}] as const) {
      const bench = benchWith(settings, [says(TRUE)], [failsWith(new AssayError('timeout', 'too late'))]);
      const events = await eventsOf(bench, SEARCH);
      const told = events.filter(({ event }) => event.endsWith('_unchecked'));
      const kept: Readonly<Record<string, unknown>> =
        [...bench.stores.sessions.values()][0]?.messages[1]?.content ?? {};
      const names = Object.keys(kept).filter((name) => name.endsWith('_unchecked'));
      expect(names).toEqual(told.map(({ event }) => event));
      for (const event of told)
        expect('data' in event ? event.data : null).toMatchObject(kept[event.event] as object);
    }
  });
});

describe('the stream monitor', () => {
  const LOOP = Array.from({ length: 30 }, (_, at) =>
    at % 2 === 0
      ? 'The same long sentence stands here once more. '
      : `Sentence number ${at} is another one. `,
  );

  it('WB16 an abort is followed by one further attempt', async () => {
    const bench = benchWith({ verification_enabled: true }, [says(...LOOP), says(TRUE)]);
    const events = await eventsOf(bench, SEARCH);
    const at = events.findIndex(({ event }) => event === 'stream_warning');
    expect(events[at]).toMatchObject({ data: { action: 'abort', kind: 'repetition', retrying: true } });
    expect(events.slice(at + 1).map(({ event }) => event)).toEqual(['chunk', 'done', 'verification']);
    expect(events.at(-1)).toMatchObject({ data: { result: { validation_status: 'PASSED' } } });
  });

  it('WB16 a second attempt that breaks off is an error, though the first one had its end', async () => {
    const broken: ScriptedCall = async function* () {
      yield { kind: 'chunk', text: 'The green' };
    };
    const wordy = LOOP.join('').slice(0, 290);
    const flat = says(
      wordy,
      ...Array.from({ length: 3 }, () => 'The same long sentence stands here once more. '),
    );
    const bench = benchWith({ verification_enabled: true }, [flat, broken]);
    const events = await eventsOf(bench, SEARCH);
    expect(names(events)).toEqual(['metadata', 'stream_warning', 'error', 'verification_unchecked']);
  });

  it('WB16 a second abort is an error, and nothing is judged', async () => {
    const bench = benchWith(BOTH, [says(...LOOP), says(...LOOP)], [content]);
    const events = await eventsOf(bench, SEARCH);
    expect(names(events)).toEqual([
      'metadata',
      'stream_warning',
      'stream_warning',
      'error',
      'quality_unchecked',
      'verification_unchecked',
    ]);
    expect(bench.router.asked).toHaveLength(2);
  });

  it('WB16 is silent where neither gate nor verification is on', async () => {
    const events = await eventsOf(benchWith({}, [says(...LOOP)]), SEARCH);
    expect(names(events)).toEqual(['metadata', 'done']);
  });
});

describe('words', () => {
  const korean = { ...CALLER, say: translate } as const;
  const HANGUL = /[가-힣]/u;

  it('WB19 every reason is told in the language of the request', async () => {
    const cut = new AssayError('unavailable', 'the answer broke off');
    const told: string[] = [];
    const tell = async (bench: TestBench): Promise<void> => {
      const { events } = await streamChat(bench, { ...INSIGHT, lang: 'ko' }, korean, noAbort());
      for await (const event of events) {
        if (event.event.endsWith('_unchecked') && 'data' in event && 'detail' in event.data)
          told.push(event.data.detail);
        if (event.event === 'quality') told.push(...[event.data.retry?.detail ?? []].flat());
      }
    };
    await tell(benchWith(BOTH, [failsWith(cut, 'A')], [content]));
    await tell(benchWith({ ...BOTH, sampling_ratio: 0 }, [says('A.')], [content]));
    await tell(benchWith(GATE, [says(''), failsWith(cut)], [content]));
    await tell(benchWith({ ...GATE, budget_ms: 20 }, [says('A.')], [waitsAfter()]));
    await tell(benchWith(GATE, [says('A.'), failsWith(cut)], [strict]));
    await tell(benchWith(GATE, [says('A.')], [judgeWrites('prose')]));
    expect(told.length).toBeGreaterThanOrEqual(8);
    expect(told.filter((sentence) => !HANGUL.test(sentence))).toEqual([]);
  });
});

describe('errors of a model', () => {
  it.each([
    [400, 'malformed'],
    [401, 'refused'],
    [429, 'rate_limited'],
    [500, 'unavailable'],
  ] as const)('WB8 %s is said, and nothing is a pass', async (status, code) => {
    const error = new ProviderError(code, `answered ${status}`, {
      provider: 'scripted',
      status,
      transport: false,
    });
    await expect(
      chat(benchWith(BOTH, [failsWith(error)], [content]), SEARCH, CALLER, noAbort()),
    ).rejects.toBe(error);
    const events = await eventsOf(benchWith(BOTH, [failsWith(error, 'The ')], [content]), SEARCH);
    expect(names(events)).toEqual(['metadata', 'error', 'quality_unchecked', 'verification_unchecked']);
    const judged = await chat(
      benchWith(BOTH, [says(TRUE)], [failsWith(error, '{')]),
      SEARCH,
      CALLER,
      noAbort(),
    );
    expect(judged.body).toMatchObject({ content: TRUE, quality: null });
    expect(judged.body.quality_unchecked?.detail).toContain(String(status));
  });
});
