import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiKeyRecord } from '../../src/contract/api-key.ts';
import { callAssay } from '../support/call-assay.ts';
import type { Run } from '../support/run-assay.ts';

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'assay-keys-'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const keys = (...args: string[]): Promise<Run> => callAssay(['keys', ...args], { cwd: home });
const DAY_MS = 86_400_000;

describe('assay keys', { timeout: 120_000 }, () => {
  it('HT31 makes a key with an end, a budget and a list of models, and lists what is spent', async () => {
    const bounds = ['--expires', '30d', '--budget-tokens', '5000', '--budget-cost', '1.5'];
    const words = ['create', 'app', '--rights', 'chat', ...bounds, '--models', 'a/m, n', '--format', 'json'];
    const record = ApiKeyRecord.partial({ hash: true }).parse(JSON.parse((await keys(...words)).stdout));
    const { expires_at, ...terms } = record.terms;
    expect(terms).toEqual({ budget: { tokens: 5000, cost: 1.5 }, models: ['a/m', 'n'] });
    expect(Date.parse(expires_at ?? '') - Date.parse(record.created_at)).toBe(30 * DAY_MS);
    const { stdout } = await keys('list', '--lang', 'en');
    expect(stdout).toMatch(/^key +name +rights +models +spent +made +expires +revoked\n/);
    expect(stdout).toContain('0/5000, $0/$1.5');
    expect(stdout).toContain(expires_at?.slice(0, 10));
    expect((await keys('list', '--lang', 'ko')).stdout).toMatch(/쓴 예산 .*만료/);
  });

  it('HT31 a day holds to its end', async () => {
    const words = ['create', 'day', '--rights', 'read', '--expires', '2999-01-31', '--format', 'json'];
    const { terms } = JSON.parse((await keys(...words)).stdout) as Pick<ApiKeyRecord, 'terms'>;
    expect(terms.expires_at).toBe('2999-02-01T00:00:00.000Z');
  });

  it('HT31 says where, why and what to do, in both languages', async () => {
    const create = (lang: string, ...words: string[]): Promise<Run> =>
      keys('create', 'x', '--rights', 'chat', ...words, '--lang', lang);
    const past = ['--expires', '2020-01-01'];
    const runs = [await create('en', ...past), await create('ko', ...past)];
    expect(runs.map(({ code, stdout }) => [code, stdout])).toEqual([
      [2, ''],
      [2, ''],
    ]);
    expect(runs[0]?.stderr).toMatch(/expires_at.*would have expired[^]*name a time behind/);
    expect(runs[1]?.stderr).toMatch(/expires_at.*만료되는 키[^]*뒤의 시각/);
    const wrong = [
      ['--expires', 'soon', 'days from now', '지금부터의 날수'],
      ['--budget-tokens', '1.5', 'whole number of tokens', '토큰 수는 1 이상'],
      ['--budget-cost', '-1', 'amount of US dollars', '미국 달러'],
      ['--models', 'a,,b', 'names of models', '모델 이름'],
    ] as const;
    for (const [option, value, english, korean] of wrong) {
      const [en, ko] = [await create('en', option, value), await create('ko', option, value)];
      expect([en.code, ko.code, en.stderr, ko.stderr]).toEqual([
        2,
        2,
        expect.stringContaining(english) as string,
        expect.stringContaining(korean) as string,
      ]);
    }
  });
});
