import { describe, expect, it } from 'vitest';
import data from '../../cases/judge/operators.json' with { type: 'json' };
import { packagedReader } from '../../eval/statements/packaged-reader.ts';
import { judgeText } from '../../eval/statements/judge-text.ts';

const evidence: Readonly<Record<string, string>> = data.evidence;
const READERS = { en: packagedReader('en'), ko: packagedReader('ko') };

describe('claims that compute something of what several names have', () => {
  it.each(data.cases)('$rule $language "$claim": $match', ({ language, claim, match, ...one }) => {
    const reader = language === 'ko' ? READERS.ko : READERS.en;
    expect(judgeText(claim, [evidence[one.evidence ?? language] ?? ''], reader).outcome).toBe(
      match ?? 'undecided',
    );
  });
});
