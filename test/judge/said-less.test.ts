import { describe, expect, it } from 'vitest';
import data from '../../cases/judge/said-less.json' with { type: 'json' };
import { judgeText } from '../../eval/statements/judge-text.ts';
import { packagedReader } from '../../eval/statements/packaged-reader.ts';
import { hasHangul } from '../../src/core/language/script.ts';

/** A false claim may be left open or contradicted. */
function ended(outcome: string): string {
  return outcome === 'supported' ? outcome : 'undecided';
}

describe('claims that say less than a sentence', () => {
  it.each(data.cases)('$rule "$claim" is $outcome', ({ evidence, claim, outcome, gap }) => {
    const reader = packagedReader(hasHangul(claim) ? 'ko' : 'en');
    expect(ended(judgeText(claim, [evidence], reader).outcome)).toBe(gap ?? outcome);
  });
});
