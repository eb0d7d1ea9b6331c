import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { cannotListen } from '../app/server-address.ts';
import type { ServerSettings } from '../contract/server-settings.ts';
import { boundConnections } from './bound-connections.ts';
import { type HeadTrouble, headProblem, rawHeadProblem } from './head-problem.ts';
import type { ServerEnv } from './server-context.ts';

const MOST_HEADER_BYTES = 16 * 1024;
const KEEP_ALIVE_MS = 10_000;
const MOST_CHECK_MS = 1000;

const NO_HTTP: HeadTrouble = {
  status: 400,
  detail: 'the head of the request is no HTTP',
  hint: 'speak HTTP/1.1 to this port; TLS ends before it',
};
const HEAD_ERRORS: Readonly<Record<string, HeadTrouble>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    detail: `the head of the request is larger than ${MOST_HEADER_BYTES} bytes`,
    hint: 'send fewer or shorter headers, and what is long in the body',
  },
  HPE_INVALID_URL: {
    status: 400,
    detail: 'the address holds a character that is to be percent-encoded',
    hint: 'encode it as UTF-8, as encodeURIComponent does',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    detail: 'the request took too long to arrive',
    hint: 'send it again',
  },
};
const NO_ADDRESS: HeadTrouble = {
  status: 400,
  detail: 'the address or the Host header cannot be read',
  hint: 'send a path that begins with / and a Host header with the name of the server',
};

type SayIt = (sentence: string) => string;

/** A request whose head cannot be read gets a problem too, and its connection ends. */
function refuseHead(error: NodeJS.ErrnoException, socket: Socket, say: SayIt): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const trouble = HEAD_ERRORS[error.code ?? ''] ?? NO_HTTP;
  socket.write(rawHeadProblem(headProblem(trouble, randomUUID(), say)));
  socket.destroySoon();
}

function unreadable(say: SayIt): Response {
  const id = randomUUID();
  const headers = { 'Content-Type': 'application/problem+json', 'X-Request-Id': id };
  return new Response(JSON.stringify(headProblem(NO_ADDRESS, id, say)), { status: 400, headers });
}

function makeServer(app: Hono<ServerEnv>, settings: ServerSettings, say: SayIt): Server {
  const answer = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    errorHandler: () => unreadable(say),
  });
  const { header_timeout_ms, body_timeout_ms, max_connections, body_limit } = settings;
  const server = createServer(
    {
      headersTimeout: header_timeout_ms,
      requestTimeout: Math.max(body_timeout_ms, header_timeout_ms),
      connectionsCheckingInterval: Math.min(header_timeout_ms, MOST_CHECK_MS),
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: MOST_HEADER_BYTES,
      // A request without a Host header is refused as every other one is.
      requireHostHeader: false,
    },
    (incoming, outgoing) => void answer(incoming, outgoing),
  );
  boundConnections(server, max_connections);
  server.on('clientError', (error, socket: Socket) => refuseHead(error, socket, say));
  // Who asks first whether to send a body is not told to send one that is too large.
  server.on('checkContinue', (incoming, outgoing) => {
    if (Number(incoming.headers['content-length'] ?? 0) <= body_limit) outgoing.writeContinue();
    server.emit('request', incoming, outgoing);
  });
  return server;
}

/** Listens; rejects with `AssayError` (unavailable) where it cannot. The port is the one that was taken. */
export async function listen(
  app: Hono<ServerEnv>,
  settings: ServerSettings,
  say: SayIt,
): Promise<{ readonly server: Server; readonly port: number }> {
  const server = makeServer(app, settings, say);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(cannotListen(error, settings)));
    server.listen({ host: settings.host, port: settings.port }, resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
}
