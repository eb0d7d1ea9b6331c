import { setTimeout as pause } from 'node:timers/promises';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { AssayError } from '../contract/assay-error.ts';
import { LARGEST_ANSWER } from '../app/parse-answer.ts';
import { textThreads } from '../app/verify-thread/text-threads.ts';
import { callTool } from './call-tool.ts';
import { describedTool } from './described-tool.ts';
import type { McpContext } from './mcp-context.ts';
import { tellProgress } from './tell-progress.ts';
import { TOOLS } from './tools.ts';

const INSTRUCTIONS =
  'Assay holds what an AI says against evidence that it fetches again by itself. Call check_work before you say that work is done, verify_answer before you deliver an answer that rests on sources. A verdict is no error; what is unchecked is told with its reason and is never a pass.';
const WIND_UP_MS = 5000;
/** One client asks: a long answer and short ones beside it. */
const BOUNDS = { threads: 2, queue: 1000, timeoutMs: 120_000 };

/** A call whose arguments come as they were sent: the schema of the protocol would drop one that is called `__proto__`. */
const Call = CallToolRequestSchema.extend({
  params: CallToolRequestSchema.shape.params.extend({
    arguments: z.custom<Readonly<Record<string, unknown>>>(isArguments).optional(),
  }),
});

function isArguments(given: unknown): boolean {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

/** What the face is started with. */
export interface McpStart {
  readonly version: string;
  /** To standard error: standard output is the protocol's alone. */
  readonly warn: (line: string) => void;
  readonly debug: boolean;
  /** Resolves when the process was told to end. */
  readonly ended: Promise<void>;
}

/** What others print would stand between the messages of the protocol. */
function keepOutputClean(): void {
  for (const level of ['log', 'info', 'debug'] as const) console[level] = console.error;
}

/** Resolves when nobody is at the other end any more. */
function clientGone(): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['end', 'close', 'error']) process.stdin.once(event, () => resolve());
    for (const event of ['close', 'error']) process.stdout.once(event, () => resolve());
  });
}

/** What nobody foresaw, told to whoever reads standard error. */
function bugTeller({ warn, debug }: Pick<McpStart, 'warn' | 'debug'>): (error: unknown) => void {
  return (error) => {
    if (error instanceof AssayError || !(error instanceof Error)) return;
    warn(`assay: ${debug ? (error.stack ?? error.message) : error.message}\n`);
  };
}

function makeServer(context: McpContext, start: McpStart, running: Set<Promise<unknown>>) {
  const info = { name: 'assay', title: 'Assay', version: start.version };
  const { server } = new McpServer(info, { capabilities: { tools: {} }, instructions: INSTRUCTIONS });
  const onBug = bugTeller(start);
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS.map(describedTool) }));
  server.setRequestHandler(Call, async ({ params }, { signal, sendNotification }) => {
    const asked = { name: params.name, given: params.arguments ?? {} };
    const stop = tellProgress(params._meta?.progressToken, (told) =>
      sendNotification({ method: 'notifications/progress', params: told }),
    );
    const call = callTool(asked, context, { abort: signal, onBug }).finally(stop);
    running.add(call);
    return call.finally(() => running.delete(call));
  });
  return server;
}

/** Serves the tools over standard input and output until the client goes away or the process is told to end. */
export async function serveMcp(context: Omit<McpContext, 'texts'>, start: McpStart): Promise<void> {
  keepOutputClean();
  const running = new Set<Promise<unknown>>();
  const texts = textThreads(context.outside, BOUNDS);
  const server = makeServer({ ...context, texts }, start, running);
  const gone = clientGone();
  await server.connect(
    new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: 2 * LARGEST_ANSWER }),
  );
  await Promise.race([gone, start.ended]);
  await server.close();
  await Promise.race([Promise.allSettled(running), pause(WIND_UP_MS, undefined, { ref: false })]);
  await texts.close();
}
