import { describe, expect, it } from 'vitest';
import data from '../../cases/judge/korean.json' with { type: 'json' };
import { packagedReader } from '../../eval/statements/packaged-reader.ts';
import { judgeText } from '../../eval/statements/judge-text.ts';

const READER = packagedReader('ko');

describe('the judge reads Korean', () => {
  it.each(data.cases)('$rule "$evidence": "$claim"', ({ evidence, claim, outcome }) => {
    expect(judgeText(claim, [evidence], READER).outcome).toBe(outcome);
  });
});
