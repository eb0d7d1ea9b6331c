import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { AssayError } from '../contract/assay-error.ts';
import { callTool, mayCall } from './call-tool.ts';
import { describedTool } from './described-tool.ts';
import type { McpContext } from './mcp-context.ts';
import { tellProgress } from './tell-progress.ts';
import { TOOLS } from './tools.ts';

const INSTRUCTIONS =
  'Assay holds what an AI says against evidence that it fetches again by itself. Call check_work before you say that work is done, verify_answer before you deliver an answer that rests on sources. A verdict is no error; what is unchecked is told with its reason and is never a pass.';

/** A call whose arguments come as they were sent: the schema of the protocol would drop one that is called `__proto__`. */
const Call = CallToolRequestSchema.extend({
  params: CallToolRequestSchema.shape.params.extend({
    arguments: z.custom<Readonly<Record<string, unknown>>>(isArguments).optional(),
  }),
});

function isArguments(given: unknown): boolean {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

/** What a server of the protocol is made with. */
export interface ServerStart {
  readonly version: string;
  /** Takes what nobody foresaw. */
  readonly warn: (line: string) => void;
  readonly debug: boolean;
}

/** What nobody foresaw, told to whoever reads standard error. */
function bugTeller({ warn, debug }: ServerStart): (error: unknown) => void {
  return (error) => {
    if (error instanceof AssayError || !(error instanceof Error)) return;
    warn(`assay: ${debug ? (error.stack ?? error.message) : error.message}\n`);
  };
}

/** The server of the protocol with the tools of this caller; `running` holds its calls while they run. */
export function makeServer(
  context: McpContext,
  start: ServerStart,
  running: Set<Promise<unknown>> = new Set(),
): Server {
  const info = { name: 'assay', title: 'Assay', version: start.version };
  const { server } = new McpServer(info, { capabilities: { tools: {} }, instructions: INSTRUCTIONS });
  const onBug = bugTeller(start);
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: TOOLS.filter((tool) => mayCall(tool, context)).map(describedTool),
  }));
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
