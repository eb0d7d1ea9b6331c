import { describe, expect, it } from 'vitest';
import identity from '../../cases/judge/identity.json' with { type: 'json' };
import order from '../../cases/judge/order.json' with { type: 'json' };
import shared from '../../cases/judge/shared-verbs.json' with { type: 'json' };
import shares from '../../cases/judge/shares.json' with { type: 'json' };
import { packagedReader } from '../../eval/statements/packaged-reader.ts';
import { judgeText } from '../../eval/statements/judge-text.ts';

interface Case {
  readonly rule: string;
  readonly evidence: string;
  readonly language: string;
  readonly claim: string;
  readonly outcome: string;
  /** What the judge says today, where it is not what it should say. */
  readonly gap?: string;
}

interface Table {
  readonly evidence: Readonly<Record<string, string>>;
  readonly cases: readonly Case[];
}

const READERS = { en: packagedReader('en'), ko: packagedReader('ko') };
const TABLES: readonly Table[] = [shared, shares, order, identity];
const cases = TABLES.flatMap(({ evidence, cases: own }) =>
  own.map((one) => ({ ...one, text: evidence[one.evidence] ?? '' })),
);

describe('claims labelled before the operators were written', () => {
  it.each(cases)('$rule $evidence: "$claim" is $outcome', ({ claim, language, text, outcome, gap }) => {
    const reader = language === 'ko' ? READERS.ko : READERS.en;
    expect(judgeText(claim, [text], reader).outcome).toBe(gap ?? outcome);
  });

  it('JD50 none of their gaps is a false claim supported or a true one contradicted', () => {
    const wrong = cases.filter(
      ({ outcome, gap }) =>
        (outcome !== 'supported' && gap === 'supported') ||
        (outcome !== 'contradicted' && gap === 'contradicted'),
    );
    expect(wrong).toEqual([]);
  });
});
