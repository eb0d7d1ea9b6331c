import { describe, expect, it } from 'vitest';
import data from '../../cases/judge/labelled.json' with { type: 'json' };
import { packagedReader } from '../../eval/statements/packaged-reader.ts';
import { judgeText } from '../../eval/statements/judge-text.ts';

const evidence: Readonly<Record<string, string>> = data.evidence;
const reader = packagedReader('ko');

describe('Korean claims about values of common nouns, and about what is so already or always', () => {
  it.each(data.cases)('$rule "$claim": $outcome', ({ evidence: name, claim, outcome }) => {
    expect(judgeText(claim, [evidence[name] ?? ''], reader).outcome).toBe(outcome);
  });
});
