import { describe, expect, it } from 'vitest';
import data from '../../cases/judge/close.json' with { type: 'json' };
import { packagedReader } from '../../eval/statements/packaged-reader.ts';
import { judgeText } from '../../eval/statements/judge-text.ts';
import { hasHangul } from '../../src/core/language/script.ts';

/** A false claim may be left open or contradicted. */
function ended(outcome: string): string {
  return outcome === 'supported' ? outcome : 'undecided';
}

describe('claims in nearly the words of a sentence', () => {
  it.each(data.cases)('JD125 "$claim" is $outcome', ({ evidence, claim, outcome, gap }) => {
    expect(ended(judgeText(claim, [evidence], packagedReader(hasHangul(claim) ? 'ko' : 'en')).outcome)).toBe(
      gap ?? outcome,
    );
  });
});
