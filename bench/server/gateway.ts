import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A provider of OpenAI's form that answers at once, in this process. */
export interface Upstream {
  readonly url: string;
  close(): Promise<void>;
}

/** What a request asks, and in which language it is answered. */
export interface Asked {
  readonly lang: 'en' | 'ko';
  readonly question: string;
}

const PIECES = {
  en: ['Room 1 holds ', '10 people and ', 'opens at 8:00.'],
  ko: ['1번 회의실은 ', '10명이 들어가고 ', '8시에 엽니다.'],
} as const;

/** A letter that Korean alone writes. */
const HANGUL = /[가-힣]/;

function chunk(delta: object, finish_reason: string | null = null): string {
  const choices = [{ index: 0, delta, logprobs: null, finish_reason }];
  const head = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'up-1' };
  return `data: ${JSON.stringify({ ...head, choices })}\n\n`;
}

export async function startUpstream(): Promise<Upstream> {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const content of PIECES[HANGUL.test(body) ? 'ko' : 'en']) response.write(chunk({ content }));
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

/** Milliseconds from the request to its first word; the stream is read to its end. `assay` is what is asked of the server. */
export async function firstWord(base: string, { lang, question }: Asked, assay?: object): Promise<number> {
  const messages = [{ role: 'user', content: question }];
  const [word] = PIECES[lang];
  const decoder = new TextDecoder();
  const body = JSON.stringify({ model: 'up-1', messages, stream: true, assay });
  const start = performance.now();
  const response = await fetch(`${base}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  let first = Number.NaN;
  let text = '';
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece, { stream: true });
    if (Number.isNaN(first) && text.includes(word)) first = performance.now() - start;
  }
  if (!response.ok || Number.isNaN(first) || !text.includes('[DONE]'))
    throw new Error(`the stream is not whole (${response.status}): ${text}`);
  if (assay !== undefined && !/"validation_status":"(?:PASSED|NEEDS_REVIEW)"/.test(text))
    throw new Error(`the answer was not verified: ${text}`);
  return first;
}
