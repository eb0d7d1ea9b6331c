import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A provider of OpenAI's form that answers at once, in this process. */
export interface Upstream {
  readonly url: string;
  close(): Promise<void>;
}

const PIECES = ['Room 1 holds ', '10 people and ', 'opens at 8:00.'];

function chunk(delta: object, finish_reason: string | null = null): string {
  const choices = [{ index: 0, delta, logprobs: null, finish_reason }];
  const head = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'up-1' };
  return `data: ${JSON.stringify({ ...head, choices })}\n\n`;
}

export async function startUpstream(): Promise<Upstream> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const content of PIECES) response.write(chunk({ content }));
      response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

/** Milliseconds from the request to its first word; the stream is read to its end. */
export async function firstWord(base: string): Promise<number> {
  const messages = [{ role: 'user', content: 'rooms' }];
  const start = performance.now();
  const response = await fetch(`${base}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'up-1', messages, stream: true }),
  });
  let first = Number.NaN;
  let text = '';
  for await (const piece of response.body ?? []) {
    text = text.slice(-200) + Buffer.from(piece).toString('latin1');
    if (Number.isNaN(first) && text.includes('Room 1')) first = performance.now() - start;
  }
  if (!response.ok || Number.isNaN(first) || !text.includes('[DONE]'))
    throw new Error(`the stream is not whole (${response.status}): ${text}`);
  return first;
}
