import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { anyCharacter } from './any-character.ts';

const cases = join(import.meta.dirname, '../../cases');

function texts(pattern: string, field: string): string[] {
  return globSync(pattern, { cwd: cases }).flatMap((file) => {
    const rows = JSON.parse(readFileSync(join(cases, file), 'utf8')) as Record<string, unknown>[];
    return rows.map((row) => row[field]).filter((text): text is string => typeof text === 'string');
  });
}

const MARKDOWN = [
  'x | y is here. And then it goes on for a while\n---|---\n1 | 2\n',
  'It is so. [노트 12, 노트 13, 노트 14] The next one is not cited at all.',
  'name | value\n---|---\nx. y and some more words | 3\n',
  '# 요약\n\n가동률은 96.5%입니다.그러나 인원은 32명이다. [노트 2]\n\n## 출처\n\n[1] 취업규칙\n[2] 안내문. 2024년판\n\n끝으로 한 문장이 더 있다.',
  'The fee is 3.\n5 euros more. See Dr. Kim, p. 12. It rose to 5. 3. quarter was flat... Then it fell… 그리고 올랐다…\n',
  'Before.\n\n```ts\nconst a = b[1]; // done. yes.\n```\n\nAfter the code. [1]\n\n    indented. code\n\n- item one. More of it.\n- [x] item two [2]\n  wrapped line. End\n\n1. first\n2. second. Third',
  '| a | b |\n|---|---|\n| 1. x | 2 |\n\nname | value\n---|---\nx. y | 3\n\nNot a table. But | bars\n---|---\n',
  'Title of it\n===\n\nOne line. Two sentences\n---\nmore text\n---\n\n> quoted. words\n> go on. here\n\n~~~\nnever closed. code\n',
  'This line is as long as lines of mails and of old editors usually are, wrapped. It\ngoes on here. The next sentence is wrapped as well, though nobody would notice.\nEnd of it.\n',
  'A claim.\n\n[1]\n\nAnother claim.\nSource: handbook.md\n\nSources:\n- [Handbook](handbook.md)\n- https://a.example/b\n\n1. not a source any more, it says something.',
  '갔다.그는 왔다.3시였다. "갔다."라고 했다. 2020. 3. 4. 계약했다. (출처: 취업규칙) 끝났다.¹ 또 있다.[^1]\n\n[^1]: 취업규칙',
  'The sky is blue. [1] [2] The sea is too. [3]x Not cited. [the policy](https://a.example/b) says so. (see below) Fine.',
];

/** Texts of every shape: those of the cases, and Markdown of all kinds. */
export const TEXTS: readonly string[] = [
  ...MARKDOWN,
  ...texts('grounding/own/*.json', 'answer'),
  ...texts('language/sentences.json', 'text'),
  ...texts('language/citations.json', 'text'),
];

const SCRAPS = [
  '\n',
  '\n\n',
  ' ',
  '. ',
  '다. ',
  '다.',
  '# ',
  '- ',
  '> ',
  '```\n',
  '~~~',
  '|',
  '---',
  '---|---\n',
  '===\n',
  '1. ',
  '[1]',
  ' [2] ',
  '[노트 3]',
  '(출처: 규칙)',
  'Sources:\n',
  '[^1]: ',
  '...',
  '"',
  ')',
  '**',
  '2020. 3. 4.',
  'Dr. ',
  'U.S. ',
  'e.g. ',
  '3.',
  '5',
  '\t',
  '    ',
  '  \n',
  '\r\n',
  'The end of a sentence that is of some length. ',
  'a line that would have been wrapped by an editor at about this width\n',
  '그리고 조금 긴 문장이 하나 있다. ',
  '한글 줄이 하나 있는데 예순 칸쯤 되는 곳에서 편집기가 꺾은 줄이다\n',
  'word ',
  'However ',
];

/** Text out of scraps of markup, and anything else between. */
export const SCRAP_TEXT: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...SCRAPS) },
      { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 5 }) },
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

export const ANY_TEXT: fc.Arbitrary<string> = fc.oneof(
  SCRAP_TEXT,
  fc.constantFrom(...TEXTS),
  fc.tuple(fc.constantFrom(...TEXTS), SCRAP_TEXT, fc.constantFrom(...TEXTS)).map((parts) => parts.join('')),
);

/** Cuts a text into pieces of these sizes, over and over. */
export function cut(text: string, sizes: readonly number[]): string[] {
  const pieces: string[] = [];
  for (let at = 0, n = 0; at < text.length; n += 1) {
    const size = sizes[n % sizes.length] ?? 1;
    pieces.push(text.slice(at, at + size));
    at += size;
  }
  return pieces;
}

export const SIZES: fc.Arbitrary<readonly number[]> = fc.oneof(
  fc.constantFrom([1], [2], [7], [1_000_000]),
  fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 }),
);
