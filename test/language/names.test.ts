import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import names from '../../cases/language/names.json' with { type: 'json' };
import particles from '../../cases/language/particles.json' with { type: 'json' };
import { findIdentifiers } from '../../src/core/language/identifier.ts';
import { nameCandidates } from '../../src/core/language/name-candidates.ts';
import { fuzzyKey } from '../../src/core/language/name-fuzzy.ts';
import { normaliseName } from '../../src/core/language/name-normalise.ts';
import { properNames } from '../../src/core/language/name-proper.ts';
import { nameSimilarity } from '../../src/core/language/name-similarity.ts';
import { topicOf } from '../../src/core/language/name-topic.ts';
import { stripParticles } from '../../src/core/language/particle.ts';
import { anyCharacter } from '../support/any-character.ts';

type Pair<T> = readonly [string, T];

function rows<T>(table: unknown): readonly Pair<T>[] {
  return table as readonly Pair<T>[];
}

function holds(score: number, bound: string): boolean {
  const limit = Number(bound.replace(/^[<>=]+/, ''));
  if (bound.startsWith('>=')) return score >= limit;
  return bound.startsWith('<') ? score < limit : score === limit;
}

describe('NM names', () => {
  it.each(rows<string | null>(particles.rows))('NM1 %s without its particle', (word, stem) => {
    const stems = stripParticles(word);
    expect(stem === null ? stems.length === 0 : stems.includes(stem)).toBe(true);
  });

  it.each(rows<string[]>(names.candidates))('NM2 candidates of %s', (text, expected) => {
    const found = nameCandidates(text);
    expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(expected));
    for (const { start, end, name } of found) expect(text.slice(start, end)).toBe(name);
  });

  it.each(rows<string[]>(names.not_candidates))('NM2 not candidates of %s', (text, excluded) => {
    const found = nameCandidates(text).map(({ name }) => name);
    for (const name of excluded) expect(found).not.toContain(name);
  });

  it('NM2 leaves out words that begin in a skipped span', () => {
    const found = nameCandidates('2025년 AI팀은', [{ start: 0, end: 5 }]);
    expect(found.map(({ name }) => name)).toEqual(['AI팀은', 'AI팀']);
  });

  it('NM2 gives at most 18 candidates a word, by start, the longest first', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('팀에서는', 'team', '한라', 'AI팀의', ',', 'the')), (words) => {
        const found = nameCandidates(words.join(' '));
        expect(found.length).toBeLessThanOrEqual(18 * words.length);
        for (const [index, name] of found.entries()) {
          const next = found[index + 1];
          expect(next === undefined || next.start > name.start || next.end < name.end).toBe(true);
        }
      }),
    );
  });

  it.each(rows<string>(names.normalised))('NM3 %s normalised', (name, key) => {
    expect(normaliseName(name)).toBe(key);
  });

  it.each(names.similar as [string, string, string][])('NM4 %s and %s are %s alike', (a, b, bound) => {
    const score = nameSimilarity(a, b);
    expect(holds(score, bound)).toBe(true);
    expect(nameSimilarity(b, a)).toBeCloseTo(score, 12);
  });

  it('NM5 spells Hangul in ASCII letters, the same jamo by the same letter', () => {
    expect(fuzzyKey('각')).toBe('aoa');
    expect(fuzzyKey('데이터 팀')).toMatch(/^[a-z]+$/);
    fc.assert(
      fc.property(
        fc.string({ unit: fc.integer({ min: 0xac00, max: 0xd7a3 }).map((c) => String.fromCharCode(c)) }),
        (name) => {
          expect(fuzzyKey(name)).toMatch(/^[a-z]*$/);
        },
      ),
    );
  });

  it.each(rows<string[]>(names.identifiers))('NM6 identifiers of %s', (text, expected) => {
    expect(findIdentifiers(text).map((found) => found.text)).toEqual(expected);
  });

  it.each(rows<string | null>(names.topics))('NM7 topic of %s', (sentence, expected) => {
    expect(topicOf(sentence)?.name ?? null).toBe(expected);
  });

  it.each(rows<string[]>(names.proper))('NM8 proper names of %s', (text, expected) => {
    const found = properNames(text);
    expect(found.map(({ name }) => name)).toEqual(expected);
    for (const { start, end, name } of found) expect(text.slice(start, end)).toBe(name);
  });

  it('NM9 reads any text without failing, with exact spans', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: anyCharacter, maxLength: 200 }),
        fc.string({ unit: 'grapheme' }),
        (a, b) => {
          const text = a + b;
          for (const found of [...nameCandidates(text), ...properNames(text)]) {
            expect(text.slice(found.start, found.end)).toBe(found.name);
            expect(found.name.length).toBeGreaterThan(0);
          }
          expect(nameSimilarity(a, b)).toBeGreaterThanOrEqual(0);
          expect(nameSimilarity(a, b)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
