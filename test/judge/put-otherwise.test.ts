import { describe, expect, it } from 'vitest';
import parallels from '../../cases/judge/parallels.json' with { type: 'json' };
import otherwise from '../../cases/judge/put-otherwise.json' with { type: 'json' };
import { packagedReader } from '../../eval/statements/packaged-reader.ts';
import { judgeText } from '../../eval/statements/judge-text.ts';
import { hasHangul } from '../../src/core/language/script.ts';

interface Case {
  readonly rule: string;
  readonly evidence: string;
  readonly claim: string;
  readonly outcome: string;
  /** What the judge says today, where it is not what it should say. */
  readonly gap?: string;
}

interface Cases {
  readonly title: string;
  readonly evidence: Readonly<Record<string, string>>;
  readonly cases: readonly Case[];
}

const tables: readonly Cases[] = [
  { ...otherwise, title: 'claims that put an attribute otherwise' },
  { ...parallels, title: 'claims about things without names, one of several, and what stands aside' },
];

describe.each(tables)('$title', ({ evidence: texts, cases }) => {
  it.each(cases)('$rule $evidence: "$claim" is $outcome', ({ evidence, claim, outcome, gap }) => {
    const reader = packagedReader(hasHangul(claim) ? 'ko' : 'en');
    expect(judgeText(claim, [texts[evidence] ?? ''], reader).outcome).toBe(gap ?? outcome);
  });
});
