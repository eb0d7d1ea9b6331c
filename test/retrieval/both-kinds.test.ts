import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextHit } from '../../src/contract/ports/text-index.ts';
import { bothKinds } from '../../src/core/retrieval/both-kinds.ts';

function hits(...scores: readonly number[]): TextHit[] {
  return scores.map((score) => ({ id: String(score), score }));
}

function ids(symbols: readonly number[], passages: readonly number[], limit = 9): string[] {
  return bothKinds(hits(...symbols), hits(...passages), limit).map(({ id }) => id);
}

describe('symbols and passages', () => {
  it('RT16 the best of the other kind stands second where it is near, else in its place', () => {
    expect(ids([0.8, 0.78, 0.77], [0.61, 0.3])).toEqual(['0.8', '0.61', '0.78', '0.77', '0.3']);
    expect(ids([0.8, 0.78, 0.77], [0.59, 0.3])).toEqual(['0.8', '0.78', '0.77', '0.59', '0.3']);
    expect(ids([0.5], [0.9, 0.8])).toEqual(['0.9', '0.8', '0.5']);
    expect(ids([], [0.9])).toEqual(['0.9']);
    expect(ids([0.8, 0.7], [0.79], 1)).toEqual(['0.8']);
    expect(ids([], [])).toEqual([]);
  });

  it('RT16 nothing is lost or doubled, and the best stays the best', () => {
    const scores = fc.uniqueArray(fc.integer({ min: 1, max: 1000 }), { maxLength: 8 });
    fc.assert(
      fc.property(scores, (all) => {
        const sorted = all.toSorted((one, other) => other - one);
        const symbols = sorted.filter((score) => score % 2 === 0);
        const passages = sorted.filter((score) => score % 2 === 1);
        const found = ids(symbols, passages).map(Number);
        expect(found.toSorted((one, other) => other - one)).toEqual(sorted);
        expect(found[0]).toBe(sorted[0]);
      }),
    );
  });
});
