import { describe, expect, it } from 'vitest';
import { probabilityBy } from '../../src/core/grounding/fitted-model.ts';
import { foldsOf, outOfFold } from '../../eval/folds.ts';
import { type Example, fitLogistic } from '../../eval/logistic.ts';
import { solve } from '../../eval/solve.ts';
import { seeded } from '../../scripts/worlds/random.ts';

/** Labels drawn from a known model. */
function drawn(count: number): Example[] {
  const random = seeded(3);
  return Array.from({ length: count }, () => {
    const signals = { a: random() * 4, b: 100 * random(), noise: random() };
    const p = 1 / (1 + Math.exp(-(1 + 1.5 * signals.a - 0.08 * signals.b)));
    return { signals, label: random() < p ? 1 : 0 };
  });
}

describe('logistic regression', () => {
  it('EV7 without signals it is the log odds: 3 of 4', () => {
    const examples = [1, 1, 1, 0].map((label): Example => ({ signals: {}, label: label === 1 ? 1 : 0 }));
    const model = fitLogistic(examples, 0);
    expect(model.bias).toBeCloseTo(Math.log(3), 9);
    expect(probabilityBy(model, { unknown: 9 })).toBeCloseTo(0.75, 9);
  });

  it('EV7 one signal of two values gives the log odds of each', () => {
    // x = 0: 1 of 4; x = 1: 3 of 4
    const examples = [0, 0, 0, 1, 1, 1, 1, 0].map(
      (label, at): Example => ({
        signals: at < 4 ? {} : { x: 1 },
        label: label === 1 ? 1 : 0,
      }),
    );
    const { bias, weights } = fitLogistic(examples, 0);
    expect(bias).toBeCloseTo(-Math.log(3), 6);
    expect(weights['x']).toBeCloseTo(2 * Math.log(3), 6);
  });

  it('EV7 finds the model that the labels were drawn from, in the scale of the signals', () => {
    const { bias, weights } = fitLogistic(drawn(6000), 0);
    expect(weights['a']).toBeGreaterThan(1.35);
    expect(weights['a']).toBeLessThan(1.65);
    expect(weights['b']).toBeGreaterThan(-0.09);
    expect(weights['b']).toBeLessThan(-0.07);
    expect(Math.abs(weights['noise'] ?? 9)).toBeLessThan(0.3);
    expect(Math.abs(bias - 1)).toBeLessThan(0.4);
  });

  it('EV7 a weight of 2 is the example twice', () => {
    const [first, ...rest] = drawn(50);
    if (first === undefined) throw new Error('no example');
    expect(fitLogistic([{ ...first, weight: 2 }, ...rest])).toEqual(
      expect.objectContaining({ bias: expect.closeTo(fitLogistic([first, first, ...rest]).bias, 6) }),
    );
  });

  it('EV7 more l2, smaller weights; a signal that is always the same weighs nothing', () => {
    const examples = drawn(300).map((one) => ({ ...one, signals: { ...one.signals, same: 7 } }));
    const loose = fitLogistic(examples, 0.001);
    const tight = fitLogistic(examples, 1);
    expect(Math.abs(tight.weights['a'] ?? 9)).toBeLessThan(Math.abs(loose.weights['a'] ?? 0));
    expect(loose.weights['same']).toBe(0);
    expect(fitLogistic(examples, 0.001)).toEqual(loose);
  });

  it('EV7 classes that are apart still end, by l2', () => {
    const examples = [0, 1, 2, 3].map((x): Example => ({ signals: { x }, label: x > 1 ? 1 : 0 }));
    const model = fitLogistic(examples, 0.01);
    expect(probabilityBy(model, { x: 0 })).toBeLessThan(0.1);
    expect(probabilityBy(model, { x: 3 })).toBeGreaterThan(0.9);
  });

  it('EV7 solves 2x + y = 5, x + 3y = 10; a column that adds nothing is 0', () => {
    expect(
      solve(
        [
          [2, 1],
          [1, 3],
        ],
        [5, 10],
      ),
    ).toEqual([1, 3]);
    expect(
      solve(
        [
          [0, 0],
          [0, 2],
        ],
        [0, 4],
      ),
    ).toEqual([0, 2]);
  });
});

describe('folds', () => {
  it('EV7 a group lies in one fold, and folds are about equally large', () => {
    const groups = Array.from({ length: 200 }, (_, at) => `g${at % 23}`);
    const folds = foldsOf(groups);
    for (const group of new Set(groups))
      expect(new Set(folds.filter((_, at) => groups[at] === group)).size).toBe(1);
    const sizes = [0, 1, 2, 3, 4].map((fold) => folds.filter((one) => one === fold).length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(9);
  });

  it('EV7 out of fold, an item is never seen by the model that judges it', () => {
    const items = ['a', 'b', 'c', 'd'];
    const said = outOfFold(
      items,
      [0, 0, 1, 2],
      (seen) => seen.join(''),
      (model, item) => `${item}:${model}`,
    );
    expect(said).toEqual(['a:cd', 'b:cd', 'c:abd', 'd:abc']);
  });
});
