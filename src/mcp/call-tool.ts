import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import { trustNotice } from '../app/configuration/trust-notice.ts';
import type { Home } from '../app/outside.ts';
import type { AbortSignalLike } from '../contract/ports/knowledge-graph.ts';
import { AssayError } from '../contract/assay-error.ts';
import type { Language } from '../contract/language.ts';
import { errorResult } from './error-result.ts';
import type { McpContext } from './mcp-context.ts';
import type { Tool } from './tool.ts';
import { TOOLS } from './tools.ts';

interface Asked {
  readonly name: string;
  readonly given: Readonly<Record<string, unknown>>;
}

function languageOf(given: Asked['given'], context: McpContext): Language {
  const asked = given['language'];
  return context.language(asked === 'ko' || asked === 'en' ? asked : undefined, undefined);
}

/** The context of one call, and what of the configuration that it read is ignored (TU4). */
function watched(context: McpContext): { readonly own: McpContext; readonly notice: () => string | null } {
  let seen: Home | undefined;
  const home = async (): Promise<Home> => (seen = await context.home());
  return { own: { ...context, home }, notice: () => trustNotice(seen?.trust) };
}

/** HT6: whether the caller may call a tool. */
export function mayCall({ right }: Tool, { rights }: Pick<McpContext, 'rights'>): boolean {
  return rights === null || rights.includes(right) || rights.includes('admin');
}

function requireTool(tool: Tool, context: McpContext): void {
  if (mayCall(tool, context)) return;
  throw new AssayError('refused', `the API key has not the right "${tool.right}"`, {
    where: tool.name,
    hint: `use a key with the right "${tool.right}"; this one has: ${context.rights?.join(', ')}`,
  });
}

/** One call of a tool. A bad verdict is a result like any other; only what gave no verdict is an error. */
export async function callTool(
  { name, given }: Asked,
  context: McpContext,
  { abort, onBug }: { readonly abort: AbortSignalLike; readonly onBug: (error: unknown) => void },
): Promise<CallToolResult> {
  const tool = TOOLS.find((one) => one.name === name);
  if (tool === undefined) throw new McpError(ErrorCode.InvalidParams, `Unknown tool: ${name}`);
  try {
    requireTool(tool, context);
    const { own, notice } = watched(context);
    const { value, text } = await tool.call(given, own, abort);
    const ignored = notice();
    const { say, plain } = context.wording;
    const told = ignored === null ? '' : `\n\n${plain(say(ignored, languageOf(given, context)))}`;
    return {
      structuredContent: value as Record<string, unknown>,
      content: [{ type: 'text', text: `${text}${told}` }],
    };
  } catch (error) {
    onBug(error);
    return errorResult(error, languageOf(given, context), context.wording);
  }
}
