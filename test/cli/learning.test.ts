import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { pendingSuggestion } from '../../src/app/feedback/pending-suggestion.ts';
import { openOutside } from '../../src/app/open-outside.ts';
import type { Stores } from '../../src/app/stores.ts';
import { errorText } from '../../src/cli/error-text.ts';
import { assayProgram } from '../../src/cli/program.ts';
import type { FixSuggestion, KnowledgeGap } from '../../src/contract/knowledge-gap.ts';
import { memoryStores } from '../support/memory-stores.ts';

const NOON = '2026-03-01T12:00:00.000Z';
const folder = mkdtempSync(join(tmpdir(), 'assay-learning-'));
let stores: Stores;

afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  stores = memoryStores();
});

interface Said {
  readonly text: string;
  readonly exit: number;
}

/** Runs a command in this process, on stores in memory. */
async function assay(...args: readonly string[]): Promise<Said> {
  const outside = await openOutside({ workingFolder: folder, environment: { USER: 'kim' } });
  let text = '';
  let exit = 0;
  const terminal = {
    outside: async () => ({ ...outside, stores: async () => stores }),
    write: (part: string) => void (text += part),
    warn: (part: string) => void (text += part),
    stdin: () => process.stdin,
    colour: false,
    interactive: false,
    setExit: (code: 0 | 1 | 2) => void (exit = code),
  };
  const lang = args.includes('--lang') ? [] : ['--lang', 'en'];
  try {
    const faces = { serve: () => Promise.reject(new Error('not part of this test')) };
    const program = await assayProgram('0', terminal, args, faces as never, 'en');
    await program.parseAsync([...args, ...lang], { from: 'user' });
  } catch (error) {
    return { text: errorText(error, args.includes('ko') ? 'ko' : 'en', false), exit: 2 };
  }
  return { text, exit };
}

async function openGap(question = 'At how many bar does the pump run?'): Promise<KnowledgeGap> {
  const place = { topic: 'Pump\u001b[31m', file: 'docs/pump.md', symbol: null };
  const asked = { ...place, reason: 'insufficient_evidence' as const, question, caller: 'K1', at: NOON };
  return stores.learning('default').countGap(asked);
}

async function suggest(): Promise<FixSuggestion> {
  const [clock, ids] = [{ now: () => NOON, elapsed: () => 0 }, { next: () => 'S1' }];
  const details = { path: 'src/a.ts', recursive: true };
  const one = pendingSuggestion({ action: 'index.module', target: 'src/a.ts', details }, { clock, ids });
  return stores.learning('default').suggest(one);
}

describe('assay ask', () => {
  it('LP1 a question where nothing was ever kept makes no database', async () => {
    stores = new Proxy(stores, {
      get: () => {
        throw new Error('opened');
      },
    });
    expect(await assay('ask', 'At how many bar does the pump run?')).toMatchObject({ exit: 2 });
    const { text } = await assay('ask', '펌프는 몇 바에서 도나?', '--lang', 'ko');
    expect(text).toContain('아직 색인한 것이 없습니다');
  });
});

describe('assay gaps', () => {
  it('FB15 lists, shows and closes, in two languages', async () => {
    expect((await assay('gaps', 'list')).text).toBe('there is no gap\n');
    const { id } = await openGap();
    const { text } = await assay('gaps', 'list', '--status', 'open', '--lang', 'ko');
    expect(text).toMatch(/^빈틈 +상태 +질문 +사람 +이유 +주제\n/);
    expect(text).toContain('열림  1     1     근거 부족  Pump\\x1b[31m\n');
    const shown = (await assay('gaps', 'show', id)).text;
    expect(shown).toBe(
      'Pump\\x1b[31m (open): not enough evidence\n1 question of 1 caller\n' +
        'file   docs/pump.md\nfirst  2026-03-01 12:00:00\nlast   2026-03-01 12:00:00\n' +
        'questions:\n  At how many bar does the pump run?\n',
    );
    expect((await assay('gaps', 'close', id)).text).toBe(`${id} is closed\n`);
    expect((await assay('gaps', 'close', id, '--lang', 'ko')).text).toContain('이미 닫힌 빈틈입니다');
    expect(await assay('gaps', 'show', 'none')).toMatchObject({ exit: 2 });
  });

  it('FB24 FB26 keeps questions as cases, replays them and keeps nothing of it', async () => {
    const { id } = await openGap();
    const replay = (...more: string[]): Promise<Said> => assay('gaps', 'replay', ...more);
    expect(await replay()).toEqual({ text: 'no regression case is kept\n', exit: 2 });
    expect((await replay('--allow-empty')).exit).toBe(0);
    expect((await assay('gaps', 'keep', id, '--path', 'docs/pump.md')).text).toBe(
      '1 question is kept as regression cases\n',
    );
    expect((await assay('gaps', 'cases')).text).toContain('docs/pump.md  At how many bar');
    expect((await replay()).text).toContain('nothing is indexed here yet');

    const index = stores.index('default');
    const pump = { kind: 'section' as const, path: 'docs/pump.md', chunk: 0, cbo_id: null, title: 'Pump' };
    const lines = { start_line: 1, end_line: 1, metadata: {}, terms: '' };
    await index.putDocument({ ...pump, ...lines, id: 'd1', content: 'The garden is green.' });
    const failed = await replay();
    expect(failed).toMatchObject({ exit: 1 });
    expect(failed.text).toMatch(
      /^failed again {2}At how many bar .*\n {4}\w+ · cites .* · must cite docs\/pump\.md\n0 of 1 regression case passed\n$/,
    );
    await index.putDocument({ ...pump, ...lines, id: 'd1', content: 'The pump runs at five bar.' });
    expect(await replay()).toEqual({
      text: 'passed  At how many bar does the pump run?\n1 of 1 regression case passed\n',
      exit: 0,
    });
    expect(await stores.feedback('default').signals({ limit: 9 })).toEqual([]);
    expect(await stores.learning('default').gaps({ limit: 9 })).toMatchObject([{ id, count: 1 }]);
    expect((await stores.verdicts('default').page({ limit: 9 })).records).toEqual([]);
    expect(await stores.chats('default').list({ limit: 9 })).toEqual([]);
    const [kept] = await stores.learning('default').cases();
    expect((await assay('gaps', 'forget', kept?.id ?? '')).exit).toBe(0);
    expect((await assay('gaps', 'forget', 'none')).exit).toBe(2);
  });
});

describe('assay suggestions', () => {
  it('FB18 FB19 FB20 shows versions with what changed, edits, approves and undoes as the user', async () => {
    expect((await assay('suggestions', 'list', '--lang', 'ko')).text).toBe('제안이 없습니다\n');
    await suggest();
    expect((await assay('suggestions', 'list')).text).toContain(
      'S1          pending  1        index a file and its imports  src/a.ts',
    );
    expect((await assay('suggestions', 'edit', 'S1', '--set', 'path=src/b.ts')).text).toBe(
      'S1: pending (version 2)\n',
    );
    expect(await assay('suggestions', 'approve', 'S1', '--seen', '1')).toMatchObject({ exit: 2 });
    const approve = ['suggestions', 'approve', 'S1', '--seen', '2', '--by', 'lee'];
    expect((await assay(...approve)).text).toBe('S1: applied (version 3)\n');
    const { text } = await assay('suggestions', 'show', 'S1');
    expect(text).toMatch(/^index a file and its imports: src\/b\.ts \(applied, version 3\)\n/);
    expect(text).toMatch(/\n {2}version 1 {2}pending {2}Assay {2}2026-03-01 12:00:00\n/);
    expect(text).toMatch(/\n {2}version 2 {2}pending {2}kim {2}.*\n {4}target: src\/a\.ts → src\/b\.ts\n/);
    expect(text).toMatch(/\n {2}version 3 {2}applied {2}lee {2}/);
    expect((await assay('suggestions', 'undo', 'S1')).text).toBe('S1: undone (version 4)\n');
  });

  it('FB22 rejects for a reason alone', async () => {
    await suggest();
    expect((await assay('suggestions', 'reject', 'S1', '--reason', ' ', '--lang', 'ko')).text).toContain(
      '제안을 거절하려면 이유가 필요합니다',
    );
    const { text } = await assay('suggestions', 'reject', 'S1', '--reason', '너무 많다', '--lang', 'ko');
    expect(text).toBe('S1: 거절됨 (2판)\n');
    const shown = (await assay('suggestions', 'show', 'S1', '--lang', 'ko')).text;
    expect(shown).toContain('    reason: - → 너무 많다\n');
    expect((await assay('suggestions', 'approve', 'S1')).text).toContain('the suggestion is rejected');
  });
});

describe('assay feedback', () => {
  it('FB2 FB16 gives a thumb, and lists thumbs and signals', async () => {
    const session = { id: 'C1', tenant_id: 'default', user_id: null, created_at: NOON, metadata: {} };
    const plain = { session_id: 'C1', created_at: NOON, citations: [], model: null, verdict_ids: [] };
    await stores.chats('default').keep(session, [
      { ...plain, id: 'M1', role: 'user', content: { text: 'why?' } },
      { ...plain, id: 'M2', role: 'assistant', content: { text: 'because' } },
    ]);
    expect((await assay('feedback', 'list')).text).toBe('there is no feedback\n');
    expect((await assay('feedback', 'signals', '--lang', 'ko')).text).toBe('신호가 없습니다\n');
    const given = await assay('feedback', 'give', 'M2', '--chat', 'C1', '--reason', 'no source');
    expect(given.text).toMatch(/^it is kept\na better answer is looked for: job \S+\n$/);
    expect((await assay('feedback', 'list', '--kind', 'thumbs_down')).text).toMatch(
      /thumb down {2}C1 +M2 +no source\n$/,
    );
    expect((await assay('feedback', 'signals')).text).toMatch(/a thumb down {2}person +why\?\n$/);
    expect((await assay('feedback', 'give', 'M1', '--chat', 'C1')).exit).toBe(2);
    const listed = JSON.parse((await assay('feedback', 'list', '--format', 'json')).text) as object[];
    expect(listed).toMatchObject([{ chat_id: 'C1', message_id: 'M2', kind: 'thumbs_down' }]);
  });
});
