import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import picocolors from 'picocolors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gradeText } from '../../src/cli/grade-text.ts';
import { QualityResult } from '../../src/contract/quality.ts';
import type { VerdictRecord } from '../../src/contract/verdict-record.ts';
import { callAssay } from '../support/call-assay.ts';
import type { Run } from '../support/run-assay.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-grade-'));
const assay = (args: readonly string[], input = ''): Promise<Run> => callAssay(args, { cwd: folder, input });

beforeAll(() => {
  writeFileSync(join(folder, 'original.txt'), '나는 어제 학교에 갓다. 금새 돌아왔다.\n');
  writeFileSync(
    join(folder, 'good.md'),
    '나는 어제 학교에 갔다. 금세 돌아왔다.\n\n- 갓다 → 갔다: 과거형 어미\n- 금새 → 금세: 준말\n',
  );
  writeFileSync(join(folder, 'bare.md'), '\ufeff나는 어제 학교에 갔다. 금세 돌아왔다.\n');
  writeFileSync(join(folder, 'essay.md'), '# Greenhouses\n\nAir them often.\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('assay grade', () => {
  it('QG21 rules alone pass a spelling check, and exit 0', async () => {
    const { code, stdout } = await assay([
      'grade',
      'good.md',
      '--task',
      'spellcheck',
      '--request-file',
      'original.txt',
    ]);
    expect(code).toBe(0);
    expect(stdout).toContain('PASSED  점수 1.00 (기준 1.00)  good.md');
    expect(stdout).toContain('✓ 원문의 뜻을 그대로 지켰는가?  규칙 · 필수');
  });

  it('QG21 fails with exit 1, from standard input, in the language asked', async () => {
    const original = readFileSync(join(folder, 'original.txt'), 'utf8');
    const args = ['grade', '-', '--task', 'spellcheck', '--request', original, '--lang', 'en', '--no-keep'];
    const { code, stdout } = await assay(args, readFileSync(join(folder, 'bare.md'), 'utf8'));
    expect(code).toBe(1);
    expect(stdout).toContain('✗ Are the corrections marked?  rule');
    expect(stdout.indexOf('✗')).toBeLessThan(stdout.indexOf('✓'));
  });

  it('QG25 holds an answer against a checklist of the caller, and says what is wrong with one', async () => {
    writeFileSync(join(folder, 'own.json'), '{"task": "leaflet", "items": ["Is it short?"]}');
    const args = ['grade', 'essay.md', '--task', 'writing', '--no-keep', '--lang', 'en', '--checklist'];
    const { code, stdout } = await assay([...args, 'own.json']);
    expect([code, stdout.includes('Is it short?'), stdout.includes('conventions')]).toEqual([2, true, false]);
    writeFileSync(join(folder, 'wrong.json'), '{"items": []}');
    expect((await assay([...args, 'wrong.json'])).stderr).toMatch(/wrong\.json: items/u);
  });

  it('QG21 says aloud that no judge is there, and exits 2', async () => {
    const { code, stdout } = await assay([
      'grade',
      'essay.md',
      '--task',
      'writing',
      '--keywords',
      'greenhouse',
      '--no-keep',
    ]);
    expect(code).toBe(2);
    expect(stdout).toContain('NOT_EVALUATED  no score (needs 0.75)');
    expect(stdout).toContain('! no judge is configured');
  });

  it('QG21 --format json is the result of the gate, -o writes it whole', async () => {
    const args = ['grade', 'good.md', '--task', 'spellcheck', '--request-file', 'original.txt', '--no-keep'];
    const { code } = await assay([...args, '--format', 'json', '-o', 'result.json']);
    const written = QualityResult.parse(JSON.parse(readFileSync(join(folder, 'result.json'), 'utf8')));
    expect([code, written.status, written.checkers['QG8']]).toEqual([0, 'passed', '3']);
    const both = await assay([...args, '-o', 'both.json', '-o', 'both.txt']);
    expect([both.code, both.stdout]).toEqual([0, '']);
    QualityResult.parse(JSON.parse(readFileSync(join(folder, 'both.json'), 'utf8')));
    expect(readFileSync(join(folder, 'both.txt'), 'utf8')).toContain('PASSED');
    const open = await assay(['grade', 'essay.md', '--task', 'writing', '--format', 'json', '--no-keep']);
    expect([open.code, JSON.parse(open.stdout)]).toMatchObject([
      2,
      { quality: null, unchecked: { reason: 'not_configured', result: { passed: null, score: null } } },
    ]);
    const none = await assay(['grade', 'good.md', '--task', 'summarize', '--format', 'json', '--no-keep']);
    expect([none.code, JSON.parse(none.stdout)]).toMatchObject([
      2,
      { quality: null, unchecked: { reason: 'not_applicable' } },
    ]);
  });

  it('QG21 a kept grading is listed and shown as it was printed', async () => {
    const { stdout } = await assay([
      'grade',
      'bare.md',
      '--task',
      'spellcheck',
      '--request-file',
      'original.txt',
    ]);
    const [, id = ''] = /판정 (\S+)/.exec(stdout) ?? [];
    expect((await assay(['verdicts'])).stdout).toContain(id);
    expect((await assay(['show', id])).stdout).toBe(stdout);
  });

  it.each([
    [['grade', 'good.md'], 'required option'],
    [
      ['grade', 'good.md', '--task', 'serach_qa', '--lang', 'en'],
      'there is no such task. Did you mean "search_qa"?\n  tasks with a checklist: insight, search_qa, writing, spellcheck, template',
    ],
    [['grade', 'nothing.md', '--task', 'writing'], 'there is no such file'],
    [['grade', 'good.md', '--task', 'writing', '--votes', '0'], 'from 1 to 9'],
    [['grade', 'good.md', '--task', 'writing', '--judge', 'extractive', '--lang', 'en'], 'it judges nothing'],
    [['grade', '-', '--task', 'writing', '--notes', '-', '--lang', 'en'], 'named twice'],
    [
      [
        'grade',
        'good.md',
        '--task',
        'writing',
        '--request',
        'a',
        '--request-file',
        'original.txt',
        '--lang',
        'en',
      ],
      'given twice',
    ],
  ])('QG21 refuses %j', async (args, why) => {
    const { code, stderr } = await assay(args);
    expect(code).toBe(2);
    expect(stderr).toContain(why);
  });
});

describe('the text of a grading', () => {
  const verdict = {
    id: 'V1',
    outcome: 'FAILED',
    subject: { id: 'a\u001b[2J.md', kind: 'answer' },
    created_at: '2026-02-02T09:00:00.000Z',
    cost: { ms: 3, queries: 0, tokens: 240 },
  } as VerdictRecord;
  const quality = QualityResult.parse({
    passed: false,
    score: 0.5,
    summary: '1 of 2 items met',
    status: 'failed',
    min_pass_ratio: 0.75,
    details: [
      {
        id: 'writing.1',
        question: 'Structure?',
        passed: false,
        note: 'no\u202e end',
        decided_by: 'judge',
        labels: { yes: 1 / 3, partial: 0, no: 2 / 3 },
        disputed: true,
      },
      { id: 'writing.4', question: 'Markdown?', passed: true, decided_by: 'rule' },
    ],
    judge: { model: 'm', provider: 'p', calls: 3, usage: null, same_as_writer: true, cut: ['answer'] },
    checkers: {},
  });
  const plain = picocolors.createColors(false);

  it('QG16, QG21 shows shares, disputes, the judge and what it did not see; nothing that steers a terminal', () => {
    const text = gradeText(verdict, { quality, unchecked: null }, 'en', plain);
    expect(text).toContain('model · yes 33 · partly 0 · no 67 % · disputed');
    expect(text).toContain('judge: p/m · 3 calls · the model that wrote the answer');
    expect(text).toContain('! the answer: too long: the judge saw only a part');
    expect([...text].some((one) => /\p{Cc}|\u202e/u.test(one) && one !== '\n')).toBe(false);
  });

  it('QG21 says in both languages why there is no quality', () => {
    const unchecked = { reason: 'ambiguous', detail: 'the votes of the judge have no majority' } as const;
    const none = { quality: null, unchecked };
    expect(gradeText(verdict, none, 'ko', plain)).toContain(
      '평가 모델의 표가 어느 쪽으로도 모이지 않았습니다',
    );
    expect(gradeText(verdict, none, 'en', plain)).toContain('the votes of the judge have no majority');
  });
});
