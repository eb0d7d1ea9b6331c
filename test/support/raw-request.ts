import { connect, type Socket } from 'node:net';

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface RawRequest {
  readonly method: string;
  readonly path: string;
  /** An empty value leaves the header out. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
}

/** The bytes of a request: with the headers of `fetch` only where they are not given, so that any of them can be wrong. */
export function requestBytes(port: number, { method, path, headers = {}, body }: RawRequest): Buffer {
  const bytes = body === undefined ? Buffer.alloc(0) : Buffer.from(body);
  const own: Record<string, string> = {
    Host: `127.0.0.1:${port}`,
    Connection: 'close',
    ...(body === undefined
      ? {}
      : { 'Content-Type': 'application/json', 'Content-Length': String(bytes.length) }),
    ...headers,
  };
  const lines = Object.entries(own).flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`]));
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`), bytes]);
}

function unchunk(body: string): string {
  const [size = '0', ...rest] = body.split('\r\n');
  const length = Number.parseInt(size, 16);
  if (!(length > 0)) return '';
  const text = rest.join('\r\n');
  return text.slice(0, length) + unchunk(text.slice(length + 2));
}

export function readAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  const body = rest.join('\r\n\r\n');
  return {
    status: Number(first.split(' ')[1]),
    headers,
    body: headers['transfer-encoding'] === 'chunked' ? unchunk(body) : body,
  };
}

/** Opens a connection, once it stands. */
export async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('error', reject);
  });
  return socket;
}

/** Everything that comes until the connection ends; a reset ends it too. */
export async function readToEnd(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => void chunks.push(chunk));
  await new Promise<void>((resolve) => {
    socket.once('error', () => undefined);
    socket.once('close', () => resolve());
  });
  return Buffer.concat(chunks).toString('latin1');
}

/** Sends bytes as they are and reads the answer until the connection ends. */
export async function rawRequest(port: number, bytes: Buffer | string): Promise<RawAnswer> {
  const socket = await openSocket(port);
  const read = readToEnd(socket);
  socket.write(bytes);
  return readAnswer(Buffer.from(await read, 'latin1').toString('utf8'));
}
