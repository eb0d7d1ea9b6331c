import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { WorkReport } from '../../src/contract/work-report.ts';
import { claudeBash, claudeEdit } from '../self-check/transcript/lines.ts';
import { callAssay } from '../support/call-assay.ts';
import { newRepository, type TestRepository } from '../workspace/repository.ts';

const MINUTE = 60_000;
const scratch = mkdtempSync(join(tmpdir(), 'assay-message-'));
const made: TestRepository[] = [];

const base = {
  'package.json': '{"name":"cart","type":"module","main":"src/cart.js","scripts":{"test":"node --test"}}\n',
  'README.md': '# Cart\n',
  'src/cart.js':
    'export function total(items) {\n  return items.reduce((sum, { price }) => sum + price, 0);\n}\nexport const legacy = 1;\n',
  'test/cart.test.js':
    "import test from 'node:test';\nimport assert from 'node:assert/strict';\nimport { total } from '../src/cart.js';\ntest('adds', () => {\n  assert.equal(total([{ price: 2 }]), 2);\n});\n",
};
const work = {
  'src/cart.js': `${base['src/cart.js']}export function tax(amount) {\n  return amount * 0.1;\n}\n`,
  'test/tax.test.js':
    "import test from 'node:test';\nimport assert from 'node:assert/strict';\nimport { tax } from '../src/cart.js';\ntest('tax', () => {\n  assert.equal(tax(10), 1);\n});\n",
};

function shop(): TestRepository {
  const repository = newRepository();
  made.push(repository);
  repository.commit(base);
  repository.write(work);
  return repository;
}

function kept(name: string, text: string): string {
  const path = join(scratch, name);
  writeFileSync(path, text);
  return path;
}

async function check(repository: TestRepository, ...words: string[]) {
  const run = await callAssay(['check', '--format', 'json', '--lang', 'en', '--base', 'HEAD', ...words], {
    cwd: repository.root,
  });
  const report = run.stdout === '' ? null : WorkReport.parse(JSON.parse(run.stdout));
  return { ...run, report };
}

const verdicts = (report: WorkReport | null) =>
  (report?.claims ?? []).map(({ type, verdict, reason }) => [type, verdict, reason]);

const blocking = (report: WorkReport | null): string[] =>
  (report?.findings ?? []).filter(({ severity }) => severity === 'error').map(({ rule }) => rule);

afterAll(() => {
  for (const repository of made) repository.remove();
  rmSync(scratch, { recursive: true });
});

describe('assay check --message', () => {
  it('FM6 a message that lies in the work proves nothing of itself', { timeout: MINUTE }, async () => {
    const repository = shop();
    repository.write({ 'said.md': 'I added `refund` to `src/cart.js`. I added `tax`.\n' });
    const { report } = await check(repository, '--message', join(repository.root, 'said.md'), '--no-run');
    expect(verdicts(report)).toEqual([
      ['added', 'UNSUPPORTED', 'not_in_the_difference'],
      ['added', 'BACKED', 'in_the_difference'],
    ]);
    expect(report?.claims?.[1]?.shown_by[0]?.what).toBe('src/cart.js:5');
  });

  it('FM6 what is so is backed by what ran here and what changed', { timeout: MINUTE }, async () => {
    const message = kept(
      'true.md',
      'I added `tax` to `src/cart.js`. Added a test in `test/tax.test.js`. All 2 tests pass. There are no breaking changes.\n',
    );
    const { code, report } = await check(shop(), '--message', message);
    expect(verdicts(report)).toEqual([
      ['added', 'BACKED', 'in_the_difference'],
      ['tests_added', 'BACKED', 'in_the_difference'],
      ['tests_pass', 'BACKED', 'tests_ran_green'],
      ['no_breaking_change', 'BACKED', 'exports_kept'],
    ]);
    expect(report?.claims?.[0]?.shown_by[0]).toEqual({
      kind: 'file',
      what: 'src/cart.js:5',
      detail: 'export function tax(amount) {',
    });
    expect({ code, status: report?.status, blocking: blocking(report) }).toEqual({
      code: 0,
      status: 'PASSED',
      blocking: [],
    });
  });

  it('FM11 what is not so blocks, with the place that shows it', { timeout: MINUTE }, async () => {
    const message = kept(
      'false.md',
      '`src/cart.js`만 수정했습니다. `src/receipt.js`를 만들었습니다. README에 사용법을 추가했습니다.\n',
    );
    const { code, report } = await check(shop(), '--message', message);
    expect(verdicts(report)).toEqual([
      ['only_touched', 'CONTRADICTED', 'other_files_changed'],
      ['added', 'CONTRADICTED', 'not_there'],
      ['documented', 'CONTRADICTED', 'not_in_the_difference'],
    ]);
    expect(report?.claims?.[0]?.shown_by).toEqual([
      { kind: 'file', what: 'test/tax.test.js', detail: 'added' },
    ]);
    expect({ code, blocking: blocking(report) }).toEqual({
      code: 1,
      blocking: ['claim_contradicted', 'claim_contradicted', 'claim_contradicted'],
    });
  });

  it('FM9 a name that the entry gave and gives no more breaks what is said', {
    timeout: MINUTE,
  }, async () => {
    const repository = shop();
    repository.write({ 'src/cart.js': work['src/cart.js'].replace('export const legacy = 1;\n', '') });
    const { report } = await check(
      repository,
      '--message',
      kept('api.md', 'There are no breaking changes.\n'),
    );
    expect(report?.claims?.[0]).toMatchObject({
      verdict: 'CONTRADICTED',
      reason: 'exports_lost',
      shown_by: [{ what: 'src/cart.js', detail: 'legacy' }],
    });
  });

  it('FM4 an honest partial report is incomplete, and what it says in passing comes first', {
    timeout: MINUTE,
  }, async () => {
    const message = kept(
      'partial.md',
      'I added `tax` to `src/cart.js`. For the others the framework is in place.\n',
    );
    const repository = shop();
    const { code, report } = await check(repository, '--message', message);
    expect({ code, status: report?.status, blocking: blocking(report) }).toEqual({
      code: 0,
      status: 'INCOMPLETE',
      blocking: [],
    });
    const text = await callAssay(['check', '--lang', 'ko', '--base', 'HEAD', '--message', message], {
      cwd: repository.root,
    });
    const lines = text.stdout.split('\n');
    expect(lines[2]).toBe('메시지가 남았다고 말한 것:');
    expect(lines[3]).toBe('  ! “For the others the framework is in place.”');
    expect(text.stdout).toContain('✓ 근거 있음  추가: “I added `tax` to `src/cart.js`.”');
  });

  it('TL1 what ran before the last edit is stale where nothing was run here', {
    timeout: MINUTE,
  }, async () => {
    const repository = shop();
    const lines = [
      ...claudeBash('1', 'npm test', { stdout: '# pass 2' }),
      claudeEdit('2', join(repository.root, 'src/cart.js')),
    ];
    const transcript = kept('session.jsonl', `${lines.join('\n')}\n{"type":"assistant","mess`);
    const message = kept('tests.md', 'All tests pass.\n');
    const { report } = await check(repository, '--no-run', '--message', message, '--transcript', transcript);
    expect(verdicts(report)).toEqual([['tests_pass', 'STALE', 'ran_before_last_edit']]);
    expect(report?.transcript).toEqual({ form: 'claude', commands: 1, edits: 1, lines: 4, unread: 1 });
    expect(report?.claims?.[0]?.shown_by).toEqual([
      { kind: 'tool_result', what: 'npm test', detail: 'exit 0: # pass 2' },
    ]);
  });

  it('TL2 a transcript that is not there is unchecked, and the check goes on', {
    timeout: MINUTE,
  }, async () => {
    const absent = join(scratch, 'absent.jsonl');
    const { report } = await check(
      shop(),
      '--message',
      kept('done.md', 'All tests pass.\n'),
      '--transcript',
      absent,
    );
    expect(report?.unchecked).toContainEqual({
      item: 'transcript',
      reason: 'unavailable',
      detail: `${absent}: no such transcript`,
    });
    expect(verdicts(report)).toEqual([['tests_pass', 'BACKED', 'tests_ran_green']]);
  });

  it('FM1 a report and a message together are refused', async () => {
    const path = kept('both.md', 'Done.\n');
    const { code, stderr } = await check(shop(), '--message', path, '--report', path);
    expect({ code, said: stderr.includes('--report, --message') }).toEqual({ code: 2, said: true });
  });

  it('FM13 the rest of a message that is too long is unchecked, and says so', {
    timeout: MINUTE,
  }, async () => {
    const line = 'I added a test for `tax` and all 12 tests pass, ';
    const message = kept('long.md', line.repeat(11_000_000 / line.length));
    const { report } = await check(shop(), '--no-run', '--message', message);
    expect(report?.unchecked.find(({ item }) => item === 'message')).toEqual({
      item: 'message',
      reason: 'over_budget',
      detail: expect.stringMatching(/^the first 100000 of its \d+ characters were read$/),
    });
  });
});
