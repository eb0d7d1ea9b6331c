import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server does with one request. Pieces are written one after the other. */
export interface WireReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly pieces?: readonly string[];
  /** Between two pieces. */
  readonly pauseMs?: number;
  /** The connection is torn down behind so many pieces. */
  readonly cutAfter?: number;
  /** Nothing more comes behind so many pieces, and the connection stays. */
  readonly hangAfter?: number;
}

export interface WireRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
  /** Resolves when the client has closed the connection before the answer was whole. */
  readonly gone: Promise<void>;
}

export interface WireServer {
  readonly url: string;
  readonly requests: WireRequest[];
  close(): Promise<void>;
}

async function send(response: ServerResponse, reply: WireReply): Promise<void> {
  const { status = 200, headers = {}, pieces = [], pauseMs = 0, cutAfter, hangAfter } = reply;
  response.writeHead(status, headers);
  response.flushHeaders();
  for (const [at, piece] of pieces.entries()) {
    if (at === cutAfter || at === hangAfter) break;
    response.write(piece);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  if (cutAfter !== undefined) response.destroy();
  else if (hangAfter === undefined) response.end();
}

/** A server on loopback that answers the nth request (from 1) as `answer` says. */
export async function wireServer(
  answer: (nth: number, request: WireRequest) => WireReply,
): Promise<WireServer> {
  const requests: WireRequest[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const gone = new Promise<void>((resolve) => {
        response.on('close', () => {
          if (!response.writableFinished) resolve();
        });
      });
      const text = Buffer.concat(parts).toString('utf8');
      const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
      const asked = { path: request.url ?? '', headers: request.headers, body, gone };
      requests.push(asked);
      void send(response, answer(requests.length, asked));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
