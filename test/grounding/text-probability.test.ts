import { describe, expect, it } from 'vitest';
import type { Held } from '../../src/core/grounding/held.ts';
import { passageHolder } from '../../src/core/grounding/passages/passage-holder.ts';
import { passageProbability } from '../../src/core/grounding/passages/passage-probability.ts';
import { preparePassages } from '../../src/core/grounding/passages/prepare-passages.ts';
import { termsOf } from '../../src/core/language/terms.ts';

const EVIDENCE =
  'The bridge over the Tamar was opened by Prince Albert in May 1859 after five years of work.';

function hold(text: string): Held {
  const passages = preparePassages([{ evidence_id: 'e1', text: EVIDENCE }], termsOf);
  return passageHolder(passages).next({ text, query: null });
}

function isContradicted({ rulings }: Held): boolean {
  return rulings.some(({ outcome }) => outcome === 'contradicted');
}

describe('the probability of a claim', () => {
  it.each([['The bridge was opened by a queen.'], ['The bridge cost 225,000 pounds.']])(
    'GR24 is the fitted one, which no rule lifts or bounds: %s',
    (claim) => {
      const held = hold(claim);
      expect(isContradicted(held)).toBe(false);
      expect(held.probability).toBe(passageProbability(held.signals));
    },
  );

  it('GR24 a contradiction keeps it under the half, whatever the fitted one is', () => {
    const held = hold(EVIDENCE.replace('1859', '1895'));
    expect(isContradicted(held)).toBe(true);
    expect(held.probability).toBeLessThan(0.5);
  });
});
