import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isBoldLabel, isCourtesy } from '../../src/core/language/courtesy.ts';

const cases = JSON.parse(
  readFileSync(new URL('../../cases/language/courtesies.json', import.meta.url), 'utf8'),
) as { courtesies: string[]; claims: string[] };

describe('courtesies and what leads in', () => {
  it.each(cases.courtesies)('CL3 “%s” asserts nothing', (sentence) => {
    expect(isCourtesy(sentence) || isBoldLabel(sentence)).toBe(true);
  });

  it.each(cases.claims)('CL3 “%s” is a claim', (sentence) => {
    expect(isCourtesy(sentence) || isBoldLabel(sentence)).toBe(false);
  });
});
