import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { AssayError } from '../contract/assay-error.ts';
import type { ServerSettings } from '../contract/server-settings.ts';
import { headProblem, rawHeadProblem } from './head-problem.ts';
import type { ServerEnv } from './server-context.ts';

const MOST_HEADER_BYTES = 16 * 1024;
const KEEP_ALIVE_MS = 10_000;
const MOST_CHECK_MS = 1000;

const HEAD_ERRORS: Readonly<Record<string, readonly [status: number, why: string]>> = {
  HPE_HEADER_OVERFLOW: [431, `the head of the request is larger than ${MOST_HEADER_BYTES} bytes`],
  HPE_INVALID_URL: [400, 'the address holds a character that is to be percent-encoded'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'the request took too long to arrive'],
};

/** A request whose head cannot be read gets a problem too, and its connection ends. */
function refuseHead(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, why] = HEAD_ERRORS[error.code ?? ''] ?? [400, 'the head of the request is no HTTP'];
  socket.write(rawHeadProblem(status, why, randomUUID()));
  socket.destroySoon();
}

function unreadable(): Response {
  const id = randomUUID();
  const problem = headProblem(400, 'the address or the Host header cannot be read', id);
  const headers = { 'Content-Type': 'application/problem+json', 'X-Request-Id': id };
  return new Response(JSON.stringify(problem), { status: 400, headers });
}

function makeServer(app: Hono<ServerEnv>, settings: ServerSettings): Server {
  const answer = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    errorHandler: unreadable,
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
  server.maxConnections = max_connections;
  server.on('clientError', refuseHead);
  // Who asks first whether to send a body is not told to send one that is too large.
  server.on('checkContinue', (incoming, outgoing) => {
    if (Number(incoming.headers['content-length'] ?? 0) <= body_limit) outgoing.writeContinue();
    server.emit('request', incoming, outgoing);
  });
  return server;
}

function cannotListen(error: NodeJS.ErrnoException, { host, port }: ServerSettings): AssayError {
  const where = `${host}:${port}`;
  if (error.code === 'EADDRINUSE')
    return new AssayError('unavailable', 'another program listens at this address', {
      where,
      hint: 'choose another port with --port, or 0 for any free one',
    });
  return new AssayError('unavailable', `cannot listen (${error.message})`, {
    where,
    hint: 'check server.host and server.port',
  });
}

/** Listens; rejects with `AssayError` (unavailable) where it cannot. The port is the one that was taken. */
export async function listen(
  app: Hono<ServerEnv>,
  settings: ServerSettings,
): Promise<{ readonly server: Server; readonly port: number }> {
  const server = makeServer(app, settings);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(cannotListen(error, settings)));
    server.listen({ host: settings.host, port: settings.port }, resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
}
