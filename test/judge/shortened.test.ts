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

describe('what a contradicted claim is told', () => {
  it.each([
    ['en', 'Members may borrow up to eight books.', 'Members may borrow up to ten books.', 'eight'],
    ['en', 'You can carry over five days.', 'You may carry over nine days.', 'five days'],
    ['ko', '회원은 책을 여덟 권까지 빌릴 수 있다.', '회원은 책을 열 권까지 빌릴 수 있습니다.', '여덟 권'],
  ] as const)('JD34 %s: the value of "%s" that stands against "%s"', (language, text, claim, actual) => {
    const judged = openTexts({ texts: [text] }, packagedReader(language))(claim);
    expect(judged).toMatchObject({ outcome: 'contradicted', differences: [{ kind: 'value', actual }] });
  });
});
