import { describe, expect, it } from 'vitest';
import data from '../../cases/judge/verbatim.json' with { type: 'json' };
import { packagedReader } from '../../eval/statements/packaged-reader.ts';
import { openTexts, type TextJudge } from '../../src/core/judge/judge-text.ts';

interface Case {
  readonly evidence: string;
  readonly claim: string;
  readonly outcome: string;
  readonly reason?: string;
  readonly left?: readonly string[];
  /** What the judge says today, where it is not what it should say. */
  readonly gap?: string;
}

const READERS = { en: packagedReader('en'), ko: packagedReader('ko') };
const evidence: Readonly<Record<string, string>> = data.evidence;
const cases: readonly Case[] = data.cases;
const judges = new Map<string, TextJudge>();

function judgeOf(name: string): TextJudge {
  const text = evidence[name] ?? '';
  const made = judges.get(name) ?? openTexts({ texts: [text] }, READERS[/[가-힣]/u.test(text) ? 'ko' : 'en']);
  judges.set(name, made);
  return made;
}

describe('claims that repeat the evidence', () => {
  it.each(cases)(
    'JD30 $evidence: "$claim" is $outcome',
    ({ evidence: name, claim, outcome, reason, left, gap }) => {
      const judged = judgeOf(name)(claim);
      const told = { ...judged, left: judged.left.map(({ start, end }) => claim.slice(start, end)) };
      expect(told).toMatchObject({
        outcome: gap ?? outcome,
        ...(reason === undefined ? {} : { reason }),
        ...(left === undefined ? {} : { left }),
      });
    },
  );

  it('JD36 says nothing of what a text in another language leaves out', () => {
    expect(
      openTexts({ texts: ['The depot opened in 2014.'] }, READERS.ko)('창고는 2014년에 문을 열었다.').outcome,
    ).toBe('undecided');
  });

  it('JD31 names the sentence that is repeated, in its own passage', () => {
    const passages = [
      'The old hall was demolished.',
      'The café closed in 2016 and the shop reopened in 2018.',
    ];
    const { places } = openTexts({ texts: passages }, READERS.en)('The shop reopened in 2018.');
    expect(places).toEqual([{ passage: 1, span: { start: 0, end: passages[1]?.length } }]);
  });
});
