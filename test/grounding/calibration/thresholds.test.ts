import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LabelledRow } from '../../../src/core/grounding/calibration/platt.ts';
import { type Band, bandOf } from '../../../src/core/grounding/calibration/thresholds.ts';
import { anyRows, row } from '../../support/labelled.ts';

interface Case {
  readonly title: string;
  readonly ones: readonly number[];
  readonly zeros: readonly number[];
  readonly precision: number | null;
  readonly supported_above: number;
  readonly not_found_below: number;
}

const cases = JSON.parse(
  readFileSync(new URL('../../../cases/calibration/bands.json', import.meta.url), 'utf8'),
) as readonly Case[];

/** Probabilities as the scale gives them: never 0 or 1. */
const scaled = anyRows.map((rows) =>
  rows.map((one) => ({ ...one, probability: Math.min(0.999, Math.max(0.001, one.probability)) })),
);
const precision = fc.double({ min: 0.5, max: 0.99, noNaN: true });

interface Decided {
  readonly supported: readonly LabelledRow[];
  readonly notFound: readonly LabelledRow[];
}

function decidedBy(rows: readonly LabelledRow[], { supported_above, not_found_below }: Band): Decided {
  return {
    supported: rows.filter((one) => one.probability >= supported_above && one.end !== 'undecided'),
    notFound: rows.filter((one) => one.probability < not_found_below),
  };
}

function count(rows: readonly LabelledRow[], label: 0 | 1): number {
  return rows.filter((one) => one.label === label).length;
}

function accuracy(rows: readonly LabelledRow[], band: Band): number {
  const { supported, notFound } = decidedBy(rows, band);
  return count(supported, 1) / count(rows, 1) + count(notFound, 0) / count(rows, 0);
}

function keeps(rows: readonly LabelledRow[], label: 0 | 1, wanted: number): boolean {
  return rows.length === 0 || (count(rows, label) + 1) / (rows.length + 2) >= wanted;
}

function keepsBoth(rows: readonly LabelledRow[], band: Band, wanted: number): boolean {
  const { supported, notFound } = decidedBy(rows, band);
  return keeps(supported, 1, wanted) && keeps(notFound, 0, wanted);
}

/** Every pair of thresholds that parts the rows in another way. */
function everyBand(rows: readonly LabelledRow[]): Band[] {
  const values = [...new Set(rows.map(({ probability }) => probability))].sort((a, b) => a - b);
  const cuts = [...values, 1];
  return cuts.flatMap((high, at) =>
    cuts.slice(0, at + 1).map((low) => ({ supported_above: high, not_found_below: low })),
  );
}

describe('the thresholds', () => {
  it.each(cases)('CB1 $title', ({ ones, zeros, precision: wanted, supported_above, not_found_below }) => {
    const rows = [...ones.map((p, at) => row(p, 1, `a${at}`)), ...zeros.map((p, at) => row(p, 0, `b${at}`))];
    const band = bandOf(rows, wanted);
    expect(band.supported_above).toBeCloseTo(supported_above, 9);
    expect(band.not_found_below).toBeCloseTo(not_found_below, 9);
  });

  it('CB1 never cross, and are one where no precision is wanted', () => {
    fc.assert(
      fc.property(scaled, fc.option(precision), (rows, wanted) => {
        const { supported_above, not_found_below } = bandOf(rows, wanted);
        expect(not_found_below).toBeGreaterThanOrEqual(0);
        expect(supported_above).toBeGreaterThanOrEqual(not_found_below);
        expect(supported_above).toBeLessThanOrEqual(1);
        expect(wanted !== null || supported_above === not_found_below).toBe(true);
      }),
    );
  });

  it('CB1 both decisions keep the wanted precision', () => {
    fc.assert(
      fc.property(scaled, precision, (rows, wanted) => {
        expect(keepsBoth(rows, bandOf(rows, wanted), wanted)).toBe(true);
      }),
    );
  });

  it('CB1 no other pair is right more often', () => {
    fc.assert(
      fc.property(scaled, fc.option(precision), (rows, wanted) => {
        const allowed = everyBand(rows).filter((band) =>
          wanted === null ? band.supported_above === band.not_found_below : keepsBoth(rows, band, wanted),
        );
        const best = Math.max(...allowed.map((band) => accuracy(rows, band)));
        expect(accuracy(rows, bandOf(rows, wanted))).toBeCloseTo(best, 9);
      }),
    );
  });

  it('CB1 rows of which nothing could be read support nothing', () => {
    const silent = Array.from({ length: 20 }, (_, at) => ({
      ...row(0.9, 1, `g${at}`),
      end: 'undecided' as const,
    }));
    const rest = Array.from({ length: 20 }, (_, at) => row(0.2, 0, `h${at}`));
    expect(bandOf([...silent, ...rest], 0.9)).toEqual({ supported_above: 0.55, not_found_below: 0.55 });
    const wrong = Array.from({ length: 5 }, (_, at) => row(0.8, 0, `k${at}`));
    expect(bandOf([...silent, ...rest, ...wrong], 0.9).supported_above).toBeGreaterThan(0.8);
  });
});
