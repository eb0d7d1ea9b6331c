import { describe, expect, it } from 'vitest';
import data from '../../cases/judge/nearest.json' with { type: 'json' };
import { packagedReader } from '../../eval/statements/packaged-reader.ts';
import { judgeText } from '../../eval/statements/judge-text.ts';
import { hasHangul } from '../../src/core/language/script.ts';

describe('claims beside a clause with nearly their words', () => {
  it.each(data.cases)('JD128 "$claim" is $outcome', ({ evidence, claim, outcome, gap }) => {
    const reader = packagedReader(hasHangul(claim) ? 'ko' : 'en');
    expect(judgeText(claim, [evidence], reader).outcome).toBe(gap ?? outcome);
  });
});
