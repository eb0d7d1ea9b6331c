import { describe, expect, it } from 'vitest';
import { withoutThoughts } from '../../src/app/models/without-thoughts.ts';
import { streamChat } from '../../src/app/workbench/stream-chat.ts';
import type { StreamEvent } from '../../src/app/workbench/stream-event.ts';
import type { AIChatRequest } from '../../src/contract/ai-chat.ts';
import type { SomeSettings } from '../../src/contract/setting.ts';
import {
  CALLER,
  memoryStores,
  noAbort,
  says,
  testBench,
  type TestBench,
  testRouter,
} from '../support/bench.ts';

const REQUEST: AIChatRequest = { feature: 'insight', content: 'Sleep: 6 hours, then 7 hours.', lang: 'en' };
const ANSWER = 'Sleep: 6 hours, then 7 hours.';
const PIECES = ['Is it 9 hours', '? No.\n</thi', 'nk>\n\n', ANSWER];

function benchWith(settings: SomeSettings): TestBench {
  const router = testRouter([says(...PIECES), says(...PIECES)]);
  // nobody knows of the model that it thinks
  const thoughtless = withoutThoughts(
    router,
    () => true,
    () => false,
  );
  return testBench({ ...thoughtless, asked: router.asked }, memoryStores({ settings }));
}

async function eventsOf(bench: TestBench, request = REQUEST): Promise<StreamEvent[]> {
  const seen: StreamEvent[] = [];
  for await (const event of (await streamChat(bench, request, CALLER, noAbort())).events) seen.push(event);
  await bench.later.idle();
  return seen;
}

function keptOf({ stores }: TestBench): unknown {
  return [...stores.sessions.values()][0]?.messages[1]?.content;
}

const shown = (events: readonly StreamEvent[]): string =>
  events.flatMap((event) => (event.event === 'chunk' ? [event.data.chunk] : [])).join('');

describe('a thought that was shown before anybody knew', () => {
  it('MR18 is taken back, and neither verified nor kept; the next is not shown', async () => {
    const bench = benchWith({ verification_enabled: true });
    const events = await eventsOf(bench);
    expect(shown(events)).toBe(PIECES.join(''));
    expect(events.map(({ event }) => event).filter((event) => event !== 'chunk')).toEqual([
      'done',
      'revise',
      'verification',
    ]);
    expect(events.find(({ event }) => event === 'revise')).toEqual({
      event: 'revise',
      data: { content: ANSWER, reason: 'what the model thought before its answer is left out' },
    });
    const report = events.flatMap((event) => (event.event === 'verification' ? [event.data] : []))[0];
    expect(report?.result.claim_validations.every(({ text }) => ANSWER.includes(text))).toBe(true);
    expect(keptOf(bench)).toMatchObject({ text: ANSWER });
    const next = await eventsOf(bench);
    expect([shown(next), next.some(({ event }) => event === 'revise')]).toEqual([ANSWER, false]);
  });

  it('MR18 with gate and verification off the stream is as it came, and the thought is not kept', async () => {
    const bench = benchWith({});
    const events = await eventsOf(bench);
    expect([shown(events), events.at(-1)]).toEqual([PIECES.join(''), { event: 'done' }]);
    expect(keptOf(bench)).toMatchObject({ text: ANSWER });
  });

  it('MR18 held back none of it goes out', async () => {
    const request = { ...REQUEST, on_fail: { verification: 'block', hold_back: true } } as const;
    expect(shown(await eventsOf(benchWith({}), request))).toBe(ANSWER);
  });
});
