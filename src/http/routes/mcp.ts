import { resolve } from 'node:path';
import { z } from 'zod';
import { checkValue } from '../../app/check-value.ts';
import type { McpOverHttp } from '../../app/tool-context.ts';
import { AssayError } from '../../contract/assay-error.ts';
import { asAssayError } from '../../contract/trouble-at.ts';
import type { VerdictRecord } from '../../contract/verdict-record.ts';
import { homeWithin } from '../home-now.ts';
import { noSuchPath } from '../no-such-path.ts';
import { type Call, type Reply, route } from '../route.ts';

/** Headers of the protocol. */
const HEADERS = {
  'mcp-protocol-version': 'Version of the protocol; absent in the first message',
};

/** What is answered is chosen by what is asked, not by what the client can read. */
const ANSWERED = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

/** One message: lists of them are no part of the protocol any more. */
const Message = z.looseObject({ jsonrpc: z.literal('2.0'), method: z.string().optional() });
type Message = z.infer<typeof Message>;

type McpCall = Call<Message, undefined>;

async function kept(
  { served, holder }: McpCall,
  verdict: VerdictRecord,
  notKept: AssayError | null,
): Promise<AssayError | null> {
  try {
    const own = { ...verdict, tenant_id: holder.tenant };
    await served.stores.verdicts(holder.tenant).add([own]);
    return notKept;
  } catch (error) {
    return asAssayError(error);
  }
}

async function found({ served, holder }: McpCall, id: string): Promise<VerdictRecord> {
  const record = await served.stores.verdicts(holder.tenant).find(id.replace(/^(?:val|chk)-/, ''));
  if (record !== null) return record;
  throw new AssayError('not_found', 'no such verdict is kept here', {
    where: id,
    hint: 'GET /api/verdicts lists those that are kept',
  });
}

function headersOf({ header }: McpCall): Record<string, string> {
  const named = Object.keys(HEADERS).map((name) => [name, header(name)] as const);
  const sent = named.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return { ...ANSWERED, ...Object.fromEntries(sent) };
}

/** MC15: what the tools are given of the server, and of the one who calls. */
function askedOf(call: McpCall): McpOverHttp {
  const { served, holder, preferred, language, abort, body } = call;
  const { folder, configuration } = served.home;
  return {
    outside: served.outside,
    home: () => homeWithin(call),
    folders: configuration.server.check_folders.map((one) => resolve(folder, one)),
    allowHint: 'name it, or one above it, under server.check_folders',
    texts: served.texts,
    router: () => async () => served.router,
    levels: [holder.terms.on_fail ?? {}],
    rights: holder.rights,
    keep: (verdict, notKept) => kept(call, verdict, notKept),
    findVerdict: (id) => found(call, id),
    json: body,
    headers: headersOf(call),
    language: preferred ?? language,
    abort,
  };
}

async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const bytes of body as unknown as AsyncIterable<Uint8Array>)
    yield decoder.decode(bytes, { stream: true });
}

async function replyOf(response: Response): Promise<Reply> {
  const { status, body, headers } = response;
  const type = headers.get('content-type') ?? '';
  if (body !== null && type.startsWith('text/event-stream')) return { headers: {}, events: textOf(body) };
  const text = await response.text();
  return { status, headers: text === '' ? {} : { 'Content-Type': type }, text };
}

/** MC15: the tools of `assay mcp` for whoever may call the server, over streamable HTTP. */
export const mcpRoute = route<Message>({
  method: 'post',
  path: '/mcp',
  right: 'verify',
  once: false,
  summary: 'The tools of `assay mcp` over streamable HTTP; each tool wants its own right',
  body: Message,
  read: (json) => checkValue(Message, json, { place: 'body', hint: 'send one message of JSON-RPC 2.0' }),
  headers: HEADERS,
  answers: {
    200: {
      description: 'The answer; a stream where progress is asked for',
      schema: Message,
      events: { message: Message },
    },
    202: { description: 'A notification was taken' },
  },
  async handle(call) {
    const { mcp } = call.served;
    if (mcp === null) throw noSuchPath();
    return replyOf(await (await mcp())(askedOf(call)));
  },
});
