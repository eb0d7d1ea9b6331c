import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { AIMessage } from '../../../src/contract/ai-message.ts';
import { controlAnswer, fencedText, itemsOf, type Label } from '../../quality-gate/scripted-judge.ts';

/** What the writer says to a request that holds `when`; the last one fits everything. */
export interface Line {
  readonly when?: string;
  readonly chunks: readonly string[];
  /** Milliseconds before each piece. */
  readonly pause?: number;
}

/** A model server of this machine that writes and judges by a script, by the wire of OpenAI. */
export interface ModelServer {
  readonly url: string;
  close(): Promise<void>;
}

interface Asked {
  readonly model: string;
  readonly stream?: boolean;
  readonly messages: readonly AIMessage[];
}

/** What a judge says of a question. */
export interface Judged {
  readonly passed: Label;
  readonly note: string;
}

/** What the judge finds of a question, by the answer. */
export type Judging = (question: string, answer: string) => Judged;

const USAGE = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };

async function bodyOf(request: IncomingMessage): Promise<Asked> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return JSON.parse(Buffer.concat(pieces).toString()) as Asked;
}

/** An honest judge: it reads the controls, and labels the rest as it was told. */
function judgement({ messages }: Asked, judging: Judging): string {
  const answer = fencedText(messages, 'ANSWER');
  const items = itemsOf(messages).map(({ id, question }) => {
    const control = controlAnswer(question, answer);
    return { id, ...(control === undefined ? judging(question, answer) : { passed: control, note: '' }) };
  });
  return JSON.stringify({ items, summary: '' });
}

function sendWhole(response: ServerResponse, model: string, content: string): void {
  const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }];
  response.setHeader('Content-Type', 'application/json');
  response.end(
    JSON.stringify({ id: 'c', object: 'chat.completion', created: 0, model, choices, usage: USAGE }),
  );
}

async function sendPieces(response: ServerResponse, model: string, line: Line): Promise<void> {
  const send = (delta: object, finish_reason: string | null): void => {
    const choices = [{ index: 0, delta, finish_reason }];
    const chunk = { id: 'c', object: 'chat.completion.chunk', created: 0, model, choices };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  };
  response.setHeader('Content-Type', 'text/event-stream');
  for (const content of line.chunks) {
    if (response.destroyed) return;
    await pause(line.pause ?? 0);
    send({ role: 'assistant', content }, null);
  }
  send({}, 'stop');
  response.end('data: [DONE]\n\n');
}

function sendList(response: ServerResponse, offers: readonly string[]): void {
  const data = offers.map((id) => ({ id, object: 'model', created: 0, owned_by: 'nobody' }));
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ object: 'list', data }));
}

/** Starts one on a free port: `judge-1` judges, every other model writes the first line that fits. */
export async function modelServer(
  lines: readonly Line[],
  judging: Judging = () => ({ passed: true, note: '' }),
  offers: readonly string[] = [],
): Promise<ModelServer> {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'GET') {
      request.resume();
      // Without a list those that are configured are enough.
      if (offers.length === 0) response.writeHead(404).end();
      else sendList(response, offers);
      return;
    }
    const asked = await bodyOf(request);
    if (asked.model === 'judge-1') return sendWhole(response, asked.model, judgement(asked, judging));
    const text = asked.messages.map(({ content }) => content).join('\n');
    const line = lines.find(({ when }) => when === undefined || text.includes(when)) ?? { chunks: ['?'] };
    if (asked.stream === true) return sendPieces(response, asked.model, line);
    return sendWhole(response, asked.model, line.chunks.join(''));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The configuration that asks it: gate and verification on. */
export function configurationOf({ url }: ModelServer, more = ''): string {
  return `models:
  default: writer-1
  judge: judge-1
  providers:
    local: { kind: openai_compatible, base_url: '${url}', models: [writer-1, judge-1] }
settings:
  quality_gate_enabled: true
  verification_enabled: true
  derived_items_enabled: false
${more}`;
}
