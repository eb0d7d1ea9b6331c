import { describe, expect, it } from 'vitest';
import { aiStream, CUT } from '../../ui/stream/ai-stream.ts';
import type { AIStreamState } from '../../ui/stream/ai-stream-state.ts';

const QUALITY = {
  passed: true,
  score: 0.875,
  details: [{ question: 'Is it whole?', passed: null, note: 'nearly', id: 'a.1', decided_by: 'judge' }],
  summary: 'Good.',
  status: 'passed',
  min_pass_ratio: 0.75,
  checkers: {},
};
const NOTES = [{ index: 1, note_id: 'n', title: 'N', snippet: 's', score: 1 }];
const WARNING = { kind: 'repetition', action: 'abort', message: 'again', position: 3, retrying: true };

const EVENTS = [
  `event: metadata\ndata: ${JSON.stringify({ matched_notes: NOTES })}\n\n`,
  'event: memory\ndata: {"turns": 2, "dropped": 1, "withheld": 0}\n\n',
  'data: {"chunk": "Bad"}\n\n',
  `event: stream_warning\ndata: ${JSON.stringify(WARNING)}\n\n`,
  'data: {"chunk": "Go"}\n\n',
  'data: {"chunk": "od"}\n\n',
  'data: [DONE]\n\n',
  'event: revise\ndata: {"content": "Better", "reason": "fell short"}\n\n',
  `event: quality\ndata: ${JSON.stringify(QUALITY)}\n\n`,
  'event: of_a_later_version\ndata: {"x": 1}\n\n',
];

function streamOf(texts: readonly string[], end?: Error): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const rest = [...texts];
  return new ReadableStream({
    pull(controller) {
      const next = rest.shift();
      if (next !== undefined) controller.enqueue(encoder.encode(next));
      else if (end === undefined) controller.close();
      else controller.error(end);
    },
  });
}

async function last(body: ReadableStream<Uint8Array> | Error, abort = new AbortController()) {
  const states: AIStreamState[] = [];
  const open = async (): Promise<Response> => {
    if (body instanceof Error) throw body;
    return new Response(body, { headers: { 'X-Chat-Id': 'c', 'X-Message-Id': 'm' } });
  };
  for await (const state of aiStream(open, abort.signal)) states.push(state);
  return states.at(-1);
}

describe('an answer as it is written', () => {
  it('UI7 is whole with what comes after [DONE], and what it does not know changes nothing', async () => {
    expect(await last(streamOf(EVENTS))).toMatchObject({
      phase: 'done',
      content: 'Better',
      revised: 'fell short',
      matchedNotes: NOTES,
      memory: { turns: 2, dropped: 1, withheld: 0 },
      qualityResult: QUALITY,
      warnings: [WARNING],
      chatId: 'c',
      messageId: 'm',
      error: null,
    });
  });

  it('UI7 without a quality it is as good: nothing was asked', async () => {
    const plain = await last(streamOf(['data: {"chunk": "Hi"}\n\n', 'data: [DONE]\n\n']));
    expect(plain).toMatchObject({
      phase: 'done',
      content: 'Hi',
      qualityResult: null,
      qualityUnchecked: null,
    });
  });

  it.each(EVENTS.map((_, i) => i))('UI9 cut before event %i it is a state that can be shown', async (i) => {
    for (const end of [undefined, new Error('reset')]) {
      const state = await last(streamOf(EVENTS.slice(0, i), end));
      expect(state?.phase).toBe(i > 6 ? 'done' : 'failed');
      expect(state?.content).toBe(
        i > 7 ? 'Better' : (['', '', '', 'Bad', '', 'Go', 'Good', 'Good'][i] ?? ''),
      );
      expect(state?.error === null).toBe(i > 6);
      expect(state?.isUntold).toBe(i > 6 && end !== undefined);
    }
  });

  it('UI9 cut in the middle of an event, the event is none', async () => {
    const text = EVENTS.join('');
    for (let at = 0; at < text.length; at += 7) {
      const state = await last(streamOf([text.slice(0, at)]));
      expect(['Bad', 'Go', 'Good', 'Better', '']).toContain(state?.content);
      expect(['done', 'failed']).toContain(state?.phase);
    }
  });

  it('UI7 an error of the server is told, in JSON or plainly, and the text stays', async () => {
    for (const data of ['{"error": "no model"}', 'no model'])
      expect(
        await last(streamOf(['data: {"chunk": "Hi"}\n\n', `event: error\ndata: ${data}\n\n`])),
      ).toMatchObject({
        phase: 'failed',
        content: 'Hi',
        error: 'no model',
      });
  });

  it('UI7 a request that never became a stream fails with its error; a connection that broke is cut', async () => {
    const refused = new Error('refused');
    expect(await last(refused)).toMatchObject({ phase: 'failed', error: 'refused', failure: refused });
    const broken = await last(streamOf(['data: {"chunk": "Hi"}\n\n'], new Error('reset')));
    expect(broken).toMatchObject({ phase: 'failed', error: CUT, failure: null, content: 'Hi' });
  });

  it('UI7 stopped, it stays as far as it came', async () => {
    const abort = new AbortController();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('data: {"chunk": "Hi"}\n\n')),
      pull(controller) {
        abort.abort();
        controller.error(new DOMException('stopped', 'AbortError'));
      },
    });
    expect(await last(body, abort)).toMatchObject({ phase: 'stopped', content: 'Hi', error: null });
  });
});
