import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calibrated,
  fitPlatt,
  type LabelledRow,
  logit,
  type Platt,
} from '../../../src/core/grounding/calibration/platt.ts';
import { anyRows, row, rowsApart } from '../../support/labelled.ts';

const probability = fc.double({ min: 0, max: 1, noNaN: true });

/** What the fit makes small, written down a second time. */
function loss(rows: readonly LabelledRow[], { slope, intercept }: Platt): number {
  const ones = rows.filter(({ label }) => label === 1).length;
  const zeros = rows.length - ones;
  const terms = rows.map(({ probability: p, label }) => {
    const z = slope * logit(p) + intercept;
    const target = label === 1 ? (ones + 1) / (ones + 2) : 1 / (zeros + 2);
    const cross = target * Math.log1p(Math.exp(-z)) + (1 - target) * Math.log1p(Math.exp(z));
    return cross * (label === 1 ? 0.5 / Math.max(1, ones) : 0.5 / Math.max(1, zeros));
  });
  return terms.reduce((sum, term) => sum + term, 0.0005 * ((slope - 1) ** 2 + intercept ** 2));
}

function expectLowest(rows: readonly LabelledRow[]): Platt {
  const found = fitPlatt(rows);
  const here = loss(rows, found);
  for (const [ds, di] of [
    [0.01, 0],
    [-0.01, 0],
    [0, 0.01],
    [0, -0.01],
    [0.3, -0.3],
    [-0.3, 0.3],
  ] as const) {
    const other = { slope: Math.max(0.001, found.slope + ds), intercept: found.intercept + di };
    expect(loss(rows, other)).toBeGreaterThanOrEqual(here - 1e-12);
  }
  return found;
}

describe('the scale', () => {
  it('CB1 a higher probability never becomes a lower one, and all lie over 0 and under 1', () => {
    fc.assert(
      fc.property(anyRows, probability, probability, (rows, one, other) => {
        const platt = fitPlatt(rows);
        const [low, high] = [
          calibrated(platt, Math.min(one, other)),
          calibrated(platt, Math.max(one, other)),
        ];
        expect(platt.slope).toBeGreaterThan(0);
        expect(low).toBeLessThanOrEqual(high);
        expect(low).toBeGreaterThan(0);
        expect(high).toBeLessThan(1);
      }),
    );
  });

  it('CB1 stays under 1 and over 0 where the scale is steep', () => {
    const steep = { slope: 60, intercept: 0 };
    expect(calibrated(steep, 1)).toBeLessThan(1);
    expect(calibrated(steep, 0)).toBeGreaterThan(0);
  });

  it('CB1 the fit is the lowest point of its loss, whatever the rows', () => {
    fc.assert(fc.property(anyRows, (rows) => void expectLowest(rows)));
  });

  it.each([
    ['cleanly parted', [0.9, 0.95, 0.99], [0.01, 0.05, 0.1]],
    ['parted at the very ends', [1, 1, 1, 1], [0, 0, 0, 0]],
    ['all alike', [0.3, 0.3, 0.3], [0.3, 0.3, 0.3]],
    ['all alike at the end', [0, 0], [0, 0]],
    ['of one label', [0.2, 0.7], []],
    ['far from the middle', [0.03, 0.04, 0.05], [0.01, 0.015, 0.02]],
    ['the other way round', [0.1, 0.2], [0.8, 0.9]],
  ])('CB1 converges for rows %s', (_, ones, zeros) => {
    const rows = [...ones.map((p, at) => row(p, 1, `a${at}`)), ...zeros.map((p, at) => row(p, 0, `b${at}`))];
    const { slope, intercept } = expectLowest(rows);
    expect(Number.isFinite(slope) && Number.isFinite(intercept)).toBe(true);
    expect(Math.abs(slope) + Math.abs(intercept)).toBeLessThan(60);
  });

  it('CB1 rows that all score the same become even odds', () => {
    const rows = Array.from({ length: 200 }, (_, at) => row(0.2, at % 4 === 0 ? 1 : 0, `g${at}`));
    expect(calibrated(fitPlatt(rows), 0.2)).toBeCloseTo(0.5, 1);
  });

  it('CB1 the mix of labels moves nothing: one label given three times over gives the same scale', () => {
    const rows = rowsApart(400, 0.3);
    const more = rows.flatMap((one) => (one.label === 1 ? [one, one, one] : [one]));
    expect(fitPlatt(more).intercept).toBeCloseTo(fitPlatt(rows).intercept, 1);
    expect(fitPlatt(more).slope).toBeCloseTo(fitPlatt(rows).slope, 1);
  });

  it('CB1 probabilities that are too sure are drawn to the middle, too shy ones apart', () => {
    const told = (p: number): LabelledRow[] =>
      Array.from({ length: 200 }, (_, at) =>
        row(at % 2 ? p : 1 - p, (at % 10 < 2 ? at + 1 : at) % 2 ? 1 : 0, `g${at}`),
      );
    expect(calibrated(fitPlatt(told(0.99)), 0.99)).toBeCloseTo(0.8, 1);
    expect(calibrated(fitPlatt(told(0.6)), 0.6)).toBeCloseTo(0.8, 1);
  });
});
