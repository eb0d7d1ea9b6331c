import { describe, expect, it } from 'vitest';
import { usageText } from '../../src/cli/usage-text.ts';
import { callAssay } from '../support/call-assay.ts';

const ARGUMENTS: readonly (readonly string[])[] = [
  ['verify'],
  ['verfy'],
  ['verify', 'a', '--formt', 'json'],
  ['verify', 'a', '--format', 'jso'],
  ['verify', 'a', '--reference-date', '2026-02-30'],
  ['verify', 'a', '-o'],
  ['feedback', 'give', 'm'],
  ['calibrate', 'a', '--precision', '2'],
  ['grade', 'a', '--task', 'writing', '--votes', '0'],
  ['kg', 'show', 'a', 'b', 'c'],
  ['serve', '--port', '99999'],
  ['agents', '--since', 'soon'],
  ['keys', 'add', 'k', '--rights', 'fly'],
  ['suggestions', 'edit', 's', '--set', 'no'],
];

describe('arguments that the command line cannot take', () => {
  it.each(ARGUMENTS)('FC18 %s %s %s are refused in both languages, exit 2', async (...args) => {
    const [ko, en] = await Promise.all([
      callAssay([...args, '--lang=ko']),
      callAssay([...args], { env: { LANG: 'en_US.UTF-8' } }),
    ]);
    expect([ko.code, en.code]).toEqual([2, 2]);
    expect(en.stderr).toMatch(/^error: /);
    const worded = ko.stderr.split('\n').filter((line) => line !== '' && !line.startsWith('  assay '));
    for (const line of worded) expect(line).toMatch(/[가-힣]/u);
    expect(usageText(en.stderr, 'en')).toBe(en.stderr);
  });
});
