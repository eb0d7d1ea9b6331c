import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sidesAgainst } from '../../src/core/language/korean-kinship.ts';
import type { KoreanTerm } from '../../src/core/language/korean-term.ts';
import { koreanTerm, koreanTermsOf } from '../../src/core/language/korean-terms.ts';

interface Cases {
  readonly same: [string, string][];
  readonly different: [string, string][];
  readonly denied: [string, string[]][];
  readonly like: [string, string][];
  readonly opposite: [string, string][];
}

const cases = JSON.parse(
  readFileSync(new URL('../../cases/language/korean-terms.json', import.meta.url), 'utf8'),
) as Cases;

function meet(one: KoreanTerm, other: KoreanTerm): boolean {
  return one.stems.some((stem) => other.stems.includes(stem));
}

describe('words', () => {
  it.each(cases.same)('KO1 %s and %s are one word', (one, other) => {
    expect(meet(koreanTerm(one), koreanTerm(other))).toBe(true);
  });

  it.each(cases.different)('KO1 %s and %s are two words', (one, other) => {
    expect(meet(koreanTerm(one), koreanTerm(other))).toBe(false);
  });

  it('KO1 every term quotes its place', () => {
    const text = '회의(3층)에는 50명이 참석했고, AI팀의 이도윤 상무는 “할수없다”고 답했다.';
    for (const { start, end, surface } of koreanTermsOf(text)) expect(text.slice(start, end)).toBe(surface);
  });

  it('KO1 reading a word again gives a term of its own', () => {
    const [first] = koreanTermsOf('참석하지 않았다');
    const [second] = koreanTermsOf('참석하지');
    expect([first?.negative, second?.negative]).toEqual([true, false]);
  });
});

describe('meaning', () => {
  it.each(cases.denied)('KO2 %s', (text, denied) => {
    const found = koreanTermsOf(text).filter(({ negative }) => negative);
    expect(found.map(({ surface }) => surface)).toEqual(denied);
  });

  it.each(cases.like)('KO4 %s says much the same as %s', (one, other) => {
    const families = koreanTerm(other).families;
    expect(koreanTerm(one).families.some((family) => families.includes(family))).toBe(true);
  });

  it.each(cases.opposite)('KO4 %s excludes %s', (one, other) => {
    const { sides } = koreanTerm(other);
    expect(
      koreanTerm(one)
        .sides.flatMap(sidesAgainst)
        .some((side) => sides.includes(side)),
    ).toBe(true);
  });
});
