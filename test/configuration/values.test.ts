import { expect, it } from 'vitest';
import { indexLanguage } from '../../src/contract/index-language.ts';
import { Milliseconds } from '../../src/contract/milliseconds.ts';

it.each([
  [250, 250],
  ['500ms', 500],
  ['1.5 s', 1500],
  ['2m', 120_000],
  ['1h', 3_600_000],
  ['0.0001s', null],
  ['0.2ms', 1],
  ['5 days', null],
  ['5', null],
  [0, null],
])('a time of %j is %j milliseconds', (given, expected) => {
  expect(Milliseconds.safeParse(given).data ?? null).toBe(expected);
});

it.each([
  ['src/a.ts', 'typescript'],
  ['a.b/c.PYI', 'python'],
  ['db/schema.prisma', 'prisma'],
  ['docs/README', 'text'],
  ['docs/README.md', 'markdown'],
  ['Makefile', null],
  ['a.toString', null],
  ['a.exe', null],
  ['.env', null],
])('IX1 %s is read as %s', (path, language) => {
  expect(indexLanguage(path)).toBe(language);
});
