import { describe, expect, it } from 'vitest';
import {
  answerProbability,
  answerProbabilityBy,
  readAnswer,
} from '../../src/core/grounding/answer-probability.ts';

describe('the probability of an answer', () => {
  it.each([[[0.31]], [[1]], [[0]]])('RP6 of one claim it is that of the claim: %j', (claims) => {
    expect(answerProbability(claims)).toBe(claims[0]);
  });

  it('RP6 without claims it is 0', () => {
    expect(answerProbability([])).toBe(0);
  });

  it('EV28 what stands beside the weakest: how many, and how far the others are under even odds', () => {
    const { least, signals } = readAnswer([0.5, 0.1, 0.2, 0.9]);
    expect(least).toBeCloseTo(Math.log(1 / 9), 9);
    expect(signals['claims']).toBeCloseTo(Math.log(4), 9);
    expect(signals['doubts']).toBeCloseTo(Math.log(4), 9);
  });

  it('EV28 a model without weights gives the weakest; a weight moves its log odds', () => {
    expect(answerProbabilityBy({ weights: {} }, [0.8, 0.25])).toBeCloseTo(0.25, 9);
    const doubted = answerProbabilityBy({ weights: { doubts: -1 } }, [0.5, 0.2, 0.2]);
    expect(doubted).toBeCloseTo(1 / 17, 9);
  });

  it('EV28 whichever claim comes first, and never beyond 0 and 1', () => {
    expect(answerProbability([0.9, 0.2, 0.4])).toBe(answerProbability([0.4, 0.9, 0.2]));
    for (const claims of [
      [0, 0, 0],
      [1, 1, 1],
    ]) {
      const said = answerProbability(claims);
      expect(said).toBeGreaterThan(0);
      expect(said).toBeLessThan(1);
    }
  });
});
