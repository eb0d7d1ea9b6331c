import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { WorkReport } from '../../src/contract/work-report.ts';
import { callAssay } from '../support/call-assay.ts';
import { trusting } from '../support/trusting.ts';
import { everything, newRepository, type TestRepository } from '../workspace/repository.ts';

const MINUTE = 60_000;
const base = {
  'package.json': '{"name":"cart","type":"module","main":"src/cart.js","scripts":{"test":"node --test"}}\n',
  'src/cart.js':
    'export function total(items) {\n  return items.reduce((sum, { price, count }) => sum + price * count, 0);\n}\n',
  'test/cart.test.js':
    "import test from 'node:test';\nimport assert from 'node:assert/strict';\nimport { total } from '../src/cart.js';\ntest('adds', () => {\n  assert.equal(total([{ price: 2, count: 3 }]), 6);\n});\ntest('empty', () => {\n  assert.equal(total([]), 0);\n});\n",
};
const made: TestRepository[] = [];

function shop(files: Readonly<Record<string, string>> = {}): TestRepository {
  const repository = newRepository();
  made.push(repository);
  repository.commit({ ...base, ...files });
  return repository;
}

async function check(repository: TestRepository, ...words: string[]) {
  return checkAs({}, repository, ...words);
}

async function checkAs(env: Readonly<Record<string, string>>, { root }: TestRepository, ...words: string[]) {
  const run = await callAssay(['check', '--format', 'json', '--lang', 'en', ...words], { cwd: root, env });
  const report = run.stdout === '' ? null : WorkReport.parse(JSON.parse(run.stdout));
  return { ...run, report };
}

const blocking = (report: WorkReport | null): string[] =>
  (report?.findings ?? [])
    .filter(({ severity, override }) => severity === 'error' && override === undefined)
    .map(({ rule }) => rule);

const honest = {
  'src/cart.js': `${base['src/cart.js']}\nexport function tax(amount) {\n  return amount * 0.1;\n}\n`,
  'test/tax.test.js':
    "import test from 'node:test';\nimport assert from 'node:assert/strict';\nimport { tax } from '../src/cart.js';\ntest('tax', () => {\n  assert.equal(tax(10), 1);\n});\n",
};
const broken = { 'src/cart.js': base['src/cart.js'].replace('price * count', 'price + count') };

afterAll(() => {
  for (const repository of made) repository.remove();
});

describe('assay check', () => {
  it('CW6 honest work with its tests passes, and nothing in the tree changes', {
    timeout: MINUTE,
  }, async () => {
    const repository = shop();
    repository.write(honest);
    const before = everything(repository.root);
    const { code, report } = await check(repository);
    expect(everything(repository.root)).toBe(before);
    expect({ code, status: report?.status, blocking: blocking(report) }).toEqual({
      code: 0,
      status: 'PASSED',
      blocking: [],
    });
    expect(report?.cross_run?.biting).toEqual(['test/tax.test.js › tax']);
    expect(report?.questions.map(({ id, passed }) => [id, passed])).toEqual([
      ['tests_pass', true],
      ['requirements_met', null],
      ['no_assumptions', null],
      ['evidence_exists', true],
    ]);
  });

  it('CW11 a run that told of no test is shown with what it printed last', { timeout: MINUTE }, async () => {
    const repository = shop({
      'package.json': base['package.json'].replace('node --test', 'echo no template in here >&2; exit 1'),
    });
    repository.write(broken);
    const { code, stdout } = await callAssay(['check', '--lang', 'en'], { cwd: repository.root });
    expect(code).toBe(2);
    expect(stdout).toMatch(
      /the work: exit 1, .*\n {4}\$ npm test\n(?: {4}\| .*\n)* {4}\| no template in here\n/,
    );
  });

  it('FC15 each file that -o names is written in the form of its ending', async () => {
    const repository = shop();
    repository.write(broken);
    const files = ['c1.json', 'c2.sarif', 'c3.xml'].map((name) => join(tmpdir(), `${Date.now()}-${name}`));
    const outputs = files.flatMap((path) => ['-o', path]);
    const { stdout } = await callAssay(['check', '--no-run', ...outputs], { cwd: repository.root });
    const [json = '', sarif = '', xml = ''] = files.map((path) => readFileSync(path, 'utf8'));
    for (const path of files) rmSync(path);
    expect(stdout).toBe('');
    WorkReport.parse(JSON.parse(json));
    expect(JSON.parse(sarif)).toMatchObject({ version: '2.1.0' });
    expect(xml).toMatch(/<testsuites /);
  });

  it('CW6 broken work fails, with the command that shows it', { timeout: MINUTE }, async () => {
    const repository = shop();
    repository.write(broken);
    const { code, report } = await check(repository);
    expect({ code, status: report?.status }).toEqual({ code: 1, status: 'FAILED' });
    expect(blocking(report)).toContain('tests_failed');
    expect(report?.open_points[0]?.command).toBe('npm test');
  });

  it('CW3 a test bent to broken code blocks, the same change asked for does not', {
    timeout: 2 * MINUTE,
  }, async () => {
    const bent = { ...broken, 'test/cart.test.js': base['test/cart.test.js'].replace(', 6)', ', 5)') };
    const faked = shop();
    faked.write(bent);
    expect(blocking((await check(faked)).report)).toContain('base_tests_fail');
    const asked = shop({
      'assay.config.yaml':
        'check:\n  requirements:\n    - id: R1\n      text: price and count are added\n      tests: [test/cart.test.js]\n      changes_expectations: true\n',
    });
    asked.write(bent);
    const { code, report } = await check(asked);
    expect({ code, blocking: blocking(report) }).toEqual({ code: 0, blocking: [] });
  });

  it('CW1 a configuration that came with the work does not hold, and is said', {
    timeout: MINUTE,
  }, async () => {
    const repository = shop();
    repository.write({ ...broken, 'assay.config.yaml': 'check:\n  test:\n    command: "true"\n' });
    const { code, report } = await check(repository);
    expect(code).toBe(1);
    expect(report?.unchecked).toContainEqual(
      expect.objectContaining({ item: 'assay.config.yaml', reason: 'refused' }),
    );
  });

  it('CW1 a configuration that cannot be read ends the check', async () => {
    const repository = shop({ 'assay.config.yaml': 'check: [1\n' });
    repository.write(honest);
    const { code, stderr } = await check(repository);
    expect(code).toBe(2);
    expect(stderr).toContain('assay.config.yaml');
  });

  it('CW4 an override holds until it expires', { timeout: 2 * MINUTE }, async () => {
    const settings = (expires: string): string =>
      `check:\n  overrides:\n    - rule: tests_failed\n      reason: known\n      accepted_by: Kim\n      accepted_at: 2026-01-01\n      expires: ${expires}\n`;
    const living = shop({ 'assay.config.yaml': settings('2999-01-01') });
    living.write(broken);
    expect(blocking((await check(living)).report)).toContain('tests_failed');
    const trusted = await checkAs(await trusting(living.root), living);
    expect(blocking(trusted.report)).not.toContain('tests_failed');
    const ended = shop({ 'assay.config.yaml': settings('2026-01-02') });
    ended.write(broken);
    expect(blocking((await checkAs(await trusting(ended.root), ended)).report)).toContain('tests_failed');
  });

  it('CW7 what cannot be evaluated is exit 2, never green', { timeout: MINUTE }, async () => {
    const same = shop();
    expect((await check(same, '--base', 'HEAD')).code).toBe(2);
    expect((await check(same, '--base', 'HEAD', '--allow-empty')).code).toBe(0);
    const without = shop({ 'package.json': '{"name":"cart","type":"module"}\n', 'test/cart.test.js': '\n' });
    without.write({ 'notes.md': 'x\n' });
    const notRun = await check(without, '--no-run');
    expect(notRun.code).toBe(2);
    expect(notRun.report?.status).toBe('INCOMPLETE');
  });

  it.each(['node --test', 'exit 0'])(
    'CW7 a command that runs no test is no pass: %s',
    {
      timeout: MINUTE,
    },
    async (test) => {
      const repository = newRepository();
      made.push(repository);
      repository.commit({ 'package.json': `${JSON.stringify({ name: 'cart', scripts: { test } })}\n` });
      repository.write({ 'new.js': 'export const a = 1;\n' });
      const { code, report } = await check(repository);
      expect([code, report?.status]).toEqual([2, 'INCOMPLETE']);
      expect(report?.questions[0]).toMatchObject({ passed: null, unchecked: { reason: 'no_evidence' } });
    },
  );

  it('CW5 the agent’s report is held against the run', { timeout: MINUTE }, async () => {
    const repository = shop();
    repository.write(honest);
    const file = join(mkdtempSync(join(tmpdir(), 'assay-report-')), 'report.md');
    writeFileSync(file, 'All 12 tests pass. It should work now.\n');
    const { report } = await check(repository, '--report', file);
    expect(report?.findings.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['output_contradicts_claim', 'false_certainty']),
    );
    expect(report?.questions.find(({ id }) => id === 'no_assumptions')?.passed).toBe(false);
  });

  it('CW9 a verdict is kept, listed, shown, and checked again', { timeout: 2 * MINUTE }, async () => {
    const repository = shop();
    repository.write(honest);
    const { report } = await check(repository);
    const id = report?.check_id.replace('chk-', '') ?? '';
    const place = { cwd: repository.root };
    expect((await callAssay(['verdicts'], place)).stdout).toContain(id);
    expect((await callAssay(['show', id], place)).stdout).toContain('PASSED');
    const again = await check(repository, '--replay', id);
    expect(again.stderr).toContain('still holds');
    expect(again.code).toBe(0);
    repository.write(broken);
    const changed = await check(repository, '--replay', id);
    expect(changed.stderr).toContain('no longer holds');
    expect(changed.code).toBe(1);
  });

  it('CW2 work since a recorded baseline', { timeout: MINUTE }, async () => {
    const repository = shop();
    repository.write(honest);
    const kept = await callAssay(['check', '--record-baseline', 'turn-1'], { cwd: repository.root });
    expect(kept.code).toBe(0);
    repository.write({ 'README.md': '# cart\n' });
    const { report } = await check(repository, '--baseline', 'turn-1');
    expect(report?.change.added).toEqual(['README.md']);
  });

  it('CW11 no repository, no revision: where, why, what to do', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'assay-nogit-'));
    const none = await callAssay(['check', '--lang', 'ko'], { cwd: folder });
    expect(none.code).toBe(2);
    expect(none.stderr).toMatch(/[가-힣]/);
    expect((await check(shop(), '--base', 'nowhere')).code).toBe(2);
  });

  it('CW8 the text names what is open in both languages', { timeout: MINUTE }, async () => {
    const repository = shop();
    repository.write(broken);
    const text = async (language: string) =>
      (await callAssay(['check', '--lang', language], { cwd: repository.root })).stdout;
    expect(await text('en')).toMatch(/FAILED[\s\S]*open:[\s\S]*\$ npm test/);
    expect(await text('ko')).toMatch(/FAILED[\s\S]*남은 것:[\s\S]*\$ npm test/);
  });
});
