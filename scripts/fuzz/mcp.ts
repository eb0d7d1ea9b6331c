import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import * as fc from 'fast-check';
import { grade } from './bodies.ts';
import { drawn } from './drawn.ts';
import type { OpenTarget } from './target.ts';
import { text, word } from './texts.ts';
import { broken } from './values.ts';

const launcher = fileURLToPath(new URL('../../bin/assay.mjs', import.meta.url));

const verify = fc.record(
  {
    text,
    evidences: fc.array(text, { maxLength: 3 }),
    query: text,
    keep: fc.constant(false),
  },
  { requiredKeys: ['text', 'keep'] },
);
const scan = fc.record({ text });
const explain = fc.record({ verdict_id: word });

const call = fc.oneof(
  ...(
    [
      ['verify_answer', verify],
      ['grade_answer', grade],
      ['scan_text', scan],
      ['explain_verdict', explain],
    ] as const
  ).map(([name, of]) =>
    fc.tuple(
      fc.constant<string>(name),
      fc.oneof({ weight: 3, arbitrary: of }, { weight: 1, arbitrary: broken(of) }),
    ),
  ),
  fc.tuple(word, fc.constant({})),
);

/** Errors of the protocol that say that the caller was wrong: invalid parameters, unknown method, invalid request. */
const CALLERS: readonly unknown[] = [-32602, -32601, -32600];

/** `assay mcp` as a process, asked by the protocol's own client. */
export async function openMcp(): Promise<OpenTarget> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-fuzz-'));
  const { PATH = '' } = process.env;
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [launcher, 'mcp'],
    cwd: folder,
    env: { PATH, HOME: folder, LANG: 'C.UTF-8' },
    stderr: 'ignore',
  });
  const client = new Client({ name: 'fuzz', version: '1' });
  await client.connect(transport);
  return {
    pid: transport.pid ?? undefined,
    async run(seed) {
      const [name, given] = drawn(call, seed);
      try {
        const result = await client.callTool({ name, arguments: given as Record<string, unknown> });
        const told = JSON.stringify(result.content);
        if (/this is a bug in Assay/u.test(told)) throw new Error(told);
        return result.isError === true ? 'refused' : 'answered';
      } catch (error) {
        if (CALLERS.includes((error as { code?: unknown }).code)) return 'refused';
        throw error;
      }
    },
    async close() {
      await client.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
