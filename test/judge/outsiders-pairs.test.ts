import { describe, expect, it } from 'vitest';
import data from '../../cases/first-contact/pairs.json' with { type: 'json' };
import { packagedReader } from '../../eval/statements/packaged-reader.ts';
import { judgeText } from '../../eval/statements/judge-text.ts';
import { hasHangul } from '../../src/core/language/script.ts';

interface Pair {
  readonly evidence: string;
  readonly claim: string;
  readonly gold: string;
  /** A wrong outcome that is known. */
  readonly today?: string;
}

const DECIDED: readonly string[] = ['supported', 'contradicted'];
const rows = data.rounds.flatMap(({ round, evidence, pairs }) => {
  const texts: Readonly<Record<string, string>> = evidence;
  return (pairs as readonly Pair[]).map((pair) => ({ ...pair, round, text: texts[pair.evidence] ?? '' }));
});

describe('pairs of an outsider', () => {
  it.each(rows)(
    'JD111 round $round: "$claim" is decided rightly or left open',
    ({ claim, text, gold, today }) => {
      const { outcome } = judgeText(claim, [text], packagedReader(hasHangul(claim) ? 'ko' : 'en'));
      const isOpen = today === undefined && !DECIDED.includes(outcome);
      expect(isOpen ? gold : outcome, 'where a known wrong outcome is mended, `today` goes').toBe(
        today ?? gold,
      );
    },
  );
});
