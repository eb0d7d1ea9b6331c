import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { TOOLS } from '../../src/mcp/tools.ts';
import { WorkReport } from '../../src/contract/work-report.ts';
import { runAssay } from '../support/run-assay.ts';
import { running } from '../workspace/processes.ts';
import { everything, newRepository } from '../workspace/repository.ts';
import { type Connected, connect } from './connect.ts';

interface Call {
  readonly title: string;
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly isError: boolean;
  readonly first: string;
  readonly says: readonly string[];
}

const calls = JSON.parse(
  readFileSync(new URL('../../cases/mcp/calls.json', import.meta.url), 'utf8'),
) as Call[];
const repository = newRepository();
const slow = newRepository();
const outside = mkdtempSync(join(tmpdir(), 'assay-outside-'));
const marker = `7654321.${process.pid}`;
const passing =
  "import test from 'node:test';\nimport assert from 'node:assert';\ntest('adds', () => assert.equal(1 + 1, 2));\n";
let server: Connected;

beforeAll(async () => {
  repository.commit({
    '.gitignore': 'way-out\n',
    'package.json': '{"name":"a","type":"module","scripts":{"test":"node --test"}}\n',
    'test/a.test.js': passing,
  });
  repository.write({ 'README.md': '# a\n' });
  slow.commit({
    'package.json': `{"name":"b","scripts":{"test":"sleep ${marker}"}}\n`,
    'test/b.test.js': passing,
  });
  slow.write({ 'test/b.test.js': `${passing}\n` });
  symlinkSync(outside, join(repository.root, 'way-out'));
  server = await connect(repository.root, '--allow', '.', slow.root);
});

afterAll(async () => {
  await server.close();
  repository.remove();
  slow.remove();
  rmSync(outside, { recursive: true });
});

async function ended(what: () => boolean): Promise<void> {
  await expect.poll(what, { timeout: 60_000 }).toBe(true);
}

const LONG = 180_000;

describe('the tools of assay mcp', { timeout: LONG }, () => {
  it('MC1 MC6 are listed with schemas and manners', async () => {
    const { tools } = await server.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'verify_answer',
      'check_work',
      'scan_text',
      'grade_answer',
      'explain_verdict',
    ]);
    for (const { inputSchema, outputSchema, description, annotations, name } of tools) {
      expect([inputSchema.type, outputSchema?.type, inputSchema['additionalProperties']]).toEqual([
        'object',
        'object',
        false,
      ]);
      expect(description?.length).toBeGreaterThan(100);
      expect(annotations).toMatchObject({ readOnlyHint: name !== 'check_work', destructiveHint: false });
    }
  });

  // The client holds structuredContent against the schema that was listed.
  it('MC14 take at most 12,000 bytes of a conversation, inputs whole', async () => {
    const { tools } = await server.client.listTools();
    expect(Buffer.byteLength(JSON.stringify({ tools }))).toBeLessThanOrEqual(12_000);
    for (const { name, inputSchema, outputSchema } of tools) {
      const own = TOOLS.find((tool) => tool.name === name);
      const whole = z.toJSONSchema(own?.input ?? z.never(), { target: 'draft-7', io: 'input' });
      expect({ $schema: whole.$schema, ...inputSchema }).toEqual(whole);
      const output = z.toJSONSchema(own?.output ?? z.never(), { target: 'draft-7', io: 'output' });
      expect(Object.keys(outputSchema?.properties ?? {})).toEqual(Object.keys(output.properties ?? {}));
      expect(outputSchema?.required).toEqual(output.required);
    }
  });

  it.each(calls)('MC1 MC3 MC4 $tool: $title', async ({ tool, arguments: given, isError, first, says }) => {
    const called = await server.call(tool, given);
    expect({ isError: called.isError, hasValue: called.value !== undefined }).toEqual({
      isError,
      hasValue: !isError,
    });
    expect(called.text.slice(0, first.length)).toBe(first);
    for (const part of says) expect(called.text).toContain(part);
  });

  it('MC4 an unknown tool is an error of the protocol', async () => {
    await expect(server.call('nothing', {})).rejects.toThrow('Unknown tool: nothing');
  });

  it('MC2 check_work gives the verdict of the command and writes nothing in the tree', async () => {
    repository.write({ 'test/a.test.js': passing.replace('1 + 1', '1 + 2') });
    const before = everything(repository.root);
    const { text, value, isError } = await server.call('check_work', { language: 'en' });
    expect(everything(repository.root)).toBe(before);
    const command = await runAssay(['check', '--format', 'json', '--no-keep', '--lang', 'en'], {
      cwd: repository.root,
    });
    const [own, theirs] = [value?.['report'], JSON.parse(command.stdout)].map((one) => {
      const { check_id: _id, metadata: _ms, runs: _runs, ...rest } = WorkReport.parse(one);
      return rest;
    });
    expect(own).toEqual(theirs);
    expect({ isError, exit: value?.['exit'], outcome: value?.['outcome'] }).toEqual({
      isError: false,
      exit: command.code,
      outcome: 'FAILED',
    });
    expect(text).toMatch(/^FAILED · 2 changed files against HEAD/);
    expect(text).toContain('settled by: npm test');
  });

  it('MC3 explain_verdict tells a kept verdict again, and one claim of it', async () => {
    const answer = { text: 'It lends 40,000 books.', evidences: ['It lends 52,000 books.'] };
    const { value, text } = await server.call('verify_answer', answer);
    const again = await server.call('explain_verdict', { verdict_id: value?.['verdict_id'] });
    expect(again.text.split('\n')[0]).toBe(text.split('\n')[0]);
    const claim = await server.call('explain_verdict', {
      verdict_id: value?.['verdict_id'],
      claim_id: 'CLM-01',
    });
    expect(claim.text).toMatch(/^CLM-01 /);
    expect(claim.value?.['claim']).toMatchObject({ claim_id: 'CLM-01', contradicted: true });
    const none = await server.call('explain_verdict', { verdict_id: value?.['verdict_id'], claim_id: 'X' });
    expect(none.text).toContain('claims: CLM-01');
  });

  it('MC10 a configuration that cannot be read is said, and holds once it is mended', async () => {
    const file = join(repository.root, 'assay.config.yaml');
    writeFileSync(file, 'timeout: [1\n');
    const answer = { text: 'It lends books.', evidences: ['It lends books.'], keep: false };
    const refused = await server.call('verify_answer', answer);
    expect({ isError: refused.isError, names: refused.text.includes('assay.config.yaml:') }).toEqual({
      isError: true,
      names: true,
    });
    writeFileSync(file, 'timeout: 1000\n');
    expect((await server.call('verify_answer', answer)).text).toMatch(/^PASSED/);
  });

  it('MC8 a call that is cancelled ends with its processes, and the server goes on', async () => {
    const stop = new AbortController();
    const call = server.client.callTool(
      { name: 'check_work', arguments: { path: slow.root, fresh: true } },
      undefined,
      { signal: stop.signal },
    );
    call.catch(() => undefined);
    await ended(() => running(marker).length > 0);
    stop.abort();
    await expect(call).rejects.toThrow('abort');
    await ended(() => running(marker).length === 0);
    expect((await server.call('scan_text', { text: 'ok' })).isError).toBe(false);
  });

  it('MC8 a client that goes away ends what runs, and the server', async () => {
    const { client, pid } = server;
    client
      .callTool({ name: 'check_work', arguments: { path: slow.root, fresh: true } })
      .catch(() => undefined);
    await ended(() => running(marker).length > 0);
    expect(process.kill(pid, 0)).toBe(true);
    await server.close();
    await ended(() => running(marker).length === 0);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });
});
