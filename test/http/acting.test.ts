import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiKey } from '../../src/app/api-keys.ts';
import { evidenceOfChat } from '../../src/app/workbench/evidence-of-chat.ts';
import type { Language } from '../../src/contract/language.ts';
import type { OnFail } from '../../src/contract/on-fail.ts';
import { type Connected, connect, connectWith } from '../mcp/connect.ts';
import { type TestServer, testServer } from '../support/test-server.ts';

interface Case {
  readonly name: string;
  readonly lang: Language;
  readonly question: string;
  readonly notes: readonly { readonly title: string; readonly content: string }[];
  readonly answer: string;
  readonly outcome: 'passed' | 'failed';
  readonly annotate: string;
  readonly replace: { readonly action: string; readonly content: string };
  readonly block: string;
}

const { answers } = JSON.parse(
  readFileSync(new URL('../../cases/quality/on-fail.json', import.meta.url), 'utf8'),
) as { readonly answers: readonly Case[] };
const ACTIONS = ['annotate', 'replace', 'block'] as const;
const [WRONG] = answers as readonly [Case];

const MADE = '2026-01-01T00:00:00Z';
/** Of the wrong value. */
const HEADLINE = /^2 of 3 claims stand; 19 dollars → 9 dollars/;

/** Rules alone leave items of its checklist open. */
const GRADE = {
  task: 'writing',
  request: 'Write about the greenhouse.',
  answer: 'A text about something else.',
  options: { keywords: 'greenhouse' },
  judge: null,
  lang: 'en',
};

let server: TestServer;
let mcp: Connected;
const folder = mkdtempSync(join(tmpdir(), 'assay-acting-'));
beforeAll(async () => {
  server = await testServer();
  mcp = await connect(folder);
}, 60_000);
afterAll(async () => {
  await server.close();
  await mcp.close();
  rmSync(folder, { recursive: true });
});

function verifyBody({ answer, lang, question, notes }: Case): object {
  const found = notes.map((note, at) => ({
    ...note,
    index: at + 1,
    note_id: `n${at}`,
    snippet: '',
    score: 1,
  }));
  return { text: answer, evidences: evidenceOfChat('search_qa', question, found), language: lang, question };
}

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await server.ask(path, { method: 'POST', body, headers });
  return (await answer.json()) as Record<string, unknown>;
}

async function keyed(on_fail: OnFail): Promise<Record<string, string>> {
  const id = `K${Math.random()}`;
  const of = { id, tenant: 'default', name: id, rights: ['verify' as const], terms: { on_fail } };
  const { key } = await createApiKey(server.stores.keys, of, MADE);
  return { Authorization: `Bearer ${key}` };
}

describe('a check whose answer somebody else delivers', { timeout: 120_000 }, () => {
  const rows = answers.flatMap((one) => ACTIONS.map((of) => ({ ...one, of })));
  it.each(rows)('OF12 /api/verify says what to deliver, as chat would: $of: $name', async (one) => {
    const { action, content } = await post(`/api/verify?keep=false&on_fail=${one.of}`, verifyBody(one));
    const expected =
      one.of === 'replace'
        ? one.replace
        : { action: one.outcome === 'passed' ? 'deliver' : one.of, content: one[one.of] };
    expect(action).toMatchObject({ action: expected.action, checks: [{ outcome: one.outcome }] });
    expect(content ?? one.answer).toBe(expected.content);
  });

  it('OF12 says nothing of it where every action is deliver', async () => {
    const report = await post('/api/verify?keep=false', verifyBody(WRONG));
    expect(report).not.toHaveProperty('action');
    expect(await post('/api/grade?keep=false', GRADE)).not.toHaveProperty('action');
  });

  it('QG25 a checklist of the caller is held the same over the port and by MCP', async () => {
    const checklist = { task: 'leaflet', items: ['Is it short?', 'Is it kind?'] };
    const { options: _, lang, judge: __, ...asked } = GRADE;
    const over = await post('/api/grade?keep=false', { ...asked, lang, checklist, judge: null });
    const told = await mcp.call('grade_answer', { ...asked, language: lang, checklist, keep: false });
    expect(told.value?.['unchecked']).toEqual(over['unchecked']);
    expect(over['unchecked']).toMatchObject({
      result: { unevaluated: checklist.items.map((question, at) => ({ id: `own.${at + 1}`, question })) },
    });
  });

  it('OF3 a request is never laxer than its key', async () => {
    const headers = await keyed({ verification: 'block' });
    const path = '/api/verify?keep=false&on_fail=deliver';
    expect(await post(path, verifyBody(WRONG), headers)).toMatchObject({
      action: { action: 'block' },
      content: WRONG.block,
    });
  });

  const rule = { task: 'search_qa', judge: null };
  const gradeBody = ({ question, answer, notes, lang }: Case): object => ({
    ...rule,
    request: question,
    answer,
    notes,
    lang,
  });

  it.each(rows)('QG24 /api/grade verifies where the key acts on it: $of: $name', async (one) => {
    const path = '/api/grade?keep=false';
    const { action, content } = await post(path, gradeBody(one), await keyed({ verification: one.of }));
    const expected = one.of === 'replace' ? one.replace.content : one[one.of];
    expect(action).toMatchObject({ checks: [{ check: 'verification', outcome: one.outcome }] });
    expect(content ?? one.answer).toBe(expected);
  });

  it('QG24 a grading with verification on fails what its notes deny, over the port and by MCP', async () => {
    await server.stores.settings.write('default', { verification_enabled: true }, MADE);
    try {
      const over = await post('/api/grade?keep=false', gradeBody(WRONG));
      expect(over['quality']).toMatchObject({
        passed: false,
        summary: expect.stringMatching(HEADLINE) as string,
      });
      expect(over).not.toHaveProperty('action');
    } finally {
      await server.stores.settings.write('default', {}, MADE, ['verification_enabled']);
    }
    const on = await connectWith({ ASSAY_VERIFICATION_ENABLED: 'true' }, folder);
    const { judge: _, ...asked } = rule;
    const { question: request, answer, notes, lang: language } = WRONG;
    const told = await on.call('grade_answer', { ...asked, request, answer, notes, language, keep: false });
    await on.close();
    expect(told.value).toMatchObject({
      exit: 1,
      quality: { summary: expect.stringMatching(HEADLINE) as string },
    });
  });

  it.each(ACTIONS)('OF12 a grading acts the same over the port and by MCP: %s', async (on_fail) => {
    const over = await post(`/api/grade?keep=false&fail_closed=true&on_fail=${on_fail}`, GRADE);
    const { options, lang, judge: _, ...asked } = GRADE;
    const call = { ...asked, ...options, language: lang, on_fail, fail_closed: true, keep: false };
    const told = await mcp.call('grade_answer', call);
    const action = on_fail === 'replace' ? 'block' : on_fail;
    expect(over).toMatchObject({ action: { action, checks: [{ check: 'quality' }] } });
    expect([told.value?.['action'], told.value?.['content']]).toEqual([over['action'], over['content']]);
    expect(String(over['content']).includes(GRADE.answer)).toBe(on_fail === 'annotate');
    expect(told.text).toContain(`on_fail → ${action}`);
  });
});
