import { describe, expect, it } from 'vitest';
import { findPhrases } from '../../../src/core/self-check/report/find-phrases.ts';

function found(text: string): string[] {
  return findPhrases(text).map(({ text: phrase }) => phrase);
}

describe('phrases of a report', () => {
  it.each([
    ['It probably works.', 'probably'],
    ['I think it is done.', 'I think'],
    ['This is usually enough.', 'usually'],
    ['The cache might be stale.', 'might be'],
    ['아마 됩니다.', '아마'],
    ['고친 것 같습니다.', '것 같습니다'],
    ['보통 잘 됩니다.', '보통'],
    ['제 생각에는 맞습니다.', '제 생각에는'],
    ['이제 해결된 듯합니다.', '듯합니다'],
  ])('DS1 hedge in %s', (text, phrase) => {
    expect(findPhrases(text)).toMatchObject([{ kind: 'hedge', text: phrase }]);
  });

  it.each([
    ['It should work now.', 'should work'],
    ['All tests will pass.', 'All tests will pass'],
    ['They are going to pass.', 'going to pass'],
    ['It is guaranteed to hold.', 'guaranteed to'],
    ['테스트가 통과할 것입니다.', '통과할 것입니다'],
    ['문제없을 것입니다.', '문제없을 것입니다'],
    ['반드시 동작하며 그렇습니다.', '반드시 동작하며'],
  ])('DS1 false certainty in %s', (text, phrase) => {
    expect(findPhrases(text)).toMatchObject([{ kind: 'false_certainty', text: phrase }]);
  });

  it('DS1 each match has its line and column, and the offsets of the report as it stands', () => {
    const text = '# 보고\n\n`probably` 는 코드.\n끝. 아마 됩니다.\nIt\tprobably works, probably.';
    const places = findPhrases(text);
    expect(places.map(({ text: phrase, line, column }) => [phrase, line, column])).toEqual([
      ['아마', 4, 4],
      ['probably', 5, 4],
      ['probably', 5, 20],
    ]);
    for (const { start, end, text: phrase } of places) expect(text.slice(start, end)).toBe(phrase);
  });

  it.each([
    ['a block of code', '```\nprobably\n```'],
    ['a block without an end', 'Text.\n~~~\n아마 됩니다'],
    ['code in a line', 'I removed `// should work`.'],
    ['a quotation', 'You wrote "it should work, I think".'],
    ['a Korean quotation', '「아마 될 것 같습니다」라는 문구를 지웠습니다.'],
    ['a quoted line', '> it probably works\n\nIt does: see the run.'],
    ['a comment', '<!-- probably -->done'],
    ['an address', 'See https://example.org/usually/probably for more.'],
    ['a denied phrase', 'I do not think a lock is needed.'],
    ['a denied phrase in Korean', '추측이 아니라 측정한 값입니다.'],
    ['a denied phrase in Korean, ended as a noun', '추측이 아님: 측정함.'],
    ['part of a longer word', 'The unusually long improbably named file.'],
    ['part of a longer Korean word', '통아마도 시각을 옮겼습니다.'],
  ])('DS2 nothing in %s', (_about, text) => {
    expect(found(text)).toEqual([]);
  });

  it.each(['I am not sure.', 'This is untested.', "I haven't tested it."])(
    'DS2 a phrase with its own negative stays: %s',
    (text) => {
      expect(found(text)).toHaveLength(1);
    },
  );

  it('DS1 reading is linear', () => {
    const once = 'It probably works, "I think", and `maybe` so. 아마 될 것 같습니다. '.repeat(4000);
    const took = (text: string): number => {
      const times = Array.from({ length: 3 }, () => {
        const start = process.threadCpuUsage();
        findPhrases(text);
        const { user, system } = process.threadCpuUsage(start);
        return (user + system) / 1000;
      });
      return Math.min(...times);
    };
    took(once);
    expect(took(once.repeat(4))).toBeLessThan(Math.max(10, took(once)) * 4 * 2);
  });
});
