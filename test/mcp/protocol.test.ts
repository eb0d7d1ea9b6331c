import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { runAssay } from '../support/run-assay.ts';

const launcher = new URL('../../bin/assay.mjs', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'assay-mcp-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function message(id: number | null, method: string, params: object): string {
  return `${JSON.stringify({ jsonrpc: '2.0', ...(id === null ? {} : { id }), method, params })}\n`;
}

const hello = {
  protocolVersion: '2025-06-18',
  capabilities: {},
  clientInfo: { name: 'raw', version: '1' },
};

const inspector = join(
  dirname(createRequire(import.meta.url).resolve('@modelcontextprotocol/inspector-cli/package.json')),
  'build/cli.js',
);

/** The official inspector's command line, on the command as it is built and installed. */
async function inspect(...words: string[]): Promise<Record<string, unknown>> {
  const args = [inspector, '--cli', process.execPath, launcher, 'mcp', ...words];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder });
  return JSON.parse(stdout) as Record<string, unknown>;
}

const LONG = 180_000;

describe('assay mcp on the wire', { timeout: LONG }, () => {
  it('MC7 MC8 prints messages of the protocol and nothing else, and ends when its input ends', async () => {
    const run = await runAssay(['mcp'], {
      cwd: folder,
      input: [
        message(1, 'initialize', hello),
        message(null, 'notifications/initialized', {}),
        'this is no message\n',
        message(2, 'ping', {}),
        message(3, 'tools/list', {}),
      ].join(''),
    });
    expect({ code: run.code, signal: run.signal }).toEqual({ code: 0, signal: null });
    const lines = run.stdout.trimEnd().split('\n');
    const messages = lines.map((line) => JSON.parse(line) as { jsonrpc: string; id: number });
    expect(messages.map(({ jsonrpc, id }) => [jsonrpc, id])).toEqual([
      ['2.0', 1],
      ['2.0', 2],
      ['2.0', 3],
    ]);
  });

  it('MC8 a signal ends it with exit 0', async () => {
    const run = await runAssay(['mcp'], {
      cwd: folder,
      input: message(1, 'initialize', hello),
      open: true,
      onStart: (child) => child.stdout?.once('data', () => child.kill('SIGTERM')),
    });
    expect({ code: run.code, signal: run.signal }).toEqual({ code: 0, signal: null });
  });

  it('MC1 the official inspector lists the tools and calls one', async () => {
    const { tools } = await inspect('--method', 'tools/list');
    expect((tools as { name: string }[]).map(({ name }) => name)).toContain('check_work');
    const called = await inspect(
      '--method',
      'tools/call',
      '--tool-name',
      'scan_text',
      '--tool-arg',
      'text=It should work now.',
    );
    expect(called['structuredContent']).toMatchObject({ phrases: [{ kind: 'false_certainty', line: 1 }] });
  });
});
