import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chat } from '../../src/app/workbench/chat.ts';
import { evidenceOfChat } from '../../src/app/workbench/evidence-of-chat.ts';
import { streamChat } from '../../src/app/workbench/stream-chat.ts';
import type { StreamEvent } from '../../src/app/workbench/stream-event.ts';
import type { AIChatRequest } from '../../src/contract/ai-chat.ts';
import type { Language } from '../../src/contract/language.ts';
import type { AnswerAction, OnFail } from '../../src/contract/on-fail.ts';
import type { SomeSettings } from '../../src/contract/setting.ts';
import { ValidationReport } from '../../src/contract/validation-report.ts';
import { strictest } from '../../src/core/quality-gate/on-fail/strictest.ts';
import { type Connected, connect } from '../mcp/connect.ts';
import {
  CALLER,
  endsBy,
  failsWith,
  memoryStores,
  noAbort,
  says,
  type ScriptedCall,
  testBench,
  type TestBench,
  testRouter,
} from '../support/bench.ts';
import { content as contentJudge, strict } from '../support/judge-calls.ts';

interface Case {
  readonly name: string;
  readonly lang: Language;
  readonly question: string;
  readonly notes: readonly { readonly title: string; readonly content: string }[];
  readonly answer: string;
  readonly outcome: 'passed' | 'failed';
  readonly annotate: string;
  readonly replace: Pick<AnswerAction, 'action' | 'sentences'> & { readonly content: string };
  readonly block: string;
}

interface Levels extends Required<OnFail> {
  readonly name: string;
  readonly levels: readonly OnFail[];
}

const { answers, levels } = JSON.parse(
  readFileSync(new URL('../../cases/quality/on-fail.json', import.meta.url), 'utf8'),
) as { readonly answers: readonly Case[]; readonly levels: readonly Levels[] };

const ACTIONS = ['annotate', 'replace', 'block'] as const;
const [WRONG, , SWAPPED] = answers as readonly [Case, Case, Case];
const TRUE = 'The greenhouse was repaired in April 2026 [Note 1].';

function benchFor(
  { notes }: Case,
  writer: readonly ScriptedCall[],
  settings: SomeSettings = {},
  judge: readonly ScriptedCall[] = [],
): TestBench {
  const found = notes.map((note, at) => ({ ...note, note_id: `n${at}`, score: 0.9 }));
  return testBench(testRouter(writer, judge), memoryStores({ notes: found, settings }));
}

function asked({ question, lang }: Case, on_fail?: OnFail): AIChatRequest {
  return { feature: 'search_qa', content: question, lang, ...(on_fail === undefined ? {} : { on_fail }) };
}

async function eventsOf(
  bench: TestBench,
  request: AIChatRequest,
  caller: Parameters<typeof streamChat>[2] = CALLER,
): Promise<StreamEvent[]> {
  const seen: StreamEvent[] = [];
  for await (const event of (await streamChat(bench, request, caller, noAbort())).events) seen.push(event);
  await bench.later.idle();
  return seen;
}

/** What a client has at the end: its chunks, or what took their place. */
function shownOf(events: readonly StreamEvent[]): string {
  let text = '';
  for (const event of events) {
    if (event.event === 'chunk') text += event.data.chunk;
    if (event.event === 'revise') text = event.data.content;
  }
  return text;
}

function chunksOf(events: readonly StreamEvent[]): string {
  return events.flatMap((event) => (event.event === 'chunk' ? [event.data.chunk] : [])).join('');
}

function actionOf(events: readonly StreamEvent[]): AnswerAction | undefined {
  return events.flatMap((event) => (event.event === 'action' ? [event.data] : []))[0];
}

function reportOf(events: readonly StreamEvent[]): ValidationReport | undefined {
  return events.flatMap((event) => (event.event === 'verification' ? [event.data] : []))[0];
}

/** Of the whole, and of each claim. */
function verdictOf(report: unknown): unknown {
  const { result } = ValidationReport.parse(report);
  const claims = result.claim_validations.map(({ text, status, contradicted }) => [
    text,
    status,
    contradicted,
  ]);
  return [result.validation_status, claims];
}

function namesOf(events: readonly StreamEvent[]): string[] {
  return events.map(({ event }) => event).filter((event) => event !== 'chunk' && event !== 'metadata');
}

function expected(one: Case, action: (typeof ACTIONS)[number]): { action: string; content: string } {
  if (action === 'replace') return one.replace;
  return { action: one.outcome === 'passed' ? 'deliver' : action, content: one[action] };
}

function keptOf({ stores }: TestBench): Record<string, unknown> | undefined {
  return [...stores.sessions.values()][0]?.messages[1]?.content;
}

describe('which action holds', () => {
  it.each(levels)('OF3 $name', ({ levels: given, verification, quality, fail_closed, hold_back }) => {
    const rules = strictest(given);
    expect([rules.verification.action, rules.quality.action, rules.hold_back]).toEqual([
      verification,
      quality,
      hold_back,
    ]);
    const closed = (['verification', 'quality'] as const).filter((check) => rules[check].fail_closed);
    expect(closed).toEqual(fail_closed);
  });

  it('OF3 the key is stricter than request and settings in the path of an answer', async () => {
    const caller = { ...CALLER, on_fail: { verification: 'block' } as const };
    const bench = benchFor(WRONG, [says(WRONG.answer)], { on_fail_verification: 'annotate' });
    const { body } = await chat(bench, asked(WRONG, { verification: 'deliver' }), caller, noAbort());
    expect(body).toMatchObject({ content: WRONG.block, action: { action: 'block' } });
  });
});

describe('the same action everywhere', { timeout: 180_000 }, () => {
  let server: Connected;
  const folder = mkdtempSync(join(tmpdir(), 'assay-on-fail-'));

  beforeAll(async () => {
    server = await connect(folder);
  }, 60_000);
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const rows = answers.flatMap((one) => ACTIONS.map((action) => ({ ...one, of: action })));
  it.each(rows)('OF11 $of: $name', async (one) => {
    const on_fail = { verification: one.of };
    const { action, content } = expected(one, one.of);
    const plain = benchFor(one, [says(one.answer)]);
    const { body } = await chat(plain, asked(one, on_fail), CALLER, noAbort());
    const events = await eventsOf(benchFor(one, [says(one.answer)]), asked(one, on_fail));
    const held = { ...on_fail, hold_back: true };
    const waited = await eventsOf(benchFor(one, [says(one.answer)]), asked(one, held));
    const evidences = evidenceOfChat(
      'search_qa',
      one.question,
      one.notes.map((note, at) => ({ ...note, index: at + 1, note_id: `n${at}`, snippet: '', score: 1 })),
    );
    const told = await server.call('verify_answer', {
      text: one.answer,
      evidences,
      language: one.lang,
      query: one.question,
      on_fail: one.of,
      keep: false,
    });
    const checks = [{ check: 'verification', outcome: one.outcome, action: one.of, fail_closed: false }];
    for (const acted of [body.action, actionOf(events), actionOf(waited), told.value?.['action']])
      expect(acted).toMatchObject({ action, checks });
    const reports = [body.verification, reportOf(events), reportOf(waited)];
    const sent = reports.flatMap((report) => (report === undefined || report === null ? [] : [report]));
    expect(sent.length > 0 || action === 'block').toBe(true);
    for (const report of sent) expect(verdictOf(report)).toEqual(verdictOf(told.value?.['report']));
    expect(told.value?.['content'] ?? one.answer).toBe(content);
    expect([body.content, shownOf(events), shownOf(waited), keptOf(plain)?.['text']]).toEqual(
      Array.from({ length: 4 }, () => content),
    );
    expect(keptOf(plain)?.['action']).toMatchObject({ action });
    expect(body.action?.sentences).toEqual(one.of === 'replace' ? one.replace.sentences : undefined);
  });
});

describe('open and closed', () => {
  const judgeDown = failsWith(new TypeError('down'));

  it('OF2 a judge that fails delivers, and blocks where the check is fail-closed', async () => {
    const answers = [{ fail_closed: [] }, { fail_closed: ['quality' as const] }].map(async (more) => {
      const bench = benchFor(WRONG, [says(TRUE)], {}, [judgeDown]);
      return (await chat(bench, asked(WRONG, { quality: 'block', ...more }), CALLER, noAbort())).body;
    });
    const [open, closed] = await Promise.all(answers);
    const check = { check: 'quality', outcome: 'unchecked' };
    expect(open).toMatchObject({ content: TRUE, action: { action: 'deliver', checks: [check] } });
    expect(closed).toMatchObject({
      content: 'This answer is withheld: its quality could not be judged.',
      action: { action: 'block', checks: [{ ...check, fail_closed: true }] },
    });
  });

  it('OF1 what a correction and a summary have no check for never acts', async () => {
    const everything: OnFail = {
      verification: 'block',
      quality: 'block',
      fail_closed: ['verification', 'quality'],
    };
    const bench = benchFor(WRONG, [says('teh → the (spelling)\n\nthe cat')], {}, [contentJudge]);
    const request: AIChatRequest = {
      feature: 'spellcheck',
      content: 'teh cat',
      lang: 'en',
      on_fail: everything,
    };
    const { body } = await chat(bench, request, CALLER, noAbort());
    expect(body.action?.checks.map(({ check, outcome }) => `${check} ${outcome}`)).toEqual([
      'verification not_applicable',
      'quality passed',
    ]);
  });

  it('OF10 an answer that breaks off is taken back where the check is fail-closed', async () => {
    const broken = failsWith(new TypeError('cut'), 'The roof cost 19 dollars ');
    const on_fail: OnFail = { verification: 'block', fail_closed: ['verification'] };
    const bench = benchFor(WRONG, [broken]);
    const events = await eventsOf(bench, asked(WRONG, on_fail));
    expect(namesOf(events)).toEqual(['error', 'verification_unchecked', 'revise', 'action']);
    expect(shownOf(events)).toBe('This answer is withheld: its claims could not be verified.');
    expect(JSON.stringify(keptOf(bench))).not.toContain('19 dollars');
    const open = await eventsOf(benchFor(WRONG, [broken]), asked(WRONG, { verification: 'block' }));
    expect(namesOf(open)).toEqual(['error', 'verification_unchecked', 'action']);
  });
});

describe('a second attempt', () => {
  it('OF8 one that passes is delivered, with gate and settings off, in chat and stream', async () => {
    const calls = [says(WRONG.answer), says(TRUE)];
    const bench = benchFor(WRONG, calls);
    const { body } = await chat(bench, asked(WRONG, { verification: 'revise' }), CALLER, noAbort());
    expect(body).toMatchObject({ content: TRUE, action: { action: 'revise', asked: 'revise' } });
    expect(body).not.toHaveProperty('quality');
    expect(bench.router.asked[1]?.messages.at(-1)?.content).toContain('19 dollars → 9 dollars');
    const events = await eventsOf(benchFor(WRONG, calls), asked(WRONG, { verification: 'revise' }));
    expect(namesOf(events)).toEqual(['done', 'revise', 'action', 'verification']);
    expect(shownOf(events)).toBe(TRUE);
  });

  it.each([
    ['fails again', says(SWAPPED.answer)],
    ['is the same', says(WRONG.answer)],
    ['does not come', failsWith(new TypeError('down'))],
  ])('OF8 one that %s is replaced by what stands', async (_, second) => {
    const bench = benchFor(WRONG, [says(WRONG.answer), second]);
    const { body } = await chat(bench, asked(WRONG, { verification: 'revise' }), CALLER, noAbort());
    expect(body).toMatchObject({
      content: WRONG.replace.content,
      action: { action: 'replace', asked: 'revise', sentences: WRONG.replace.sentences },
    });
  });

  it('OF8 a checklist that fails twice blocks where no sentence stands', async () => {
    const bench = benchFor(WRONG, [says('Yes.'), says('No.')], {}, [strict, strict]);
    const { body } = await chat(bench, asked(WRONG, { quality: 'revise' }), CALLER, noAbort());
    expect(body.action).toMatchObject({ action: 'block', asked: 'revise' });
    expect(body).not.toHaveProperty('quality');
  });
});

describe('a stream that is held back', () => {
  const pieces = WRONG.answer.split(/(?<= )/u);
  /** Time between the pieces for what reads along. */
  const slowly: ScriptedCall = async function* () {
    for (const text of pieces) {
      await new Promise((resolve) => setTimeout(resolve, 15));
      yield { kind: 'chunk', text };
    }
    yield { kind: 'end', finish_reason: 'stop', usage: null };
  };

  it('OF9 whole sentences go out while they stand, and nothing that fails', async () => {
    for (const verification of ['replace', 'block'] as const) {
      const bench = benchFor(WRONG, [slowly]);
      const events = await eventsOf(bench, asked(WRONG, { verification, hold_back: true }));
      const [first] = events.flatMap((event) => (event.event === 'chunk' ? [event.data.chunk] : []));
      expect(first).toBe(TRUE);
      expect(chunksOf(events)).not.toContain('19 dollars [Note');
      expect(shownOf(events)).toBe(verification === 'block' ? WRONG.block : WRONG.replace.content);
      expect(actionOf(events)?.held?.ms).toBeGreaterThanOrEqual(0);
    }
  });

  it('OF9 an answer that stands is whole before [DONE], and nothing revises it', async () => {
    const bench = benchFor(WRONG, [says(...TRUE.split(/(?<= )/u))]);
    const events = await eventsOf(bench, asked(WRONG, { verification: 'block', hold_back: true }));
    expect(namesOf(events)).toEqual(['done', 'action', 'verification']);
    expect(chunksOf(events)).toBe(TRUE);
  });

  it('OF9 what a checklist may block waits whole', async () => {
    const bench = benchFor(WRONG, [slowly], { quality_gate_auto_retry: false }, [strict]);
    const events = await eventsOf(bench, asked(WRONG, { quality: 'block', hold_back: true }));
    expect(chunksOf(events)).toBe('This answer is withheld: it does not meet its checklist.');
    expect(namesOf(events)).toEqual(['done', 'action']);
  });

  it('OF9 an answer that is cut off is told so', async () => {
    const bench = benchFor(WRONG, [endsBy('length', TRUE)]);
    const events = await eventsOf(bench, asked(WRONG, { verification: 'block', hold_back: true }));
    expect(namesOf(events)).toEqual(['stream_warning', 'done', 'action', 'verification']);
  });
});

describe('what guards', () => {
  it('OF4 is neither sampled out nor done in shadow mode', async () => {
    const settings: SomeSettings = { shadow_mode: true, sampling_ratio: 0, on_fail_verification: 'block' };
    const { body } = await chat(
      benchFor(WRONG, [says(WRONG.answer)], settings),
      asked(WRONG),
      CALLER,
      noAbort(),
    );
    expect(body).toMatchObject({ content: WRONG.block, action: { action: 'block' } });
  });

  it('OF5 where every action is deliver nothing is told of it', async () => {
    const settings: SomeSettings = { verification_enabled: true };
    const events = await eventsOf(benchFor(WRONG, [says(WRONG.answer)], settings), asked(WRONG));
    expect(namesOf(events)).toEqual(['done', 'verification']);
    expect(shownOf(events)).toBe(WRONG.answer);
  });

  it('OF6 a summary stays the JSON that it is', async () => {
    const material = WRONG.notes[0]?.content ?? '';
    const summary = {
      summary: 'The roof cost 19 dollars.',
      key_points: ['The well is 12 metres deep.', 'The roof cost 19 dollars.'],
    };
    const made = await Promise.all(
      (['annotate', 'replace', 'block'] as const).map(async (verification) => {
        const bench = benchFor({ ...WRONG, notes: [] }, [says(JSON.stringify(summary))]);
        const request: AIChatRequest = {
          feature: 'summarize',
          content: material,
          lang: 'en',
          on_fail: { verification },
        };
        return JSON.parse((await chat(bench, request, CALLER, noAbort())).body.content) as unknown;
      }),
    );
    expect(made[0]).toEqual({
      summary: 'The roof cost 19 dollars. 【✗ evidence: 9 dollars】',
      key_points: ['The well is 12 metres deep.', 'The roof cost 19 dollars. 【✗ evidence: 9 dollars】'],
    });
    expect(made[1]).toMatchObject({ key_points: ['The well is 12 metres deep.'] });
    expect(made[2]).toMatchObject({ key_points: [], summary: expect.stringContaining('withheld') });
  });
});
