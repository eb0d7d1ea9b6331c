import { describe, expect, it } from 'vitest';
import data from '../../cases/judge/english.json' with { type: 'json' };
import { packagedReader } from '../../eval/statements/packaged-reader.ts';
import { judgeText } from '../../eval/statements/judge-text.ts';

const evidence: Readonly<Record<string, string>> = data.evidence;

describe('English claims against what is bound to their subject', () => {
  const reader = packagedReader();

  it.each(data.cases)('$rule $evidence: "$claim" is $outcome', ({ evidence: name, claim, outcome, gap }) => {
    expect(judgeText(claim, [evidence[name] ?? ''], reader).outcome).toBe(gap ?? outcome);
  });
});
