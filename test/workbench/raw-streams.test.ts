import { describe, expect, it } from 'vitest';
import { chat } from '../../src/app/workbench/chat.ts';
import { eventText } from '../../src/app/workbench/event-text.ts';
import { streamChat } from '../../src/app/workbench/stream-chat.ts';
import { CALLER, memoryStores, noAbort, testBench, type TestBench, testRouter } from '../support/bench.ts';
import { playParts, recordedBytes, type RecordedStream, recordedStreams } from '../support/raw-streams.ts';

const STREAMS = recordedStreams();

function benchFor({ notes, stored = [], parts }: RecordedStream, settings = {}): TestBench {
  const kept = stored.map(({ score: _, ...note }) => note);
  const router = testRouter([() => playParts(parts)]);
  return testBench(router, memoryStores({ notes: [...notes, ...kept], settings }));
}

async function streamed(recorded: RecordedStream, settings = {}): Promise<string> {
  const bench = benchFor(recorded, settings);
  const { events } = await streamChat(bench, recorded.request, CALLER, noAbort());
  let bytes = '';
  for await (const event of events) bytes += eventText(event);
  await bench.later.idle();
  return bytes;
}

describe('streams with gate and verification off', () => {
  it.each(STREAMS)('WB2 $name: $title', async (recorded) => {
    expect(await streamed(recorded)).toBe(recordedBytes(recorded, 'sse'));
  });

  it.each(STREAMS)('WB13 $name in shadow mode, with everything on', async (recorded) => {
    const settings = { quality_gate_enabled: true, verification_enabled: true, shadow_mode: true };
    expect(await streamed(recorded, settings)).toBe(recordedBytes(recorded, 'sse'));
  });

  it.each(STREAMS.filter(({ parts }) => !parts.some((part) => 'error' in part)))(
    'WB2 the plain call of $name',
    async (recorded) => {
      const { body } = await chat(benchFor(recorded), recorded.request, CALLER, noAbort());
      expect(JSON.stringify(body)).toBe(recordedBytes(recorded, 'body'));
    },
  );

  it('WB2 records every feature in both languages', () => {
    const seen = new Set(STREAMS.map(({ request }) => `${request.feature} ${request.lang}`));
    expect(seen.size).toBe(12);
  });
});
