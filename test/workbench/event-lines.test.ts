import { describe, expect, it } from 'vitest';
import { askEventText } from '../../src/app/ask/stream-ask.ts';
import { eventText } from '../../src/app/workbench/event-text.ts';
import type { StreamEvent } from '../../src/app/workbench/stream-event.ts';
import { MOST_BYTES } from '../../src/core/report/slim-report.ts';

const LARGE = '큰 글 😀 '.repeat(1_000_000);

function dataOf(text: string): Record<string, unknown>[] {
  const lines = text.split('\n').filter((line) => line.startsWith('data: '));
  return lines.map((line) => JSON.parse(line.slice('data: '.length)) as Record<string, unknown>);
}

function longestLine(text: string): number {
  return Math.max(...text.split('\n').map((line) => Buffer.byteLength(line)));
}

describe('lines of a stream', () => {
  it('WB24 a large piece of an answer goes out whole, on many lines', () => {
    const text = eventText({ event: 'chunk', data: { chunk: LARGE } });
    expect(longestLine(text)).toBeLessThanOrEqual(MOST_BYTES);
    expect(
      dataOf(text)
        .map(({ chunk }) => chunk)
        .join(''),
    ).toBe(LARGE);
    const hostile = eventText({ event: 'chunk', data: { chunk: '\u0001'.repeat(100_000) } });
    expect(longestLine(hostile)).toBeLessThanOrEqual(MOST_BYTES);
  });

  const many = Array.from({ length: 5_000 }, (_, index) => ({ index, title: 't', snippet: 's'.repeat(50) }));
  it.each<StreamEvent>([
    { event: 'revise', data: { content: LARGE, reason: 'r' } },
    { event: 'error', data: { error: LARGE } },
    { event: 'metadata', data: { matched_notes: many as never } },
    { event: 'verification_unchecked', data: { reason: 'unavailable', detail: LARGE } },
  ])('WB24 $event is shortened, says so, and where the whole is', (event) => {
    const text = eventText(event, '/api/chats/1');
    expect(longestLine(text)).toBeLessThanOrEqual(MOST_BYTES);
    expect(text.startsWith(`event: ${event.event}\ndata: {`)).toBe(true);
    expect(dataOf(text)).toMatchObject([{ left_out: { bytes: expect.any(Number), whole: '/api/chats/1' } }]);
  });

  it('WB24 one that fits goes out as it is', () => {
    const event: StreamEvent = { event: 'revise', data: { content: 'c', reason: 'r' } };
    expect(eventText(event, '/api/chats/1')).toBe('event: revise\ndata: {"content":"c","reason":"r"}\n\n');
  });

  it('WB24 the result of an ask too', () => {
    const data = { id: '01A', answer: LARGE } as never;
    const text = askEventText({ event: 'result', data });
    expect(longestLine(text)).toBeLessThanOrEqual(MOST_BYTES);
    expect(dataOf(text)).toMatchObject([{ left_out: { whole: '/api/verdicts/01A?fields=all' } }]);
  });
});
