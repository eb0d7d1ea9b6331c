import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Comment {
  readonly id: number;
  readonly user: { readonly login: string; readonly type: string };
  body: string;
}

export interface CommentServer {
  readonly url: string;
  readonly comments: Comment[];
  /** `METHOD path` and token of each request. */
  readonly asked: { readonly line: string; readonly token: string | undefined }[];
  /** Answers everything with this status from now on. */
  refuse(status: number): void;
  close(): void;
}

/** The part of a code host that keeps comments, on loopback. `user`: the token's own, null for an app. */
export async function commentServer(user: string | null): Promise<CommentServer> {
  const comments: Comment[] = [];
  const asked: { line: string; token: string | undefined }[] = [];
  let refused = 0;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      asked.push({ line: `${request.method} ${request.url}`, token: request.headers.authorization });
      const [status, value] =
        refused > 0 ? [refused, {}] : answer(request.method ?? '', request.url ?? '', text);
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
    });
  });
  function answer(method: string, url: string, text: string): [number, unknown] {
    const { pathname, searchParams } = new URL(url, 'http://h');
    if (pathname === '/user') return user === null ? [403, {}] : [200, { login: user }];
    const { body = '' } = text === '' ? {} : (JSON.parse(text) as { body?: string });
    const one = comments.find(({ id }) => pathname === `/repos/o/r/issues/comments/${id}`);
    if (method === 'PATCH' && one !== undefined) return [200, Object.assign(one, { body })];
    if (pathname !== '/repos/o/r/issues/7/comments') return [404, {}];
    if (method === 'POST') {
      const login = user ?? 'builder[bot]';
      comments.push({ id: comments.length + 1, user: { login, type: user === null ? 'Bot' : 'User' }, body });
      return [201, comments.at(-1)];
    }
    const size = Number(searchParams.get('per_page'));
    const from = (Number(searchParams.get('page')) - 1) * size;
    return [200, comments.slice(from, from + size)];
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    comments,
    asked,
    refuse: (status) => {
      refused = status;
    },
    close: () => void server.close(),
  };
}
