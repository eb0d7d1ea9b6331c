import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitCalibration } from '../../../src/core/grounding/calibration/fit-calibration.ts';
import { FOLDS, foldsOf } from '../../../src/core/grounding/calibration/folds.ts';
import { anyRows, row, rowsApart } from '../../support/labelled.ts';

const precision = fc.option(fc.double({ min: 0.51, max: 0.99, noNaN: true }));

describe('the folds', () => {
  it('CB5 never part a group, are of like size, and each label stands in all of them where it can', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const folds = foldsOf(rows);
        expect(new Set(folds.keys())).toEqual(new Set(rows.map(({ group }) => group)));
        const sizes = Array.from(
          { length: FOLDS },
          (_, at) => [...folds.values()].filter((one) => one === at).length,
        );
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        for (const label of [0, 1]) {
          const own = rows.filter((one) => one.label === label).map(({ group }) => folds.get(group));
          expect(new Set(own).size).toBe(FOLDS);
        }
      }),
    );
  });

  it('CB5 what decides a row was not fitted on any row of its group', () => {
    const usual = Array.from({ length: 100 }, (_, at) => [
      row(0.8, 1, `g${at % 10}`),
      row(0.2, 0, `g${at % 10}`),
    ]);
    // This group needs a threshold that no other one asks for.
    const odd = Array.from({ length: 100 }, () => [row(0.3, 1, 'odd'), row(0.25, 0, 'odd')]);
    const rows = [...usual, ...odd].flat();
    expect(fitCalibration(rows, null).figures.recall.value).toBe(0.5);
    const apart = rows.map((one, at) => ({ ...one, group: `own ${at}` }));
    expect(fitCalibration(apart, null).figures.recall.value).toBe(1);
  });
});

describe('the fit', () => {
  it('CB1 the same rows give the same numbers, to the byte', () => {
    fc.assert(
      fc.property(anyRows, precision, (rows, wanted) => {
        expect(JSON.stringify(fitCalibration(rows, wanted))).toBe(
          JSON.stringify(fitCalibration([...rows], wanted)),
        );
      }),
      { numRuns: 20 },
    );
  });

  it('CB1 counts rows and groups and says what was wanted', () => {
    const { rows, groups, wanted_precision } = fitCalibration(rowsApart(60, 0.5, 20), 0.8);
    expect([rows, groups, wanted_precision]).toEqual([60, 20, 0.8]);
  });

  it('CB1 finds the precision that was wanted on rows that it has not seen, and abstains for it', () => {
    const rows = rowsApart(3000, 0.3);
    const loose = fitCalibration(rows, null).figures;
    const { figures } = fitCalibration(rows, 0.9);
    expect(loose.precision?.value).toBeLessThan(0.8);
    expect(figures.precision?.value).toBeGreaterThan(0.87);
    expect(figures.not_found_precision?.value).toBeGreaterThan(0.87);
    expect(figures.abstention.value).toBeGreaterThan(0.2);
    expect(loose.abstention.value).toBe(0);
  });

  it('CB1 a contradiction stands inside the band too', () => {
    const rows = rowsApart(600, 0.2);
    const contradicted = rows.map((one) =>
      one.label === 0 ? { ...one, end: 'contradicted' as const } : one,
    );
    const [one, other] = [fitCalibration(rows, 0.95).figures, fitCalibration(contradicted, 0.95).figures];
    expect(other.not_found_recall.value).toBeGreaterThan(one.not_found_recall.value + 0.2);
    expect(other.recall).toEqual(one.recall);
  });

  it('CB5 noise has an AUC of even odds, and its interval says so', () => {
    const { auc } = fitCalibration(rowsApart(800, 0), null).figures;
    expect(auc.low).toBeLessThan(0.5);
    expect(auc.high).toBeGreaterThan(0.5);
    expect(auc.high - auc.low).toBeLessThan(0.15);
  });

  it('CB5 5,000 rows of 1,250 groups take less than 3 s', () => {
    const rows = rowsApart(5000, 0.4, 1250);
    const started = performance.now();
    expect(fitCalibration(rows, 0.9).rows).toBe(5000);
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
