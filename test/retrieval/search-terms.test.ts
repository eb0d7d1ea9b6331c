import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import table from '../../cases/retrieval/terms.json' with { type: 'json' };
import { searchTerms } from '../../src/core/retrieval/search-terms.ts';

function shown(text: string): string[] {
  return searchTerms(text).map(({ readings, parts }) => `${readings.join(' ')} + ${parts.join(' ')}`);
}

describe('search terms', () => {
  it.each(table.cases)('RT1 $text', ({ text, terms }) => {
    const found = searchTerms(text);
    const wanted = terms.map((term) => {
      const [readings = '', parts = ''] = term.split(' + ');
      return {
        readings: expect.arrayContaining(readings.split(' ')),
        parts: parts === '' ? [] : parts.split(' '),
      };
    });
    expect(found.map(({ readings, parts }) => ({ readings, parts }))).toEqual(wanted);
  });

  it('RT1 letters taken apart are the letters together', () => {
    expect(shown('휴가 규정'.normalize('NFD'))).toEqual(shown('휴가 규정'));
  });

  it('RT1 no reading is empty or longer than a word, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const { readings, parts } of searchTerms(text))
          for (const word of [...readings, ...parts]) {
            expect(word).not.toBe('');
            expect(word.length).toBeLessThanOrEqual(64);
          }
      }),
    );
  });

  it.each(['가', 'a', 'a-', '1,', 'A', "a'", '가나다라마바사 ', 'aB', '-', '\0'])(
    'RT1 a million characters of %j take no more than seconds',
    (unit) => {
      const start = performance.now();
      searchTerms(unit.repeat(1_000_000 / unit.length));
      expect(performance.now() - start).toBeLessThan(10_000);
    },
  );
});
