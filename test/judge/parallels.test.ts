import { describe, expect, it } from 'vitest';
import data from '../../cases/judge/parallels.json' with { type: 'json' };
import { packagedReader } from '../../eval/statements/packaged-reader.ts';
import { judgeText } from '../../src/core/judge/judge-text.ts';
import { hasHangul } from '../../src/core/language/script.ts';

interface Case {
  readonly rule: string;
  readonly evidence: string;
  readonly claim: string;
  readonly outcome: string;
  /** What the judge says today, where it is not what it should say. */
  readonly gap?: string;
}

const texts: Readonly<Record<string, string>> = data.evidence;
const cases: readonly Case[] = data.cases;

describe('claims about things without names, about one of several, and about whom an aside is', () => {
  it.each(cases)('$rule $evidence: "$claim" is $outcome', ({ evidence, claim, outcome, gap }) => {
    const reader = packagedReader(hasHangul(claim) ? 'ko' : 'en');
    expect(judgeText(claim, [texts[evidence] ?? ''], reader).outcome).toBe(gap ?? outcome);
  });
});
