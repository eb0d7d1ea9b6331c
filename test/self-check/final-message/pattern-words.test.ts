import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HALVES, labelled } from '../../../eval/messages/labelled.ts';
import { neededLiterals } from '../../../scripts/needed-literals.ts';
import { patternsOf } from '../../../src/core/self-check/final-message/claim-pattern.ts';
import { ENGLISH_CLAIMS } from '../../../src/core/self-check/final-message/english-claims.ts';
import { KOREAN_CLAIMS } from '../../../src/core/self-check/final-message/korean-claims.ts';
import { OPEN_ENGLISH, OPEN_KOREAN } from '../../../src/core/self-check/final-message/limitation-words.ts';
import { OF_CLAUSE, OF_SENTENCE } from '../../../src/core/self-check/final-message/no-claim.ts';
import { PATTERN_WORDS } from '../../../src/core/self-check/final-message/pattern-words.ts';

const patterns = {
  english_claims: patternsOf(ENGLISH_CLAIMS).map(({ pattern }) => pattern()),
  korean_claims: patternsOf(KOREAN_CLAIMS).map(({ pattern }) => pattern()),
  open_english: OPEN_ENGLISH.map((pattern) => pattern()),
  open_korean: OPEN_KOREAN.map((pattern) => pattern()),
  no_sentence: OF_SENTENCE.map(([, pattern]) => pattern()),
  no_clause: OF_CLAUSE.map(([, pattern]) => pattern()),
};
const LISTS = Object.keys(PATTERN_WORDS) as (keyof typeof patterns)[];

const holds = (words: readonly string[] | null, text: string): boolean =>
  words === null || words.some((word) => text.toLowerCase().includes(word));

describe('words without which a pattern cannot match', () => {
  it.each(LISTS)('FM1 %s: the list is that of the patterns; else run `npm run pattern-words`', (list) => {
    const needed = patterns[list].map((pattern) => neededLiterals(pattern)?.join('\n') ?? null);
    expect(PATTERN_WORDS[list]).toEqual(needed);
  });

  it('FM1 no line of a labelled message is matched without one of them', () => {
    const all = Object.values(patterns).flat();
    const words = all.map(neededLiterals);
    const lines = HALVES.flatMap((half) => [...labelled('ko', half), ...labelled('en', half)])
      .flatMap(({ text }) => text.split(/\n|(?<=[.!?]) /))
      .map((line) => line.replace(/`[^`]+`/g, '§'));
    const lost = lines.filter((line) =>
      all.some((pattern, at) => !holds(words[at] ?? null, line) && pattern.test(line)),
    );
    expect(lost).toEqual([]);
  });

  it('FM1 they are those of each alternative, of what must stand, and of no look around', () => {
    const read = (source: string, flags = 'i') => neededLiterals(new RegExp(source, flags));
    expect(read('\\b(?:Add|write)s? new\\b')).toEqual([' new']);
    expect(read('(?:added|implemented|put)\\b')).toEqual(['added', 'implemented', 'put']);
    expect(read('(?<!not )a+b?cde')).toEqual(['cde']);
    expect(read('x(?=yes)|\\d+')).toBeNull();
    expect(read('[a|b)](?:z\\|y)')).toEqual(['z|y']);
    expect(read('테스트(?:가)? {0,2}통과')).toEqual(['테스트']);
  });

  it('FM1 any pattern of such parts that matches holds one', () => {
    const part = constantFrom(
      'ab',
      'c?',
      '(?:de|f)',
      '(?:gh)?',
      '[ij]',
      'k+',
      '(?<=ab)',
      '\\b',
      'l{2}',
      ' ',
      '.',
    );
    assert(
      property(
        part,
        part,
        part,
        string({ unit: constantFrom(...'abcdefghijkl '), maxLength: 12 }),
        (a, b, c, text) => {
          const pattern = new RegExp(`${a}${b}|${b}${c}`);
          return !pattern.test(text) || holds(neededLiterals(pattern), text);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
