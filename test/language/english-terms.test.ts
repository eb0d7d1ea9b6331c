import { describe, expect, it } from 'vitest';
import { termsOf } from '../../src/core/language/terms.ts';

function stem(word: string): string {
  return termsOf(word)[0]?.stem ?? '';
}

describe('English terms', () => {
  it.each([
    ['decided', 'decision'],
    ['companies', 'company'],
    ['running', 'ran'],
    ['organisations', 'organization'],
    ['happily', 'happy'],
    ['colour', 'color'],
    ['Russia', "Russia's"],
    ['U.S.', 'US'],
    ['three', '3'],
    ['1,200', '1200'],
  ])('GR24 %s and %s meet', (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });

  it.each([
    ['able', 'unable'],
    ['US', 'us'],
    ['increase', 'decrease'],
    ['hope', 'hopeless'],
  ])('GR24 %s and %s do not meet', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it('GR24 terms quote the text, in order, without overlap', () => {
    const text = "In 2021 Dr. Lee's team (of 12) didn’t ship 3.5kg of non-toxic paint to the U.S. Navy.";
    let end = 0;
    for (const term of termsOf(text)) {
      expect(text.slice(term.start, term.end)).toBe(term.surface);
      expect(term.start).toBeGreaterThanOrEqual(end);
      end = term.end;
    }
    expect(
      termsOf(text)
        .filter(({ kind }) => kind === 'number')
        .map(({ stem: key }) => key),
    ).toEqual(['2021', '12', '3.5']);
  });
});
