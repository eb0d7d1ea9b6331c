import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ValidationReport } from '../../src/contract/validation-report.ts';
import { MOST_BYTES } from '../../src/core/report/slim-report.ts';
import { memoryStores, says, testRouter } from '../support/bench.ts';
import { type TestServer, testServer } from '../support/test-server.ts';

const MANY = Array.from({ length: 300 }, (_, at) => `Pump ${at} runs at 5 bar.`).join(' ');
const BODY = { text: MANY, evidences: [MANY] };

let server: TestServer;
let chatting: TestServer;
beforeAll(async () => {
  server = await testServer();
  const settings = { verification_enabled: true };
  chatting = await testServer({
    router: testRouter([says(MANY), says(MANY), says(MANY)]),
    stores: memoryStores({ settings, notes: [{ note_id: 'n', title: 'Pumps', content: MANY, score: 1 }] }),
  });
});
afterAll(() => Promise.all([server.close(), chatting.close()]));

async function verified(query: string) {
  const answer = await server.ask(`/api/verify${query}`, { method: 'POST', body: BODY });
  const text = await answer.text();
  return { answer, bytes: Buffer.byteLength(text), report: JSON.parse(text) as ValidationReport };
}

function chat(path: string): Promise<Response> {
  const body = { feature: 'search_qa', content: 'How do the pumps run?', lang: 'en' };
  return chatting.ask(path, { method: 'POST', body });
}

describe('reports over 64 kB', () => {
  it('HT33 are slim, and say where the whole is', async () => {
    const { report, bytes } = await verified('');
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    const { slim } = report.metadata;
    const whole = (await (await server.ask(slim?.whole ?? '')).json()) as { report: ValidationReport };
    expect(Buffer.byteLength(JSON.stringify(whole.report))).toBe(slim?.bytes);
    expect(whole.report.result.claim_validations).toHaveLength(report.result.counts.claims);
    const bare = await (await server.ask((slim?.whole ?? '').replace('?fields=all', ''))).text();
    expect(Buffer.byteLength(bare)).toBeLessThan(2 * MOST_BYTES);
    expect(Buffer.byteLength(bare)).toBeLessThan(slim?.bytes ?? 0);
  });

  it('HT33 are whole for fields=all, and hold the fields that are named', async () => {
    const { report, bytes } = await verified('?fields=all');
    expect(bytes).toBeGreaterThan(MOST_BYTES);
    expect(report.metadata.slim).toBeUndefined();
    const named = (await verified('?fields=claims,grounding')).report;
    expect(named.result.claim_validations.map(({ grounding }) => grounding)).toEqual(
      report.result.claim_validations.map(({ grounding }) => grounding),
    );
    expect(named.result.claim_validations.every(({ parts }) => parts.length === 0)).toBe(true);
  });

  it('HT33 one that is not kept has no other place', async () => {
    expect((await verified('?keep=false')).report.metadata.slim?.whole).toBeNull();
  });

  it('HT33 an unknown field is refused by name', async () => {
    const { answer } = await verified('?fields=everything');
    expect(answer.status).toBe(422);
  });

  it('HT33 lists of verdicts hold slim reports, and whole ones where they are asked for', async () => {
    await verified('');
    const slim = Buffer.byteLength(await (await server.ask('/api/verdicts?limit=1&part=verify')).text());
    const whole = Buffer.byteLength(
      await (await server.ask('/api/verdicts?limit=1&part=verify&fields=all')).text(),
    );
    expect([slim < 2 * MOST_BYTES, slim < whole]).toEqual([true, true]);
  });

  it('HT33 in the body of a chat too', async () => {
    const slim = (await (await chat('/api/chat')).json()) as { verification: ValidationReport };
    expect(slim.verification.metadata.slim?.whole).toMatch(/^\/api\/verdicts\/val-.+\?fields=all$/);
    const whole = (await (await chat('/api/chat?fields=all')).json()) as { verification: ValidationReport };
    expect(whole.verification.metadata.slim).toBeUndefined();
    expect(whole.verification.result.counts).toEqual(slim.verification.result.counts);
  });

  it('WB24 and no line of a stream is larger than 64 kB', async () => {
    const text = await (await chat('/api/stream')).text();
    const lines = text.split('\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(
      MOST_BYTES + 'data: '.length,
    );
    const at = lines.indexOf('event: verification');
    const report = JSON.parse((lines[at + 1] ?? '').slice('data: '.length)) as ValidationReport;
    expect(report.metadata.slim?.whole).toMatch(/^\/api\/verdicts\/val-.+\?fields=all$/);
  });
});
