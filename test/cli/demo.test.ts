import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Demo } from '../../src/app/demo/run-demo.ts';
import { verify } from '../../src/app/verify-in-short.ts';
import { wantsColour } from '../../src/cli/wants-colour.ts';
import { callAssay } from '../support/call-assay.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-demo-'));
afterAll(() => rmSync(folder, { recursive: true }));

const demo = (...args: readonly string[]) => callAssay(['demo', ...args], { cwd: folder });

describe('assay demo', () => {
  it.each(['en', 'ko'] as const)('NU4 shows what the product says of each answer, in %s', async (lang) => {
    const { code, stdout } = await demo('--lang', lang, '--format', 'json');
    expect(code).toBe(0);
    const { steps, document, name, question, helped } = JSON.parse(stdout) as Demo;
    expect(steps.map(({ kind }) => kind)).toEqual(['true', 'false', 'repair']);
    for (const { text, report } of steps) {
      const again = await verify({ text, question, evidences: [{ evidence_id: name, data: document }] });
      expect(report.result.validation_status).toBe(again.status);
      expect(report.result.overall_score).toBe(again.score);
    }
    expect(steps.map(({ report }) => report.result.validation_status)).toEqual([
      'PASSED',
      'FAILED',
      'PASSED',
    ]);
    expect(document).toContain(steps[2]?.text.replace(/ \[[^\]]+\]$/, ''));
    expect(helped).toBe(true);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('NU4 says why the false one is false, and what the repair brought', async () => {
    const [en, ko] = [await demo('--lang', 'en'), await demo('--lang', 'ko')];
    expect(en.stdout).toMatch(/claimed 30 days, source 25 days[\s\S]*FAILED → PASSED/);
    expect(ko.stdout).toMatch(/주장 30일, 원천 25일[\s\S]*FAILED → PASSED/);
    expect(ko.stdout.replaceAll(/assay verify .*|[A-Z_-]+/g, '')).not.toMatch(/[a-z]{4,} [a-z]{3,}/);
    expect(existsSync(join(folder, '.assay'))).toBe(false);
  });
});

describe('colours', () => {
  it.each([
    [true, {}, true],
    [false, {}, false],
    [false, { FORCE_COLOR: '1' }, true],
    [true, { FORCE_COLOR: '0' }, false],
    [false, { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
    [true, { TERM: 'dumb' }, false],
  ])('FC16 a terminal (%s) with %j has colours: %s', (isTTY, environment, wanted) => {
    expect(wantsColour({ isTTY }, environment)).toBe(wanted);
  });
});
