import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalibrationFigures, Estimate } from '../../../src/contract/calibration.ts';
import type { DecidedRow } from '../../../src/core/grounding/calibration/decide.ts';
import { figuresOf } from '../../../src/core/grounding/calibration/figures.ts';
import { anyRows, chance, rowsApart } from '../../support/labelled.ts';

const decisions = ['supported', 'not_found', 'undecided'] as const;

/** Rows decided at .5, but for every third one of the middle. */
function decided(rows: readonly { probability: number; label: 0 | 1; group: string }[]): DecidedRow[] {
  return rows.map(({ probability, label, group }, at) => {
    const doubtful = at % 3 === 0 && Math.abs(probability - 0.5) < 0.1;
    const decision = doubtful ? 'undecided' : probability >= 0.5 ? 'supported' : 'not_found';
    return { probability, label, group, decision };
  });
}

const anyDecided = fc
  .tuple(anyRows, fc.array(fc.constantFrom(...decisions), { minLength: 60, maxLength: 60 }))
  .map(([rows, drawn]) =>
    rows.map(({ probability, label, group }, at) => {
      const rounded = Math.round(probability * 10) / 10;
      return { probability: rounded, label, group, decision: drawn[at] ?? 'undecided' };
    }),
  );

function share(rows: readonly DecidedRow[], holds: (row: DecidedRow) => boolean): number | null {
  return rows.length === 0 ? null : rows.filter(holds).length / rows.length;
}

/** The figures once more, by their definition. */
function byDefinition(rows: readonly DecidedRow[]): Record<keyof CalibrationFigures, number | null> {
  const [ones, zeros] = [rows.filter(({ label }) => label === 1), rows.filter(({ label }) => label === 0)];
  const pairs = ones.flatMap((one) =>
    zeros.map((zero) =>
      one.probability > zero.probability ? 1 : one.probability === zero.probability ? 0.5 : 0,
    ),
  );
  const recall = share(ones, ({ decision }) => decision === 'supported');
  const notFound = share(zeros, ({ decision }) => decision === 'not_found');
  return {
    auc: pairs.reduce<number>((sum, win) => sum + win, 0) / pairs.length,
    balanced_accuracy: ((recall ?? 0) + (notFound ?? 0)) / 2,
    precision: share(
      rows.filter(({ decision }) => decision === 'supported'),
      ({ label }) => label === 1,
    ),
    recall,
    not_found_precision: share(
      rows.filter(({ decision }) => decision === 'not_found'),
      ({ label }) => label === 0,
    ),
    not_found_recall: notFound,
    abstention: share(rows, ({ decision }) => decision === 'undecided'),
  };
}

function entries(figures: CalibrationFigures): [keyof CalibrationFigures, Estimate | null][] {
  return Object.entries(figures) as [keyof CalibrationFigures, Estimate | null][];
}

function rounded(value: number | null | undefined): number | null {
  return value === null || value === undefined ? null : Math.round(value * 1e9) / 1e9;
}

function width({ low, high }: Estimate): number {
  return high - low;
}

describe('the figures', () => {
  it('CB5 are those of their definition, ties half, abstentions wrong, null where nothing was decided so', () => {
    fc.assert(
      fc.property(anyDecided, (rows) => {
        const values = entries(figuresOf(rows)).map(([name, estimate]) => [name, rounded(estimate?.value)]);
        const wanted = Object.entries(byDefinition(rows)).map(([name, value]) => [name, rounded(value)]);
        expect(Object.fromEntries(values)).toEqual(Object.fromEntries(wanted));
      }),
      { numRuns: 30 },
    );
  });

  it('CB5 the interval holds its figure and lies between 0 and 1', () => {
    fc.assert(
      fc.property(anyDecided, (rows) => {
        const wrong = entries(figuresOf(rows)).filter(([, estimate]) => {
          const { value, low, high } = estimate ?? { value: 0, low: 0, high: 0 };
          return !(low >= 0 && low <= value && value <= high && high <= 1);
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('CB5 a recall of half of 100 rows lies about ±.1', () => {
    const rows = decided(
      Array.from({ length: 200 }, (_, at) => ({
        probability: at % 4 < 2 ? 0.9 : 0.1,
        label: at % 2 === 0 ? (1 as const) : (0 as const),
        group: `g${at}`,
      })),
    );
    const { value, low, high } = figuresOf(rows).recall;
    expect(value).toBe(0.5);
    expect(low).toBeGreaterThan(0.36);
    expect(low).toBeLessThan(0.44);
    expect(high).toBeGreaterThan(0.56);
    expect(high).toBeLessThan(0.64);
  });

  it('CB5 rows that are all right leave something open, the less the more groups they are of', () => {
    const clean = (count: number): DecidedRow[] =>
      Array.from({ length: count }, (_, at) =>
        at % 2 === 0
          ? { probability: 0.9, label: 1, group: `g${at}`, decision: 'supported' }
          : { probability: 0.1, label: 0, group: `g${at}`, decision: 'not_found' },
      );
    const [few, many] = [figuresOf(clean(20)), figuresOf(clean(2000))];
    for (const name of ['auc', 'balanced_accuracy', 'precision', 'recall', 'not_found_recall'] as const) {
      expect(few[name]).toMatchObject({ value: 1, high: 1 });
      expect(few[name]?.low).toBeCloseTo(10 / 13.84, 2);
      expect(many[name]?.low).toBeCloseTo(0.996, 3);
    }
    expect(few.abstention.value).toBe(0);
    expect(few.abstention.high).toBeGreaterThan(0.1);
  });

  it('CB5 rows of one group are no more than one: the interval grows', () => {
    const rows = rowsApart(300, 0.3);
    const alone = figuresOf(decided(rows));
    const together = figuresOf(decided(rows.flatMap((one) => Array.from({ length: 5 }, () => one))));
    const apart = figuresOf(
      decided(
        rows.flatMap((one) =>
          Array.from({ length: 5 }, (_, at) => ({ ...one, group: `${one.group} ${at}` })),
        ),
      ),
    );
    expect(width(together.auc)).toBeGreaterThan(0.8 * width(alone.auc));
    expect(width(apart.auc)).toBeLessThan(0.6 * width(alone.auc));
  });

  it('CB5 wrong labels widen the interval and lower the figure', () => {
    const rows = rowsApart(600, 0.6);
    const next = chance(3);
    const noisy = rows.map((one) =>
      next() < 0.25 ? { ...one, label: one.label === 1 ? (0 as const) : (1 as const) } : one,
    );
    const [clean, wrong] = [figuresOf(decided(rows)), figuresOf(decided(noisy))];
    for (const name of ['auc', 'balanced_accuracy', 'recall'] as const) {
      expect(wrong[name].value).toBeLessThan(clean[name].value - 0.05);
      expect(width(wrong[name])).toBeGreaterThan(1.2 * width(clean[name]));
    }
  });

  it('CB5 the same at each call, to the byte', () => {
    const rows = decided(rowsApart(200, 0.4, 40));
    expect(JSON.stringify(figuresOf(rows))).toBe(JSON.stringify(figuresOf(rows)));
  });
});
