import { describe, expect, it } from 'vitest';
import { usageText } from '../../src/cli/usage-text.ts';
import { callAssay } from '../support/call-assay.ts';

const ARGUMENTS: readonly (readonly string[])[] = [
  ['verify'],
  ['verify', '--evidence', 'a', 'b'],
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

  it.each([
    [['verify', '--evidence', 'a.md', 'answer.md'], '--evidence', 'files'],
    [['grade', '--task', 'writing', '--notes', 'a.md', 'answer.md'], '--notes', 'file'],
  ])('NU10 %j names the option that took the argument', async (args, option, argument) => {
    const { code, stderr } = await callAssay([...args, '--lang', 'en']);
    const said = `(${option} took each word behind it: put ${argument} before it, or behind --)`;
    expect([code, stderr.split('\n')[1]]).toEqual([2, said]);
  });

  it('NU10 an argument that nothing took, and one behind --', async () => {
    expect((await callAssay(['verify', '--lang', 'en'])).stderr).not.toContain('took each word');
    const behind = await callAssay(['verify', '--lang', 'en', '--evidence', 'a.md', '--', 'nope.md']);
    expect(behind.stderr).toContain('nope.md: there is no such file');
  });
});
