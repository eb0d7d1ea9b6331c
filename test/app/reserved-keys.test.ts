import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openVerifier } from '../../src/app/open-verifier.ts';
import { parseAnswer } from '../../src/app/parse-answer.ts';
import type { ValidationReport } from '../../src/contract/validation-report.ts';
import { connect, type Connected } from '../mcp/connect.ts';
import { callAssay } from '../support/call-assay.ts';
import { type TestServer, testServer } from '../support/test-server.ts';

type Given = Readonly<Record<string, unknown>>;

const { keys, requests, tools, places, claims, data } = JSON.parse(
  readFileSync(new URL('../../cases/bad-input/reserved-keys.json', import.meta.url), 'utf8'),
) as {
  keys: readonly string[];
  requests: readonly { method: string; path: string; body: Given }[];
  tools: readonly { tool: string; arguments: Given }[];
  places: readonly { place: string; answer: Given }[];
  claims: readonly { text: string; status: string }[];
  data: readonly unknown[];
};

function named(text: string, key: string): string {
  return text.replaceAll('__KEY__', key).replaceAll('__WORD__', key.replaceAll('_', ''));
}

/** The same with the key at its top, as a client sends it. */
function withKey(given: Given, key: string): Given {
  return JSON.parse(JSON.stringify(given).replace('{', `{${JSON.stringify(key)}: {"a": 1}, `)) as Given;
}

const folder = mkdtempSync(join(tmpdir(), 'assay-keys-'));
let server: TestServer;
let client: Connected;
beforeAll(async () => {
  [server, client] = await Promise.all([testServer(), connect(folder)]);
});
afterAll(async () => {
  await Promise.all([server.close(), client.close()]);
  rmSync(folder, { recursive: true, force: true });
});

describe.each(keys)('the key %s', (key) => {
  it.each(requests)('FC4 at the top of $method $path is refused by name', async ({ method, path, body }) => {
    const answer = await server.ask(path, { method, body: withKey(body, key) });
    const told = await answer.text();
    expect([answer.status, told]).toEqual([422, expect.stringContaining(key)]);
    const taken = await server.ask(path, { method, body });
    expect(taken.status).toBeLessThan(300);
    await taken.text();
  });

  it.each(tools)('FC4 at the top of $tool is refused by name', async ({ tool, arguments: given }) => {
    const { isError, text } = await client.call(tool, withKey(given, key));
    expect([isError, text]).toEqual([true, expect.stringContaining(key)]);
    expect((await client.call(tool, given)).isError).toBe(false);
  });

  it.each(places)('FC4 in an answer at $place is refused by name', async ({ place, answer }) => {
    const [text, where] = [named(JSON.stringify(answer), key), named(place, key)];
    expect(() => parseAnswer(text, 'a.json')).toThrow(
      expect.objectContaining({ where: `a.json: ${where}`, message: `the key "${key}" is refused` }),
    );
    const { code, stderr } = await callAssay(['verify', '-'], { cwd: folder, input: text });
    expect([code, stderr]).toEqual([2, expect.stringContaining(where)]);
  });
});

/** What each face says of a claim. */
const FACES: Readonly<Record<string, (text: string, data: unknown) => Promise<ValidationReport>>> = {
  async library(text, given) {
    const evidences = [{ evidence_id: 'e', type: 'json' as const, data: given as never }];
    const verifier = await openVerifier({ folder });
    const { report } = await verifier.verify({ response_id: 'r', content: { text, evidences } });
    await verifier.close();
    return report;
  },
  async http(text, given) {
    const body = { text, evidences: [{ evidence_id: 'e', type: 'json', data: given }] };
    const answer = await server.ask('/api/verify', { method: 'POST', body });
    return (await answer.json()) as ValidationReport;
  },
  async mcp(text, given) {
    const evidences = [{ evidence_id: 'e', type: 'json', data: given }];
    const { value } = await client.call('verify_answer', { text, evidences });
    return (value as { report: ValidationReport }).report;
  },
  async command(text, given) {
    writeFileSync(join(folder, 'data.json'), JSON.stringify(given));
    writeFileSync(join(folder, 'answer.txt'), text);
    const words = ['verify', 'answer.txt', '--evidence', 'data.json', '--format', 'json'];
    return JSON.parse((await callAssay(words, { cwd: folder })).stdout) as ValidationReport;
  },
};

describe.each(Object.keys(FACES))('data with such a field, by %s', (face) => {
  const rows = keys.flatMap((key) => data.map((given, at) => ({ key, at, given })));
  it.each(rows)('FC4 $key in shape $at is read like any other field', async ({ key, given }) => {
    const holding = JSON.parse(named(JSON.stringify(given), key)) as unknown;
    for (const { text, status } of claims) {
      const report = await FACES[face]?.(named(text, key), holding);
      expect(report?.result.claim_validations.map((one) => one.status)).toEqual([status]);
    }
    expect(({} as Given)['driver']).toBeUndefined();
  });
});
