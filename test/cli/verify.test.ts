import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ValidationReport } from '../../src/contract/validation-report.ts';
import { callAssay } from '../support/call-assay.ts';
import { copyOfHr, type Run, runAssay, type RunOptions } from '../support/run-assay.ts';

let hr: ReturnType<typeof copyOfHr>;
let first: Run;
beforeAll(async () => {
  hr = copyOfHr();
  first = await runAssay(['verify', 'answer.json'], { cwd: hr.path });
});
afterAll(() => hr.remove());

function assay(args: readonly string[], options: RunOptions = {}): Promise<Run> {
  return callAssay(args, { cwd: hr.path, ...options });
}

const ANSI = '\u001b[';

describe('assay verify', () => {
  it("FC1, KG22 the source's example passes, in words, and no database is made for it", () => {
    expect(first.code).toBe(0);
    expect(first.stdout).toMatch(/^PASSED {2}점수 0\.92 {2}resp-20250122-001\n/);
    expect(first.stdout).toContain('✓ CLM-01  VERIFIED · 0.95');
    expect(first.stdout).toContain('물은 곳: TMS.allocation (2026-02-02 기준)');
    expect(first.stderr).toBe('');
    expect(existsSync(join(hr.path, '.assay/database'))).toBe(false);
    expect(first.stdout).not.toContain(ANSI);
  });

  it('FC1 json is the report of the schema, and nothing else', async () => {
    const { code, stdout, stderr } = await assay(['verify', 'answer.json', '--format', 'json', '--no-keep']);
    expect([code, stderr]).toEqual([0, '']);
    const report = ValidationReport.parse(JSON.parse(stdout));
    expect(report.result).toMatchObject({ overall_score: 0.92, validation_status: 'PASSED' });
    expect(report.result.claim_validations.map(({ confidence }) => confidence)).toEqual([0.95, 0.9]);
  });

  it('FC1 a wrong answer exits 1, contradictions first, and the words can be English', async () => {
    const { code, stdout } = await assay(['verify', 'answer-wrong.json', '--lang', 'en']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^HALLUCINATION {2}score 0\.\d\d/);
    expect(stdout.indexOf('✗ CLM-02')).toBeGreaterThan(0);
    expect(stdout.indexOf('✗ CLM-02')).toBeLessThan(stdout.indexOf('CLM-04  '));
    expect(stdout).toContain('name unknown to the knowledge graph: 블록체인팀');
  });

  it('FC11 the text speaks of messages only where somebody is told of them', async () => {
    const webhooks = 'webhooks: { ops: { url: https://example.com/assay, secret_env: OPS_SECRET } }';
    const plain = readFileSync(join(hr.path, 'assay.config.yaml'), 'utf8');
    writeFileSync(join(hr.path, 'told.yaml'), `${plain}\n${webhooks}\n`);
    const said = async (file: string, ...more: string[]) =>
      (await assay(['verify', file, '--lang', 'en', ...more])).stdout;
    for (const file of ['answer.json', 'answer-wrong.json']) expect(await said(file)).not.toContain('→');
    expect(await said('answer.json', '--config', 'told.yaml')).toContain('→ requested workflow WF-06');
    expect(await said('answer-wrong.json', '--config', 'told.yaml')).toContain(
      '→ asked the orchestrator to write the answer again',
    );
  });

  it('FC1 - reads standard input; the configuration is then looked for from the working folder', async () => {
    const input = readFileSync(join(hr.path, 'answer-text.json'), 'utf8');
    const { code, stdout } = await assay(['verify', '-', '--no-keep'], { input });
    expect(code).toBe(0);
    expect(stdout).toContain('질문: “Should we hire before the summer?”');
  });

  it('FC14 --explain shows parts, evidence, sources and the formula of one claim', async () => {
    const { code, stdout } = await assay([
      'verify',
      'answer.json',
      '--explain',
      'CLM-01',
      '--lang',
      'en',
      '--no-keep',
    ]);
    expect(code).toBe(0);
    expect(stdout).toContain('allocated_hours / available_hours = 0.96');
    expect(stdout).toContain('EVD-02 · supports the claim · confirmed by its source');
    expect(stdout).toContain('confidence: 0.95 = 1 − 0.1 ÷ 2^1 (2 independent pieces, all confirmed)');
    const unknown = await assay(['verify', 'answer.json', '--explain', 'CLM-77', '--no-keep']);
    expect(unknown.code).toBe(2);
    expect(unknown.stderr).toContain('claims: CLM-01, CLM-02');
  });

  it('FC15 -o writes the report whole, and leaves nothing where it cannot', async () => {
    const target = join(hr.path, 'report.json');
    const { code, stdout } = await assay([
      'verify',
      'answer.json',
      '--format',
      'json',
      '-o',
      target,
      '--no-keep',
    ]);
    expect([code, stdout]).toEqual([0, '']);
    expect(ValidationReport.safeParse(JSON.parse(readFileSync(target, 'utf8'))).success).toBe(true);
    const nowhere = await assay(['verify', 'answer.json', '-o', join(hr.path, 'none', 'r.txt'), '--no-keep']);
    expect(nowhere.code).toBe(2);
    expect(nowhere.stderr).toContain('there is no such folder');
    mkdirSync(join(hr.path, 'folder'));
    const onFolder = await assay(['verify', 'answer.json', '-o', join(hr.path, 'folder'), '--no-keep']);
    expect(onFolder.code).toBe(2);
    expect(readdirSync(hr.path).filter((name) => name.includes('.part'))).toEqual([]);
  });

  it('FC1 --reference-date moves "last week"', async () => {
    const text = 'AI팀의 지난주 배정 시간은 480시간이었습니다.';
    const input = JSON.stringify({ response_id: 'r', content: { text } });
    const on = (day: string): Promise<Run> =>
      assay(['verify', '-', '--reference-date', day, '--no-keep'], { input });
    expect((await on('2026-02-02')).code).toBe(0);
    expect((await on('2026-01-26')).code).toBe(1);
    const bad = await runAssay(['verify', '-', '--reference-date', '2026-02-30'], { cwd: hr.path, input });
    expect(bad.code).toBe(2);
    expect(bad.stderr).toContain('a day that exists');
  });

  it('FC1 nothing to check is not a pass, unless that is allowed', async () => {
    const input = JSON.stringify({ response_id: 'r', content: { text: 'Should we hire?' } });
    const strict = await assay(['verify', '-', '--no-keep'], { input });
    expect(strict.code).toBe(2);
    expect(strict.stdout).toMatch(
      /^ERROR {2}there is no claim to check\. --allow-empty lets such an answer pass/,
    );
    const allowed = await assay(['verify', '-', '--no-keep', '--allow-empty'], { input });
    expect([allowed.code, allowed.stdout]).toEqual([0, expect.stringMatching(/^EMPTY {2}there is no claim/)]);
    const korean = await assay(['verify', '-', '--no-keep', '--format', 'md', '--lang', 'ko'], { input });
    expect(korean.stdout).toMatch(/^### ERROR · Assay: 확인할 주장이 없습니다\. .*allow/m);
    const junit = await assay(['verify', '-', '--no-keep', '--format', 'junit'], { input });
    expect(junit.stdout).toContain('message="there is no claim to check. ');
    const empty = JSON.stringify({ response_id: 'r', content: { claims: [] } });
    expect((await assay(['verify', '-', '--no-keep'], { input: empty })).code).toBe(2);
  });
});

describe('the screen', () => {
  it('FC16 escape sequences and turned text in answers reach the terminal as plain characters', async () => {
    const input = JSON.stringify({
      response_id: 'r\u001b]0;x\u0007',
      content: { claims: [{ claim_id: 'C\u001b[2J', text: 'AI팀의 인원은 \u001b[31m32명\u202e입니다\r\n' }] },
    });
    const { stdout } = await assay(['verify', '-', '--no-keep', '--lang', 'ko'], { input });
    expect(stdout).toContain('\\x1b[2J');
    expect([...stdout].some((character) => /\p{Cc}/u.test(character) && character !== '\n')).toBe(false);
    expect(stdout).not.toContain('\u202e');
  });

  it.each([
    [{}, false],
    [{ FORCE_COLOR: '1' }, true],
  ])('FC16 where it is no terminal, with %j there is colour: %s', async (env, wanted) => {
    const { stdout } = await runAssay(['verify', 'answer.json', '--no-keep'], { cwd: hr.path, env });
    expect(stdout.includes(ANSI)).toBe(wanted);
  });
});

describe('what was kept', () => {
  it('FC13 verdicts lists it, show prints it again to the byte, by id or its beginning', async () => {
    const run = await assay(['verify', 'answer-wrong.json']);
    const id = /판정 (\w{26})/.exec(run.stdout)?.[1] ?? '';
    const again = await assay(['show', id]);
    expect(again).toMatchObject({ code: 0, stdout: run.stdout });
    const json = await assay(['show', id.slice(0, 25), '--format', 'json']);
    expect(ValidationReport.safeParse(JSON.parse(json.stdout)).success).toBe(true);
    const list = await assay(['verdicts', '--limit', '1']);
    expect(list.stdout.trim().split('\n')).toHaveLength(2);
    expect(list.stdout).toContain(id);
    const listed = JSON.parse((await assay(['verdicts', '--format', 'json'])).stdout) as { id: string }[];
    expect(listed[0]?.id).toBe(id);
    const unknown = await assay(['show', '00000000']);
    expect(unknown.code).toBe(2);
    expect(unknown.stderr).toContain('no such verdict');
  });

  it('FC12 the database takes over what the files keep: show prints it to the byte when they are gone', async () => {
    const { stdout } = await assay(['verify', 'answer.json']);
    const id = /판정 (\w{26})/.exec(stdout)?.[1] ?? '';
    await assay(['kg', 'load']);
    renameSync(join(hr.path, '.assay/verdicts'), join(hr.path, '.assay/away'));
    const shown = await assay(['show', id]);
    const listed = await assay(['verdicts']);
    renameSync(join(hr.path, '.assay/away'), join(hr.path, '.assay/verdicts'));
    expect(shown).toMatchObject({ code: 0, stdout });
    expect(listed.stdout).toContain(id);
  });

  it.skipIf(process.getuid?.() === 0)(
    'FC12 in a read-only folder the verdict is given, and a warning',
    async () => {
      const locked = copyOfHr();
      chmodSync(locked.path, 0o500);
      const { code, stdout, stderr } = await runAssay(['verify', 'answer.json'], { cwd: locked.path });
      chmodSync(locked.path, 0o700);
      locked.remove();
      expect(code).not.toBe(0);
      expect(stdout).toContain('CLM-01');
      expect(stderr).toContain('판정을 보관하지 못했습니다');
    },
  );

  it('FC12 where .assay cannot be made, the verdict is given, and a warning', async () => {
    const blocked = copyOfHr();
    writeFileSync(join(blocked.path, '.assay'), 'in the way');
    const { stdout, stderr } = await runAssay(['verify', 'answer.json'], { cwd: blocked.path });
    blocked.remove();
    expect(stdout).toContain('CLM-01');
    expect(stderr).toContain('판정을 보관하지 못했습니다');
  });
});

describe('an interrupted verify', () => {
  it('FC17 ends by its signal and leaves no lock', async () => {
    const run = await runAssay(['kg', 'load'], {
      cwd: hr.path,
      onStart: (child) => {
        const watch = setInterval(() => {
          if (!existsSync(join(hr.path, '.assay/database/assay.lock'))) return;
          clearInterval(watch);
          child.kill('SIGINT');
        }, 2);
        child.on('close', () => clearInterval(watch));
      },
    });
    expect(run.signal).toBe('SIGINT');
    expect(existsSync(join(hr.path, '.assay/database/assay.lock'))).toBe(false);
    expect((await assay(['kg', 'load'])).code).toBe(0);
  });
});
