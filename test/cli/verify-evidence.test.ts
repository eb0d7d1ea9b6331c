import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ValidationReport } from '../../src/contract/validation-report.ts';
import { callAssay } from '../support/call-assay.ts';
import type { Run, RunOptions } from '../support/run-assay.ts';

const FILES = {
  'answer.md': `Staff get 25 days of leave each year [1].

The Harbour office has 48 desks [2]. It is closed on Sunday [3].
`,
  'wrong.md': 'Staff get 35 days of leave each year [1].\n\nThe rent of the office is 900 euros [9].\n',
  'abstains.md': 'The documents do not say how leave is paid out.\n',
  'korean.md': '직원은 해마다 25일의 휴가를 받습니다.\n',
  'rules.md': '# Leave\n\nStaff get 25 days of leave each year. Requests are approved by the line manager.\n',
  'rules.ko.md': '직원은 해마다 25일의 휴가를 받습니다. 신청은 팀장이 승인합니다.\n',
  'offices.csv': 'office,city,desks\nHarbour,Kiel,48\nOld Mill,Bremen,31\nGarden,Kiel,22\n',
  'building.json': '{"office": "Harbour", "hours": {"Saturday": "9:00-13:00", "Sunday": "closed"}}',
  'page.html':
    '<html><script>let days = 35;</script><body><p>Staff get 25 days of leave each&nbsp;year.</p></body></html>',
  'empty.md': '',
  'empty.html': '',
  'empty.csv': '',
  'empty.json': '',
  'bad.json': '{"office": ',
} as const;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-evidence-'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function verify(
  file: string,
  evidence: readonly string[],
  options: RunOptions & { args?: string[] } = {},
): Promise<Run> {
  const { args = [], ...run } = options;
  const named = evidence.length === 0 ? [] : ['--evidence', ...evidence];
  return callAssay(['verify', file, ...named, '--no-keep', ...args], { cwd: folder, ...run });
}

describe('assay verify with evidence files', () => {
  const ALL = ['rules.md', 'offices.csv', 'building.json'];

  it('FC23 holds a text against documents, tables and JSON, without any configuration', async () => {
    const query = ['--query', 'How much leave is there?', '--format', 'json'];
    const { code, stdout, stderr } = await verify('answer.md', ALL, { args: query });
    expect([code, stderr]).toEqual([0, '']);
    const { result } = ValidationReport.parse(JSON.parse(stdout));
    expect(result).toMatchObject({ response_id: 'answer.md', validation_status: 'PASSED' });
    const cited = result.claim_validations.map(({ grounding }) => grounding?.citations);
    expect(cited).toMatchObject([
      [{ text: '[1]', evidence_id: 'rules.md', supports: true }],
      [{ text: '[2]', evidence_id: 'offices.csv', supports: true }],
      [{ text: '[3]', evidence_id: 'building.json', supports: true }],
    ]);
  });

  it('FC23 a wrong number exits 1; a citation that leads nowhere is shown', async () => {
    const { code, stdout } = await verify('wrong.md', ALL, { args: ['--lang', 'en'] });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^FAILED/);
    expect(stdout).toContain('citation that leads nowhere: [9]');
  });

  it('AB2 an abstention passes, and is said aloud', async () => {
    const { code, stdout } = await verify('abstains.md', ALL, { args: ['--lang', 'en'] });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ABSTAINED {2}the answer says that it does not know/);
    const korean = await verify('abstains.md', ALL, { args: ['--lang', 'ko'] });
    expect(korean.stdout).toMatch(/^ABSTAINED {2}답이 모른다고 말했습니다/);
  });

  it.each([
    ['an empty file', ['empty.md']],
    ['no evidence at all', []],
  ])('EC3 %s is unchecked, never a hallucination: exit 2, with the reason', async (_, evidence) => {
    const { code, stdout } = await verify('answer.md', evidence, {
      args: ['--lang', 'en', '--format', 'json'],
    });
    expect(code).toBe(2);
    const report = ValidationReport.parse(JSON.parse(stdout));
    expect(report).toMatchObject({ status: 'error' });
    expect(report.result.hallucination_check).toMatchObject({ detected: false, suspicious_claims: [] });
    expect(report.result.counts).toMatchObject({ checked: 0, contradicted: 0 });
    const words = await verify('answer.md', evidence, { args: ['--lang', 'en'] });
    expect(words.stdout).toMatch(/^ERROR {2}could not be evaluated: /);
  });

  it.each(['empty.md', 'empty.html', 'empty.csv', 'empty.json'])(
    'FC23 RP4 that %s is empty is said, with what to do, in both languages',
    async (name) => {
      const english = await verify('answer.md', [name], { args: ['--lang', 'en'] });
      expect(english.stdout).toContain(`give evidence that has text or rows in it — ${name}`);
      const korean = await verify('answer.md', [name], { args: ['--lang', 'ko'] });
      expect(korean.stdout).toContain(`글이나 표가 있는 근거를 주세요 — ${name}`);
    },
  );

  it('GR46 evidence in another language is said, not guessed', async () => {
    const { code, stdout } = await verify('korean.md', ['rules.md'], { args: ['--lang', 'en'] });
    expect(code).toBe(2);
    expect(stdout).toMatch(/in another language.*rules\.md/);
    const both = await verify('korean.md', ['rules.md', 'rules.ko.md']);
    expect(both.code).toBe(0);
  });

  it('EC4 of a page only what a reader sees counts', async () => {
    const { code } = await verify('-', ['page.html'], { input: 'Staff get 25 days of leave each year.' });
    expect(code).toBe(0);
    const wrong = await verify('-', ['page.html'], { input: 'Staff get 35 days of leave each year.' });
    expect(wrong.code).toBe(1);
  });

  it.each([
    ['0.05', 0, 'supported'],
    ['0.01', 1, 'contradicted'],
  ])('GR54 a configured numeric_tolerance of %s holds for text', async (tolerance, exit, end) => {
    const own = mkdtempSync(join(folder, 'tolerance-'));
    writeFileSync(join(own, 'assay.config.yaml'), `validation:\n  numeric_tolerance: ${tolerance}\n`);
    writeFileSync(join(own, 'library.md'), 'The library holds 12,340 books.\n');
    const input = 'The library holds about 12,000 books.';
    const args = ['verify', '-', '--evidence', 'library.md', '--no-keep', '--format', 'json'];
    const { code, stdout } = await callAssay(args, { cwd: own, input });
    const report = ValidationReport.parse(JSON.parse(stdout));
    expect([code, report.result.grounding?.end]).toEqual([exit, end]);
  });

  it('FC23 evidence may come from standard input, but only once', async () => {
    const { code } = await verify('answer.md', [...ALL.slice(0, 2), '-'], { input: FILES['building.json'] });
    expect(code).not.toBe(2);
    const twice = await verify('-', ['-'], { input: 'x', args: ['--lang', 'en'] });
    expect(twice.code).toBe(2);
    expect(twice.stderr).toContain('standard input is named twice');
  });

  it.each([
    ['a file that is not there', 'nowhere.md', 'nowhere.md: there is no such file'],
    ['broken JSON', 'bad.json', 'bad.json:1:12'],
  ])('FC23 %s is refused with its place', async (_, evidence, words) => {
    const { code, stderr } = await verify('answer.md', [evidence], { args: ['--lang', 'en'] });
    expect(code).toBe(2);
    expect(stderr).toContain(words);
  });
});
