import { describe, expect, it } from 'vitest';
import { auc, aucOfEach, aucWithin, type Ranked } from '../../eval/metrics/auc.ts';
import {
  accuracy,
  balancedAccuracy,
  f1,
  falseAlarms,
  type Guess,
  precision,
  recall,
} from '../../eval/metrics/confusion.ts';
import { once, share } from '../../eval/metrics/statistic.ts';

function ranked(positives: readonly number[], negatives: readonly number[]): Ranked[] {
  return [
    ...positives.map((score) => ({ score, positive: true })),
    ...negatives.map((score) => ({ score, positive: false })),
  ];
}

function of<T>(statistic: (items: readonly T[]) => (weights: Float64Array) => number, items: readonly T[]) {
  return statistic(items)(once(items.length));
}

describe('AUC', () => {
  it.each([
    ['every positive higher', [0.9, 0.8], [0.2, 0.1], 1],
    ['every positive lower', [0.1], [0.5, 0.9], 0],
    ['all equal: half', [0.5, 0.5], [0.5], 0.5],
    ['3 of 4 pairs', [0.9, 0.4], [0.5, 0.1], 0.75],
    ['a tie is half a pair: 2.5 of 4', [0.9, 0.5], [0.5, 0.7], 0.625],
  ])('EV2 %s', (_title, positives, negatives, expected) => {
    expect(of(auc, ranked(positives, negatives))).toBe(expected);
  });

  it('EV2 is undefined where one class is missing', () => {
    expect(of(auc, ranked([0.5], []))).toBeNaN();
  });

  it('EV2 an item that counts twice makes its pairs twice', () => {
    // pairs: (.9 × 2) over .5 and .1: 4 right of 4; .4 over .1 right, under .5 wrong: 1 of 2
    expect(auc(ranked([0.9, 0.4], [0.5, 0.1]))([2, 1, 1, 1])).toBeCloseTo(5 / 6, 12);
  });

  // a: 1 pair, right. b: 2 pairs, one right. Between a and b nothing is compared.
  const items = [
    { score: 0.2, positive: true },
    { score: 0.1, positive: false },
    { score: 0.6, positive: true },
    { score: 0.9, positive: false },
    { score: 0.5, positive: false },
  ];
  const keys = ['a', 'a', 'b', 'b', 'b'];

  it('EV2 within keys: the mean over keys, weighted by pairs', () => {
    expect(aucWithin(items, keys)(once(5))).toBeCloseTo(2 / 3, 12);
    expect(of(auc, items)).toBeCloseTo(3 / 6, 12);
  });

  it('EV2 a key with one class alone adds no pair', () => {
    const more = [...items, { score: 0, positive: true }];
    expect(aucWithin(more, [...keys, 'c'])(once(6))).toBeCloseTo(2 / 3, 12);
  });

  it('EV2 of each key', () => {
    const each = [...aucOfEach(items, keys)].map(([key, statistic]) => [key, statistic(once(5))]);
    expect(each).toEqual([
      ['a', 1],
      ['b', 0.5],
    ]);
  });
});

describe('flagged or not', () => {
  // 3 positives: 2 flagged, 1 abstained. 3 others: 1 flagged, 1 not, 1 abstained.
  const guesses: Guess[] = [
    { positive: true, flagged: true },
    { positive: true, flagged: true },
    { positive: true, flagged: null },
    { positive: false, flagged: true },
    { positive: false, flagged: false },
    { positive: false, flagged: null },
  ];

  it.each([
    ['precision 2 of 4: an abstention on another is a false alarm', precision, 2 / 4],
    ['recall 2 of 3: an abstention on a positive is a miss', recall, 2 / 3],
    ['false alarms 2 of 3', falseAlarms, 2 / 3],
    ['F1 = 2·2 / (2·2 + 2 + 1)', f1, 4 / 7],
    ['balanced accuracy = (2/3 + 1/3) / 2', balancedAccuracy, 0.5],
    ['accuracy 3 of 6', accuracy, 0.5],
  ])('EV3 %s', (_title, statistic, expected) => {
    expect(of(statistic, guesses)).toBeCloseTo(expected, 12);
  });

  it('EV3 nothing flagged: no precision', () => {
    expect(of(precision, [{ positive: true, flagged: false }])).toBeNaN();
  });

  it('EV3 weights count items as often as they were drawn', () => {
    expect(recall(guesses)([3, 0, 1, 9, 9, 9])).toBe(0.75);
    expect(share([true, false])([1, 3])).toBe(0.25);
  });
});
