import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AskResult } from '../../src/contract/ask.ts';
import type { ValidationReport } from '../../src/contract/validation-report.ts';
import type { VerdictRecord } from '../../src/contract/verdict-record.ts';
import { WorkReport } from '../../src/contract/work-report.ts';
import { jsonBytes } from '../../src/core/report/json-bytes.ts';
import { sentAsk, sentWork } from '../../src/http/report-fields.ts';
import { cases, madeReport } from '../formats/made-report.ts';
import { aRun } from '../support/a-run.ts';
import { aVerdict } from '../support/a-verdict.ts';
import { MOST_BYTES } from '../../src/core/report/slim-report.ts';
import { memoryStores, says, testRouter } from '../support/bench.ts';
import { type TestServer, testServer } from '../support/test-server.ts';

const MANY = Array.from({ length: 115 }, (_, at) => `Pump ${at} runs at 5 bar.`).join(' ');
const BODY = { text: MANY, evidences: [MANY] };

let server: TestServer;
let chatting: TestServer;
beforeAll(async () => {
  server = await testServer();
  const settings = { verification_enabled: true };
  chatting = await testServer({
    router: testRouter(Array.from({ length: 5 }, () => says(MANY))),
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

  async function completed(stream: boolean): Promise<string> {
    const messages = [{ role: 'user', content: 'How do the pumps run?' }];
    const body = { model: 'writer-1', stream, messages, assay: { notes: true } };
    return (await chatting.ask('/v1/chat/completions', { method: 'POST', body })).text();
  }

  it('HT33 in the body of an answer in the form of OpenAI too', async () => {
    const { assay } = JSON.parse(await completed(false)) as { assay: { verification: ValidationReport } };
    expect(assay.verification.metadata.slim?.whole).toMatch(/^\/api\/verdicts\/val-.+\?fields=all$/);
  });

  it('WB24 no line of a stream in the form of OpenAI is larger than 64 kB either', async () => {
    const lines = (await completed(true)).split('\n').filter((line) => line !== '');
    const sizes = lines.map((line) => Buffer.byteLength(line) - 'data: '.length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MOST_BYTES);
    const told = lines.find((line) => line.includes('"assay"')) ?? '';
    const { assay } = JSON.parse(told.slice('data: '.length)) as {
      assay: { verification: ValidationReport };
    };
    expect(assay.verification.metadata.slim?.whole).toMatch(/^\/api\/verdicts\/val-.+\?fields=all$/);
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

describe('reports of other parts over 64 kB', () => {
  const LONG = '길다 '.repeat(100_000);
  const [row] = cases;
  if (row === undefined) throw new Error('no case');
  const work = { ...madeReport(row).report, runs: [aRun(LONG)] };

  it('HT33 a check loses what its runs printed, says how large it was and where it stands whole', () => {
    const { left_out, ...sent } = sentWork(work, 'chk-1') as WorkReport & { left_out: unknown };
    expect(jsonBytes(sent)).toBeLessThanOrEqual(MOST_BYTES);
    expect(left_out).toEqual({ bytes: jsonBytes(work), whole: '/api/verdicts/chk-1?fields=all' });
    expect(sent.status).toBe(work.status);
    expect(WorkReport.parse(sent).runs[0]?.receipt.output_cut).toBe(true);
  });

  it('HT33 an ask too, and one that fits is as it is', () => {
    const result = { id: '01A', answer: LONG } as AskResult;
    expect(sentAsk(result)).toMatchObject({ left_out: { whole: '/api/verdicts/01A?fields=all' } });
    const short = { id: '01A', answer: 'short' } as AskResult;
    expect(sentAsk(short)).toBe(short);
  });

  it('HT33 a kept verdict of any part is slim, and whole for fields=all', async () => {
    const kept = [
      aVerdict('C1', { part: 'check', report: work }),
      aVerdict('A1', { part: 'ask', report: { answer: LONG } }),
    ];
    await server.stores.verdicts('default').add(kept);
    for (const { id, report } of kept) {
      const path = `/api/verdicts/${id}`;
      const slim = (await (await server.ask(path)).json()) as VerdictRecord;
      expect(jsonBytes(slim.report)).toBeLessThanOrEqual(MOST_BYTES);
      expect(slim.report).toMatchObject({ left_out: { whole: `${path}?fields=all` } });
      expect(((await (await server.ask(`${path}?fields=all`)).json()) as VerdictRecord).report).toEqual(
        report,
      );
    }
  });
});
