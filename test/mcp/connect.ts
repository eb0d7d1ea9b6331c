import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { MAIN_FILE } from '../support/main-file.ts';

/** What a result of a tool says. */
export interface Called {
  readonly isError: boolean;
  readonly text: string;
  readonly value: Record<string, unknown> | undefined;
}

export interface Connected {
  readonly client: Client;
  readonly pid: number;
  call(tool: string, given: Readonly<Record<string, unknown>>): Promise<Called>;
  close(): Promise<void>;
}

/** The SDK's own client, connected to `assay mcp` as a process of its own. */
export function connect(cwd: string, ...words: string[]): Promise<Connected> {
  return connectWith({}, cwd, ...words);
}

/** The same with further variables. */
export async function connectWith(
  variables: Readonly<Record<string, string>>,
  cwd: string,
  ...words: string[]
): Promise<Connected> {
  const { PATH = '', HOME = '', XDG_CONFIG_HOME = '' } = process.env;
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [MAIN_FILE, 'mcp', ...words],
    cwd,
    env: { PATH, HOME, XDG_CONFIG_HOME, LANG: 'C', ...variables },
    stderr: 'ignore',
  });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  return {
    client,
    pid: transport.pid ?? 0,
    async call(name, given) {
      const result = await client.callTool({ name, arguments: given });
      const [first] = result.content as { type: string; text: string }[];
      return {
        isError: result.isError === true,
        text: first?.text ?? '',
        value: result.structuredContent as Record<string, unknown> | undefined,
      };
    },
    close: () => client.close(),
  };
}
