import { describe, expect, it } from 'vitest';
import { interval, resampled } from '../../eval/metrics/interval.ts';
import { once, share } from '../../eval/metrics/statistic.ts';

describe('intervals', () => {
  it('EV6 the groups are drawn whole, as many as there are', () => {
    const groups = ['a', 'a', 'b', 'c', 'c', 'c'];
    for (const weights of resampled(groups, 50)) {
      const [a = 0, a2, b = 0, c = 0, c2, c3] = weights;
      expect([a2, c2, c3]).toEqual([a, c, c]);
      expect(a + b + c).toBe(3);
    }
  });

  it('EV6 the same rounds at each run, others for another seed', () => {
    const groups = Array.from({ length: 40 }, (_, at) => String(at));
    expect(resampled(groups, 5)).toEqual(resampled(groups, 5));
    expect(resampled(groups, 5)).not.toEqual(resampled(groups, 5, 1));
  });

  it('EV6 a share of 50 in 100 independent items lies about ±.10', () => {
    const holds = Array.from({ length: 100 }, (_, at) => at % 2 === 0);
    const rounds = resampled(holds.map((_, at) => String(at)));
    const { value, low, high } = interval(share(holds), rounds, 100);
    expect(value).toBe(0.5);
    expect(low).toBeGreaterThan(0.37);
    expect(low).toBeLessThan(0.43);
    expect(high).toBeGreaterThan(0.57);
    expect(high).toBeLessThan(0.63);
  });

  it('EV6 items of one group are no more than one: the interval grows', () => {
    const holds = Array.from({ length: 100 }, (_, at) => at < 50);
    const rounds = resampled(holds.map((_, at) => String(Math.floor(at / 25))));
    const { low, high } = interval(share(holds), rounds, 100);
    expect([low, high]).toEqual([0, 1]);
  });

  it('EV6 what is undefined has no interval', () => {
    expect(interval(share([]), resampled([]), 0)).toEqual({ value: null, low: null, high: null });
    expect(once(2)).toEqual(Float64Array.of(1, 1));
  });
});
