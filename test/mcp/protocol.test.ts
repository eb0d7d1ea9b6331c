import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runAssay } from '../support/run-assay.ts';

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
});
