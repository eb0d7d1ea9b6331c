import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { Command } from 'commander';
import { afterAll, describe, expect, it } from 'vitest';
import { openVerifier } from '../../src/app/open-verifier.ts';
import { openOutside } from '../../src/app/open-outside.ts';
import { chat } from '../../src/app/workbench/chat.ts';
import { streamChat } from '../../src/app/workbench/stream-chat.ts';
import { translate } from '../../src/app/messages/translate.ts';
import { registerVerifyCommand } from '../../src/cli/verify.ts';
import type { AIChatRequest } from '../../src/contract/ai-chat.ts';
import type { GuardrailSaid } from '../../src/contract/guardrail.ts';
import { ValidationReport } from '../../src/contract/validation-report.ts';
import { serve } from '../../src/http/serve.ts';
import {
  CALLER,
  memoryStores,
  noAbort,
  says,
  testBench,
  type TestBench,
  testRouter,
} from '../support/bench.ts';
import { testMcp } from '../support/test-mcp.ts';
import { answerOf, type RecordedAnswer, recordedAnswers, said } from '../support/conformance.ts';

const ANSWERS = recordedAnswers();
const verifier = await openVerifier({ configuration: {} });
const folder = mkdtempSync(join(tmpdir(), 'assay-conformance-'));
const outside = await openOutside({ workingFolder: folder, environment: {} });

afterAll(async () => {
  await verifier.close();
  await outside.close();
  rmSync(folder, { recursive: true, force: true });
});

async function byCommandLine(recorded: RecordedAnswer): Promise<{ report: ValidationReport; exit: number }> {
  const file = join(folder, 'answer.json');
  writeFileSync(file, JSON.stringify(answerOf(recorded)));
  let printed = '';
  let exit = 0;
  const terminal = {
    outside: async () => outside,
    write: (text: string) => {
      printed += text;
    },
    warn: () => undefined,
    stdin: async function* () {},
    colour: false,
    interactive: false,
    setExit: (code: 0 | 1 | 2) => {
      exit = code;
    },
  };
  const args = ['verify', file, '--format', 'json', '--no-keep'];
  const program = new Command('assay').exitOverride();
  registerVerifyCommand(program, terminal, 'test');
  await program.parseAsync(args, { from: 'user' });
  return { report: ValidationReport.parse(JSON.parse(printed)), exit };
}

function requestOf({ question, language }: RecordedAnswer): AIChatRequest {
  return { feature: 'search_qa', content: question, lang: language };
}

function benchFor({ notes }: RecordedAnswer, pieces: readonly string[]): TestBench {
  const scored = notes.map((note) => ({ ...note, score: 1 }));
  const stores = memoryStores({ notes: scored, settings: { verification_enabled: true } });
  return testBench(testRouter([says(...pieces)]), stores);
}

async function byChat(recorded: RecordedAnswer): Promise<unknown> {
  const bench = benchFor(recorded, [recorded.answer]);
  return (await chat(bench, requestOf(recorded), CALLER, noAbort())).body.verification;
}

/** Cut into pieces of this many UTF-16 units. */
async function byStream(recorded: RecordedAnswer, size: number): Promise<unknown> {
  const pieces = recorded.answer.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
  const bench = benchFor(recorded, pieces);
  const { events } = await streamChat(bench, requestOf(recorded), CALLER, noAbort());
  const reports: unknown[] = [];
  for await (const event of events) if (event.event === 'verification') reports.push(event.data);
  expect(reports).toHaveLength(1);
  return reports[0];
}

/** The bench that the server works with: that of the answer whose turn it is. */
let turn: TestBench = testBench(testRouter([]), memoryStores());
const served: TestBench = {
  ...turn,
  router: {
    ...turn.router,
    stream: (call, abort) => turn.router.stream(call, abort),
    chat: (call, abort) => turn.router.chat(call, abort),
  },
  stores: {
    ...turn.stores,
    notes: (tenant) => turn.stores.notes(tenant),
    verdicts: (tenant) => turn.stores.verdicts(tenant),
  },
  home: {
    ...turn.home,
    configuration: { ...turn.home.configuration, settings: { verification_enabled: true } },
  },
};
const server = await serve(served, {
  settings: { ...served.home.configuration.server, port: 0 },
  say: translate,
  language: 'en',
  write: () => undefined,
  log: false,
  debug: false,
  version: '0.0.0',
  mcp: testMcp,
});
afterAll(() => server.close());

async function post(path: string, body: unknown): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
  return answer.text();
}

/** `POST /v1/chat/completions`, plain and as a stream, where verification is on. */
async function byOpenAI(recorded: RecordedAnswer): Promise<unknown[]> {
  const { question, language, answer } = recorded;
  const messages = [{ role: 'user', content: question }];
  const asked = { model: 'writer-1', messages, assay: { lang: language, notes: true } };
  turn = benchFor(recorded, [answer]);
  const plain = JSON.parse(await post('/v1/chat/completions', asked)) as { assay: { verification: unknown } };
  turn = benchFor(recorded, answer.match(/[^]{1,7}/g) ?? []);
  const chunks = await post('/v1/chat/completions', { ...asked, stream: true });
  const [, late = '{}'] = /^data: (.*"assay":.*)$/mu.exec(chunks) ?? [];
  const { assay } = JSON.parse(late) as typeof plain;
  return [plain.assay.verification, assay.verification];
}

const mcp = new Client({ name: 'test', version: '1' });
await mcp.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`)));
afterAll(() => mcp.close());

/** `verify_answer` over streamable HTTP. */
async function byMcp(recorded: RecordedAnswer): Promise<unknown> {
  const { response_id, content, language, query } = answerOf(recorded);
  const given = { response_id, content, language, query, keep: false };
  const { structuredContent } = await mcp.callTool({ name: 'verify_answer', arguments: given });
  return (structuredContent as { report: unknown }).report;
}

/** LiteLLM and Portkey are told what was found, not the report: its outcome, and the kept verdict. */
async function byGuardrails(recorded: RecordedAnswer): Promise<unknown[]> {
  turn = benchFor(recorded, []);
  const { content, language } = answerOf(recorded);
  const { text, evidences } = content;
  // an answer without words has nothing to guard (OA12)
  if (text === '') return [];
  const asked = { evidences, lang: language, on_fail: 'deliver' };
  const messages = [{ role: 'user', content: recorded.question }];
  const more = {
    structured_messages: messages,
    additional_provider_specific_params: { ...asked, notes: false },
  };
  const one = { input_type: 'response', texts: [text], ...more };
  const lite = JSON.parse(await post('/beta/litellm_basic_guardrail_api', one)) as { assay: GuardrailSaid };
  const portkey = JSON.parse(
    await post('/api/guardrails/portkey?notes=false', {
      eventType: 'afterRequestHook',
      request: { json: { messages } },
      response: { text },
      metadata: { assay: { evidences, lang: language } },
    }),
  ) as { data: GuardrailSaid };
  const ids = [lite.assay, portkey.data].map(({ texts: [said] }) => said?.verdict_id ?? '');
  return ids.map((one) => turn.stores.records.find(({ id }) => id === one)?.report);
}

/** `POST /api/verify`, `/api/chat` and `/api/stream`. */
async function byHttp(recorded: RecordedAnswer): Promise<unknown[]> {
  turn = benchFor(recorded, [recorded.answer]);
  const verified: unknown = JSON.parse(await post('/api/verify?keep=false', answerOf(recorded)));
  const answered = JSON.parse(await post('/api/chat', requestOf(recorded))) as { verification: unknown };
  turn = benchFor(recorded, [recorded.answer]);
  const events = await post('/api/stream', requestOf(recorded));
  const [, late = '{}'] = /^event: verification\ndata: (.*)$/mu.exec(events) ?? [];
  return [verified, answered.verification, JSON.parse(late)];
}

describe('the same answer has the same verdict, whichever way it comes', () => {
  it('WB10 at least sixty answers, in both languages', () => {
    expect(ANSWERS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(ANSWERS.map(({ language }) => language))).toEqual(new Set(['ko', 'en']));
  });

  it.each(ANSWERS)('WB10 $name ($kind)', async (recorded) => {
    const { report, verdict } = await verifier.verify(answerOf(recorded));
    const claims = report.result.claim_validations.map(({ status }) => status);
    expect({ outcome: verdict.outcome, exit: verdict.exit, claims }).toEqual(recorded.verdict);
    const printed = await byCommandLine(recorded);
    expect(said(printed.report)).toEqual(said(report));
    expect(printed.exit).toBe(recorded.verdict.exit);
    const legs = [
      await byChat(recorded),
      await byStream(recorded, 1),
      await byStream(recorded, 7),
      await byStream(recorded, 400),
    ];
    legs.push(...(await byHttp(recorded)), ...(await byOpenAI(recorded)), await byMcp(recorded));
    legs.push(...(await byGuardrails(recorded)));
    for (const leg of legs) expect(said(ValidationReport.parse(leg))).toEqual(said(report));
  });

  it.each(ANSWERS.filter(({ kind }) => kind === 'false' || kind === 'partly'))(
    'WB10 $name ($kind) does not pass',
    ({ verdict }) => expect(verdict.exit).not.toBe(0),
  );

  it.each(ANSWERS.filter(({ kind }) => kind === 'true'))('WB10 $name (true) passes', ({ verdict }) =>
    expect(verdict.exit).toBe(0),
  );
});
