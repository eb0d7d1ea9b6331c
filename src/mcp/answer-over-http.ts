import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { AnswerMcp, McpOverHttp } from '../app/tool-context.ts';
import { makeServer, type ServerStart } from './make-server.ts';
import type { Wording } from './mcp-context.ts';

/** What the face needs of the one that starts it. */
interface OverHttpStart extends ServerStart {
  readonly wording: Wording;
}

/** Only the path of the protocol's own checks looks at it. */
const ADDRESS = 'http://127.0.0.1/mcp';

/** MC15: whether the caller waits for progress, which needs a stream. */
function wantsProgress(json: unknown): boolean {
  const { params } = json as { readonly params?: { readonly _meta?: { readonly progressToken?: unknown } } };
  return params?._meta?.progressToken !== undefined;
}

/** The same bytes; `end` is called when they are read, or nobody reads them any more. */
async function* until(body: ReadableStream<Uint8Array>, end: () => void): AsyncGenerator<Uint8Array> {
  try {
    yield* body as unknown as AsyncIterable<Uint8Array>;
  } finally {
    end();
  }
}

/** MC15: one message and its answer. Nothing is remembered between two: any server may answer the next. */
async function answer(asked: McpOverHttp, { wording, ...start }: OverHttpStart): Promise<Response> {
  const { json, headers, abort, language, ...context } = asked;
  const server = makeServer(
    { ...context, wording, language: (own, configured) => own ?? configured ?? language },
    start,
  );
  const isStream = wantsProgress(json);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: !isStream });
  const end = (): void => void server.close().catch(() => undefined);
  abort.addEventListener('abort', end, { once: true });
  await server.connect(transport);
  const request = new Request(ADDRESS, { method: 'POST', headers: { ...headers } });
  const response = await transport.handleRequest(request, { parsedBody: json });
  if (isStream && response.body !== null)
    return new Response(ReadableStream.from(until(response.body, end)), response);
  end();
  return response;
}

/** The tools for callers of the server. */
export function answerOverHttp(start: OverHttpStart): AnswerMcp {
  return (asked) => answer(asked, start);
}
