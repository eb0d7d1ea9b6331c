import { describe, expect, it } from 'vitest';
import cases from '../../../cases/self-check/reports/printed-texts.json' with { type: 'json' };
import { readTestText } from '../../../src/core/self-check/reports/read-test-text.ts';

describe('printed texts of test runs', () => {
  it.each(cases)('TR8 $about', ({ text, says, counts }) => {
    const told = readTestText(text);
    expect({ says: told.says, counts: told.counts }).toEqual({ says, counts });
  });
});
