// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { onLive } from '../../ui/live/live-feed.ts';

afterEach(() => vi.unstubAllGlobals());

it('UI25 tells when the stream of events begins, behind its first bytes and once, and then what it brings', async () => {
  let push = (_: string): void => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      push = (text) => controller.enqueue(new TextEncoder().encode(text));
    },
  });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } })),
  );
  const told: string[] = [];
  const stop = onLive({ hear: ({ type }) => told.push(type), began: () => told.push('began') });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(told).toEqual([]);
  push('id: 7.0.0\n: listening\n\n');
  await expect.poll(() => told).toEqual(['began']);
  push('id: 8.3.1\nevent: job.created\ndata: {"id": "j"}\n\n');
  await expect.poll(() => told).toEqual(['began', 'job.created']);
  stop();
});
