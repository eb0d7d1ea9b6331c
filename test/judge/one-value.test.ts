import { describe, expect, it } from 'vitest';
import data from '../../cases/judge/one-value.json' with { type: 'json' };
import { packagedReader } from '../../eval/statements/packaged-reader.ts';
import { judgeText } from '../../eval/statements/judge-text.ts';

interface Case {
  readonly evidence: string;
  readonly claim: string;
  readonly outcome: string;
  /** What the judge says today, where it is not what it should say. */
  readonly gap?: string;
}

const READERS = { en: packagedReader('en'), ko: packagedReader('ko') };
const evidence: Readonly<Record<string, string>> = data.evidence;
const cases: readonly Case[] = data.cases;

describe('natural claims that differ from the evidence in one value', () => {
  it.each(cases)('JD67 JD93 $evidence: "$claim" is $outcome', ({ evidence: name, claim, outcome, gap }) => {
    const text = evidence[name] ?? '';
    const reader = READERS[/[가-힣]/u.test(text) ? 'ko' : 'en'];
    const said = judgeText(claim, [text], reader).outcome;
    expect(said === 'not_said' ? 'undecided' : said).toBe(gap ?? outcome);
  });
});
