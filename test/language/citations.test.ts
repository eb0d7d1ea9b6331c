import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findCitations, withoutCitations } from '../../src/core/language/citations.ts';
import { cpuTime } from '../support/cpu-time.ts';
import { anyCharacter } from '../support/any-character.ts';

const Mark = z.strictObject({ text: z.string(), kind: z.string(), targets: z.array(z.string()) });
const Row = z.strictObject({ text: z.string(), known: z.array(z.string()).optional(), marks: z.array(Mark) });
const file = new URL('../../cases/language/citations.json', import.meta.url);
const rows = z.array(Row).parse(JSON.parse(readFileSync(file, 'utf8')));

const bare = (name: string): string => name.replaceAll(/[,\s]/gu, '').toLowerCase();

function knows(names: readonly string[]): (name: string) => boolean {
  return (name) => names.some((one) => bare(one) === bare(name));
}

const PIECES = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'[ ] ( ) 【 】 † ^ ¹ ² ⁻ ` \\ ! < > : ： 1 2024 - – , ; \n * 다. the'.split(' '),
        '[1]',
        '[노트 2]',
        '(출처: ',
        'source: ',
        '](https://a.example/b)',
        '[^a]: ',
        '```',
        '<sup>2</sup>',
        ' ',
      ),
      fc.string({ unit: anyCharacter, maxLength: 4 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

describe('citations by the table', () => {
  it.each(rows)('CT1 $text', ({ text, known = [], marks }) => {
    const found = findCitations(text, knows(known));
    expect(found.map(({ text: written, kind, targets }) => ({ text: written, kind, targets }))).toEqual(
      marks,
    );
  });
});

describe('citations of any text', () => {
  it('CT1 are in order, apart from each other, and quote the text', () => {
    fc.assert(
      fc.property(PIECES, (text) => {
        let from = 0;
        for (const { start, end, text: written, targets } of findCitations(text, (name) => name.length < 4)) {
          expect(start).toBeGreaterThanOrEqual(from);
          expect(text.slice(start, end)).toBe(written);
          expect(targets.length).toBeGreaterThan(0);
          from = end;
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('CT1 blanked out, every other character stays where it was, and nothing is cited any more', () => {
    fc.assert(
      fc.property(PIECES, (text) => {
        const marks = findCitations(text);
        const blank = withoutCitations(text, marks);
        expect(blank.length).toBe(text.length);
        let at = 0;
        for (const { start, end } of marks) {
          expect(blank.slice(at, start)).toBe(text.slice(at, start));
          at = end;
        }
        expect(blank.slice(at)).toBe(text.slice(at));
      }),
      { numRuns: 500 },
    );
  });

  it('CT1 the words of a link stay, those that only point do not', () => {
    const read = (text: string): string => withoutCitations(text, findCitations(text));
    expect(read('[the policy](https://a.example/b) says').trim()).toMatch(/^the policy\s+says$/u);
    expect(read('It says so [1](https://a.example/b).')).toMatch(/^It says so\s+\.$/u);
    expect(read('그렇다 [링크](https://a.example/b).')).toMatch(/^그렇다\s+\.$/u);
  });

  it('CT1 a quarter of a megabyte of brackets is read in linear time', () => {
    for (const piece of [
      '[',
      '[[1]',
      '(',
      '(출처: ',
      '`',
      '![',
      '[a](',
      '¹',
      '<sup>',
      'source: ',
      '\n[a]:',
      '【1†',
    ]) {
      const text = piece.repeat(Math.ceil(250_000 / piece.length));
      const taken = cpuTime(() => void findCitations(text));
      expect({ piece, slow: taken > 2500 }).toEqual({ piece, slow: false });
    }
  });
});
