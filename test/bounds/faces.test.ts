import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Answer, type AnswerInput } from '../../src/contract/answer.ts';
import { openOutside } from '../../src/app/open-outside.ts';
import { openVerifier } from '../../src/app/open-verifier.ts';
import type { Outside } from '../../src/app/outside.ts';
import { textHere } from '../../src/app/verify-thread/text-here.ts';
import { translate } from '../../src/app/messages/translate.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import { ScannedText } from '../../src/contract/scanned-text.ts';
import { ValidationReport } from '../../src/contract/validation-report.ts';
import { WorkReport } from '../../src/contract/work-report.ts';
import { LONGEST_MESSAGE } from '../../src/core/self-check/final-message/long-message.ts';
import { readTranscript } from '../../src/core/self-check/transcript/read-transcript.ts';
import { verify } from '../../src/core/verify.ts';
import { runHook } from '../../src/hooks/run-hook.ts';
import { callTool } from '../../src/mcp/call-tool.ts';
import { claudeBash } from '../self-check/transcript/lines.ts';
import { callAssay } from '../support/call-assay.ts';
import { statements } from '../support/read-statements.ts';
import { type TestServer, testServer } from '../support/test-server.ts';
import { newRepository, type TestRepository } from '../workspace/repository.ts';
import { repeated, shareOf, type Unit } from './repeated-units.ts';

const SHORT = 1000;
const SAID = 'The fee is 40 euros. 수수료는 40유로입니다.';
const SHOWN = 'The fee is 40 euros for each member. 회원의 수수료는 40유로이다.';
const ADDED = 'I added `missing.md`.';
const CLAIMED = /"decision":"block"/u;
/** A check costs calls of git: there one unit of so many is tried. */
const SELDOM = 45;

let folder: string;
let outside: Outside;
let server: TestServer;
let repository: TestRepository;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-faces-'));
  outside = await openOutside({ workingFolder: folder, environment: {} });
  server = await testServer();
  repository = newRepository();
  repository.commit({ 'notes.md': '# Notes\n' });
});
afterAll(async () => {
  await server.close();
  await outside.close();
  repository.remove();
  rmSync(folder, { recursive: true });
});

interface Given {
  readonly text: string;
  readonly evidences: readonly object[];
}

function given(text: string, document: string): Given {
  return { text, evidences: [{ evidence_id: 'E1', type: 'document', data: document }] };
}

/** Where the repeated unit stands. */
const PLACES: readonly [(long: string) => Given, (long: string) => Given] = [
  (long) => given(`${SAID} ${long}`, SHOWN),
  (long) => given(SAID, `${SHOWN} ${long}`),
];

function whole({ text, evidences }: Given): object {
  return { response_id: 'unit', content: { text, evidences } };
}

async function tool(name: string, args: Readonly<Record<string, unknown>>): Promise<unknown> {
  const context = {
    outside,
    home: async () => ({ configuration: Configuration.parse({}), folder }),
    folders: [],
    allowHint: '',
    router: () => () => Promise.reject(new Error('no model')),
    levels: [],
    rights: null,
    keep: async () => null,
    findVerdict: () => Promise.reject(new Error('none')),
    texts: textHere(outside),
    language: () => 'en' as const,
    wording: {
      say: (sentence: string) => sentence,
      reason: (reason: string) => reason,
      plain: (text: string) => text,
      inLanguage: <T>(report: T): T => report,
    },
  };
  const rethrow = (error: unknown): never => {
    throw error;
  };
  const abort = new AbortController().signal;
  return (await callTool({ name, given: args }, context, { abort, onBug: rethrow })).structuredContent;
}

type Verifying = (answer: Given) => Promise<unknown>;

/** Each face that verifies: an answer in, its report out. */
const VERIFYING: Readonly<Record<string, Verifying>> = {
  library: async (answer) => {
    const verifier = await openVerifier({ configuration: {} });
    const { report } = await verifier.verify(whole(answer) as AnswerInput);
    await verifier.close();
    return report;
  },
  'library, in pieces': async ({ text, evidences }) => {
    const verifier = await openVerifier({ configuration: {} });
    const growing = await verifier.grow({ response_id: 'unit', content: { evidences } });
    for (let at = 0; at < text.length; at += 100) await growing.write(text.slice(at, at + 100));
    const { report } = await growing.end();
    await verifier.close();
    return report;
  },
  'command line': async (answer) => {
    const file = join(folder, 'answer.json');
    writeFileSync(file, JSON.stringify(whole(answer)));
    const run = await callAssay(['verify', file, '--format', 'json', '--no-keep'], { cwd: folder });
    return JSON.parse(run.stdout);
  },
  'POST /api/verify': async (answer) =>
    (await server.ask('/api/verify?keep=false', { method: 'POST', body: whole(answer) })).json(),
  'verify_answer of MCP': async ({ text, evidences }) =>
    ((await tool('verify_answer', { text, evidences, keep: false })) as { report: unknown }).report,
};

/** The verifier itself, whose steps test/bounds/growth.test.ts holds against the length of the text. */
async function inCore(answer: Given): Promise<ValidationReport> {
  const clock = { elapsed: () => 0, now: () => '2026-02-02T00:00:00Z' };
  const ports = { graph: null, sources: null, statements, clock, ids: { next: () => '0' } };
  return verify(Answer.parse(whole(answer)), Configuration.parse({}), ports);
}

async function stepsOf(verifying: Verifying, answer: Given): Promise<number> {
  const report = ValidationReport.parse(await verifying(answer));
  const { claim_validations: claims, counts } = report.result;
  expect(new Set(claims.map(({ claim_id }) => claim_id)).size).toBe(counts.claims);
  expect(claims.length).toBeGreaterThanOrEqual(1);
  expect(report.metadata.steps).toBeGreaterThan(0);
  return report.metadata.steps ?? Number.NaN;
}

function check(...words: string[]): Promise<WorkReport> {
  const args = ['check', '--no-run', '--format', 'json', '--lang', 'en', '--base', 'HEAD', ...words];
  return callAssay(args, { cwd: repository.root }).then(({ stdout }) => WorkReport.parse(JSON.parse(stdout)));
}

async function hookAnswer(session_id: string, message: string): Promise<string> {
  let printed = '';
  const event = {
    session_id,
    cwd: repository.root,
    hook_event_name: 'Stop',
    stop_hook_active: false,
    last_assistant_message: message,
  };
  await runHook(['claude'], {
    stdin: async () => JSON.stringify(event),
    write: (text) => (printed += text),
    warn: (text) => expect(text).toBe(''),
    outside: async () => outside,
    otherwise: (configured) => configured ?? 'en',
    inWords: async (sentence, language) => translate(sentence, language),
  });
  return printed;
}

/** A report of work, a unit behind its claim, at some length. */
function message({ unit }: Unit, length: number): string {
  return `${ADDED}\n\n${repeated(unit, length)}`;
}

describe('BD8 every face tells the steps of the verifier', { timeout: 240_000 }, () => {
  const faces = Object.keys(VERIFYING);

  it.each(faces)('BD8 whatever is repeated, in the answer or in the evidence: %s', async (face) => {
    const verifying = VERIFYING[face] as Verifying;
    for (const [at, { name, unit }] of shareOf(faces.indexOf(face), faces.length).entries()) {
      const answer = (PLACES[at % PLACES.length] ?? PLACES[0])(repeated(unit, SHORT / 2));
      const steps = await stepsOf(verifying, answer);
      expect({ name, steps }).toEqual({ name, steps: await stepsOf(inCore, answer) });
    }
  });

  it('BD8 every face tells the same steps of the same answer', async () => {
    const answer = given(SAID, SHOWN);
    const told = await Promise.all(faces.map((face) => stepsOf(VERIFYING[face] as Verifying, answer)));
    expect(new Set(told).size).toBe(1);
  });
});

describe('what reads no evidence ends whole', { timeout: 240_000 }, () => {
  it('BD9 POST /api/grade gives every item a value or a reason', async () => {
    for (const { name, unit } of shareOf(0, 3)) {
      const body = {
        task: 'search_qa',
        request: 'What is the fee?',
        answer: `${SAID} ${repeated(unit, SHORT / 2)}`,
      };
      const answered = await server.ask('/api/grade?keep=false', { method: 'POST', body });
      expect({ name, status: answered.status }).toEqual({ name, status: 200 });
      const { quality, unchecked } = (await answered.json()) as Record<string, unknown>;
      expect({ name, isWhole: (quality === null) !== (unchecked === null) }).toEqual({ name, isWhole: true });
    }
  });

  it('BD9 scan_text of MCP finds at most 2.2 times as much in twice the text, and quotes it', async () => {
    for (const unit of shareOf(0, 1)) {
      const [once, twice] = await Promise.all(
        [SHORT / 2, SHORT].map(async (length) => {
          const text = message(unit, length);
          const found = ScannedText.parse(await tool('scan_text', { text }));
          for (const { text: quoted, start, end } of found.claims)
            expect(text.slice(start, end)).toBe(quoted);
          expect({ unit, said: found.claims[0]?.text === ADDED }).toEqual({
            unit,
            said: true,
          });
          return found.claims.length + found.limitations.length + found.phrases.length;
        }),
      );
      expect(twice ?? Number.NaN).toBeLessThanOrEqual(2.2 * (once ?? Number.NaN) + 10);
    }
  });

  it('BD9 the hook blocks on a false claim, whatever is repeated behind it', async () => {
    for (const unit of shareOf(1, SELDOM)) {
      const answer = await hookAnswer(unit.name, message(unit, 2 * SHORT));
      expect({ unit, isBlocked: CLAIMED.test(answer) }).toEqual({ unit, isBlocked: true });
    }
  });

  it('BD9 assay check reads a bounded part of a message and says that the rest is unchecked', async () => {
    const file = join(folder, 'message.md');
    for (const unit of shareOf(2, SELDOM)) {
      writeFileSync(file, message(unit, LONGEST_MESSAGE + SHORT));
      const { claims = [], unchecked } = await check('--message', file);
      expect(claims.filter(({ verdict }) => verdict !== 'BACKED').length).toBeGreaterThan(0);
      for (const { end } of claims) expect(end).toBeLessThanOrEqual(LONGEST_MESSAGE);
      expect(unchecked.filter(({ item }) => item === 'message')).toMatchObject([{ reason: 'over_budget' }]);
    }
  });

  it('BD9 a transcript is kept as a bounded log: each command once, of what it printed a part', async () => {
    const file = join(folder, 'transcript.jsonl');
    for (const [at, { unit }] of shareOf(0, 1).entries()) {
      const lines = claudeBash('c1', 'npm test', { stdout: repeated(unit, 20 * SHORT) });
      const reading = readTranscript();
      for (const line of lines) reading.take(line);
      const { commands } = reading.log();
      expect(commands).toHaveLength(1);
      expect(commands[0]?.output.length).toBeLessThan(10 * SHORT);
      if (at % SELDOM !== 0) continue;
      writeFileSync(file, lines.join('\n'));
      expect((await check('--transcript', file)).transcript).toMatchObject({ commands: 1, lines: 2 });
    }
  });
});
