import { describe, expect, it } from 'vitest';
import data from '../../cases/judge/shortened.json' with { type: 'json' };
import { packagedReader } from '../../eval/statements/packaged-reader.ts';
import { openTexts } from '../../src/core/judge/judge-text.ts';

interface Case {
  readonly rule: string;
  readonly evidence: string;
  readonly claim: string;
  readonly outcome: string;
  /** What the judge says today, where it is not what it should say. */
  readonly gap?: string;
}

const reader = packagedReader('en');
const judges = new Map(
  Object.entries(data.evidence).map(([name, text]) => [name, openTexts({ texts: [text] }, reader)]),
);
const cases: readonly Case[] = data.cases;

describe('claims that shorten the evidence', () => {
  it.each(cases)('$rule $evidence: "$claim" is $outcome', ({ evidence, claim, outcome, gap }) => {
    expect(judges.get(evidence)?.(claim).outcome).toBe(gap ?? outcome);
  });
});
