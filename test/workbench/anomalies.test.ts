import { describe, expect, it } from 'vitest';
import { chat } from '../../src/app/workbench/chat.ts';
import { streamChat } from '../../src/app/workbench/stream-chat.ts';
import type { StreamEvent } from '../../src/app/workbench/stream-event.ts';
import type { AIChatRequest } from '../../src/contract/ai-chat.ts';
import { AssayError } from '../../src/contract/assay-error.ts';
import { ProviderError } from '../../src/contract/provider-error.ts';
import {
  CALLER,
  type MemoryStores,
  memoryStores,
  noAbort,
  says,
  type ScriptedCall,
  testBench,
  type TestBench,
  testRouter,
} from '../support/bench.ts';
import { content, strict } from '../support/judge-calls.ts';

const NOTES = [
  { note_id: 'n1', title: '온실', content: '온실은 2026년 4월에 고쳤다.', score: 0.9 },
  { note_id: 'n2', title: '우물', content: '우물의 깊이는 12미터이다.', score: 0.5 },
];
const REQUEST: AIChatRequest = { feature: 'search_qa', content: '온실은 언제 고쳤나요?', lang: 'ko' };
const FIRST = ['온실은 ', '2026년 4월에 ', '고쳤습니다 [노트 1].'];
const SECOND = ['온실은 2026년 4월에 고쳤습니다 [노트 1]. ', '우물의 깊이는 12미터입니다 [노트 2].'];
const TEXTS = [FIRST.join(''), SECOND.join('')];

const PROVIDER = { provider: 'scripted', transport: false };
const FAULTS = {
  '400': new ProviderError('malformed', 'answered 400', { ...PROVIDER, status: 400 }),
  '401': new ProviderError('refused', 'answered 401', { ...PROVIDER, status: 401 }),
  '429': new ProviderError('rate_limited', 'answered 429', { ...PROVIDER, status: 429 }),
  '500': new ProviderError('unavailable', 'answered 500', { ...PROVIDER, status: 500 }),
  'a time-out': new ProviderError('timeout', 'no answer within 60000 ms', { ...PROVIDER, status: null }),
  'a cut stream': new ProviderError('unavailable', 'the connection was cut', { ...PROVIDER, status: null }),
  'an error that nobody foresaw': new TypeError('x is not a function'),
} as const;

/** Everything that the outside does, counted: the `n`th step (from 1) fails; 0 = none does. */
interface Steps {
  taken: string[];
  step(what: string): void;
}

function failingAt(n: number, error: Error): Steps {
  const taken: string[] = [];
  return {
    taken,
    step(what) {
      taken.push(what);
      if (taken.length === n) throw error;
    },
  };
}

/** A call whose opening and every part are steps. */
function stepped(name: string, call: ScriptedCall, steps: Steps): ScriptedCall {
  return async function* (asked, abort) {
    steps.step(`${name} opens`);
    for await (const part of call(asked, abort)) {
      steps.step(`${name} ${part.kind}`);
      yield part;
    }
  };
}

function benchFor(steps: Steps): TestBench & { readonly stores: MemoryStores } {
  const writer = [says(...FIRST), says(...SECOND)].map((call) => stepped('writer', call, steps));
  const judge = [strict, content].map((call) => stepped('judge', call, steps));
  const settings = { quality_gate_enabled: true, verification_enabled: true };
  const stores = memoryStores({ notes: NOTES, settings }, (what) => steps.step(what));
  return testBench(testRouter(writer, judge), stores);
}

async function streamed(bench: TestBench): Promise<StreamEvent[]> {
  const { events } = await streamChat(bench, REQUEST, CALLER, noAbort());
  const seen: StreamEvent[] = [];
  for await (const event of events) seen.push(event);
  await bench.later.idle();
  return seen;
}

/** What the client has in the end. */
function textOf(events: readonly StreamEvent[]): string {
  return events.reduce((text, event) => {
    if (event.event === 'chunk') return text + event.data.chunk;
    return event.event === 'revise' ? event.data.content : text;
  }, '');
}

/** How many steps an answer takes where nothing fails. */
async function countSteps(run: (bench: TestBench) => Promise<unknown>): Promise<readonly string[]> {
  const steps = failingAt(0, new Error('none'));
  await run(benchFor(steps));
  return steps.taken;
}

const inStream = await countSteps(streamed);
const inChat = await countSteps(async (bench) => {
  await chat(bench, REQUEST, CALLER, noAbort());
  await bench.later.idle();
});
const positions = (steps: readonly string[]): { n: number; what: string }[] =>
  steps.map((what, at) => ({ n: at + 1, what }));

function isRead(what: string): boolean {
  return what.startsWith('settings') || what.startsWith('notes');
}

/** What became of a stream, in words. */
function ending(events: readonly StreamEvent[]): { ends: string[]; quality: string[]; isPassed: boolean } {
  const names = events.map(({ event }) => event as string);
  return {
    ends: names.filter((name) => name === 'done' || name === 'error'),
    quality: names.filter((name) => name === 'quality' || name === 'quality_unchecked'),
    isPassed: events.some((event) => event.event === 'quality' && event.data.passed),
  };
}

/** The first half of an answer, or a whole one. */
function isSaid(text: string, isWhole: boolean): boolean {
  return TEXTS.some((one) => (isWhole ? one === text : one.startsWith(text)));
}

describe.each(Object.entries(FAULTS))('%s at every step', (_, error) => {
  const reads = positions(inStream).filter(({ what }) => isRead(what));
  const models = positions(inStream).filter(({ what }) => /^(?:writer|judge)/u.test(what));
  const writes = positions(inStream).filter(({ what }) => /^(?:chats|verdicts|inputs)/u.test(what));
  const firstWords = inChat.indexOf('judge opens') + 1;

  it.each(reads)('WB18 of a stream: step $n, $what: it is refused', async ({ n }) => {
    await expect(streamed(benchFor(failingAt(n, error)))).rejects.toBe(error);
  });

  it.each(models)('WB8 of a stream: step $n, $what', async ({ n, what }) => {
    const bench = benchFor(failingAt(n, error));
    const events = await streamed(bench);
    const { ends, quality, isPassed } = ending(events);
    expect(ends).toHaveLength(1);
    expect(quality).toHaveLength(1);
    expect(isPassed).toBe(false);
    expect(isSaid(textOf(events), ends[0] === 'done')).toBe(true);
    expect(ends[0] === 'done' || what.startsWith('writer')).toBe(true);
    expect(bench.stores.sessions.size).toBe(1);
  });

  it.each(writes)(
    'WB15 WB23 of a stream: step $n, $what: the answer stands, and it is told last',
    async ({ n, what: step }) => {
      const bench = benchFor(failingAt(n, error));
      const events = await streamed(bench);
      expect(ending(events)).toEqual({ ends: ['done'], quality: ['quality'], isPassed: true });
      expect(bench.warnings).toHaveLength(1);
      const what = ['chat', 'verdict', 'input'].filter((each) => step.startsWith(each));
      expect(events.at(-1)).toMatchObject({ event: 'not_kept', data: { what, reason: 'unavailable' } });
    },
  );

  it.each(positions(inChat).slice(0, firstWords - 1))(
    'WB8 of a plain call: step $n, $what: the error is said',
    async ({ n }) => {
      const bench = benchFor(failingAt(n, error));
      await expect(chat(bench, REQUEST, CALLER, noAbort())).rejects.toBe(error);
    },
  );

  it.each(positions(inChat).slice(firstWords - 1))(
    'WB9 of a plain call: step $n, $what: the answer is delivered',
    async ({ n, what }) => {
      const bench = benchFor(failingAt(n, error));
      const { body } = await chat(bench, REQUEST, CALLER, noAbort());
      await bench.later.idle();
      expect(TEXTS).toContain(body.content);
      expect(body.verification?.result.validation_status).toBe('PASSED');
      const isStore = /^(?:chats|verdicts|inputs)/u.test(what);
      expect(body.quality?.passed ?? false).toBe(isStore);
      expect(body.not_kept?.what.every((each) => what.startsWith(each)) ?? false).toBe(isStore);
    },
  );
});

describe('a client that leaves', () => {
  const at = Array.from({ length: 12 }, (_, n) => ({ n: n + 1 }));
  /** Events that were made together with the one at which the client left. */
  const LATE = 4;

  it.each(at)(
    'WB17 by returning after event $n: nothing goes on, and what was said is kept',
    async ({ n }) => {
      const bench = benchFor(failingAt(0, new Error('none')));
      const { events } = await streamChat(bench, REQUEST, CALLER, noAbort());
      const seen: StreamEvent[] = [];
      for await (const event of events) {
        seen.push(event);
        if (seen.length === n) break;
      }
      const asked = bench.router.asked.length;
      await bench.later.idle();
      expect(bench.router.asked).toHaveLength(asked);
      const [kept] = [...bench.stores.sessions.values()];
      expect(TEXTS.concat(textOf(seen))).toContain(kept?.messages[1]?.content.text);
    },
  );

  it.each(at)('WB17 by its abort at event $n: nobody is asked after it', async ({ n }) => {
    const abort = new AbortController();
    const bench = benchFor(failingAt(0, new Error('none')));
    const { events } = await streamChat(bench, REQUEST, CALLER, abort.signal);
    const seen: StreamEvent[] = [];
    const asked: number[] = [];
    for await (const event of events) {
      seen.push(event);
      if (seen.length < n) continue;
      abort.abort();
      asked.push(bench.router.asked.length);
    }
    await bench.later.idle();
    expect(new Set([...asked, bench.router.asked.length]).size).toBe(1);
    expect(seen.length).toBeLessThanOrEqual(n + LATE);
    const [kept] = [...bench.stores.sessions.values()];
    expect(TEXTS.concat(textOf(seen))).toContain(kept?.messages[1]?.content.text);
  });

  it('WB17 while the judge is asked: the judge is told', async () => {
    const abort = new AbortController();
    let told = false;
    const listening: ScriptedCall = async function* (_call, signal) {
      signal?.addEventListener('abort', () => {
        told = true;
      });
      abort.abort();
      await new Promise<never>((_, reject) => {
        setTimeout(() => reject(new AssayError('cancelled', 'was cancelled')), 5);
      });
      yield { kind: 'chunk', text: '' };
    };
    const stores = memoryStores({ notes: NOTES, settings: { quality_gate_enabled: true } });
    const bench = testBench(testRouter([says(...FIRST)], [listening]), stores);
    const { events } = await streamChat(bench, REQUEST, CALLER, abort.signal);
    const seen: string[] = [];
    for await (const { event } of events) seen.push(event);
    expect(seen.at(-1)).toBe('done');
    expect(told).toBe(true);
    expect([...stores.sessions.values()][0]?.messages[1]?.content).toMatchObject({
      text: TEXTS[0],
      whole: true,
      quality_unchecked: { reason: 'cancelled', detail: 'the connection ended before the answer was judged' },
    });
  });
});

describe('stores', () => {
  it('WB15 WB23 one that never answers delays nothing for more than a second, and is told as late', async () => {
    const stores = memoryStores({ notes: NOTES, settings: {} });
    const slow = {
      ...stores,
      chats: () => ({ ...stores.chats('default'), keep: () => new Promise<never>(() => undefined) }),
    };
    const bench = { ...testBench(testRouter([says(...FIRST)]), stores), stores: slow };
    const { body } = await chat(bench, REQUEST, CALLER, noAbort());
    expect(body.content).toBe(TEXTS[0]);
    expect(body.not_kept).toMatchObject({ what: ['chat'], reason: 'timeout' });
  }, 3000);

  it('WB18 only settings and notes are read before the first token, and nothing is written', async () => {
    expect(inStream.slice(0, inStream.indexOf('writer opens')).toSorted()).toEqual([
      'notes.search',
      'settings.read',
      'settings.revision',
    ]);
  });
});
