import { describe, expect, it } from 'vitest';
import { Calibration } from '../../../src/contract/calibration.ts';
import { CHECKERS } from '../../../src/contract/checkers.ts';
import { GroundingSettings } from '../../../src/contract/grounding-settings.ts';
import { applyCalibration } from '../../../src/core/grounding/calibration/apply-calibration.ts';
import { GROUNDING_RULES, groundingCheckers } from '../../../src/core/grounding/grounding-rules.ts';
import { calibrationOf } from '../../support/labelled.ts';

const own = { supported_above: 0.6, not_found_below: 0.4 };

function applied(calibration?: unknown, more: object = {}): ReturnType<typeof applyCalibration> {
  return applyCalibration(
    GroundingSettings.parse({ ...own, ...(calibration ? { calibration } : {}), ...more }),
  );
}

/** Rules of grounding that decide no probability: a status, a model's ruling, a missing citation. */
const DECIDE_NONE = new Set(['GR40', 'GR48', 'CT4']);

describe('what a calibration holds for', () => {
  it('CB2 applied, its thresholds and its scale hold', () => {
    const band = { supported_above: 0.7, not_found_below: 0.2 };
    const found = applied(calibrationOf({ ...band, slope: 2, intercept: 1 }));
    expect(found).toMatchObject({ ...band, note: { applied: true } });
    expect(found.note?.detail).toBe('40 rows, 2026-03-01T10:00:00.000Z');
    expect(found.scale(0.5)).toBeCloseTo(1 / (1 + Math.exp(-1)), 9);
    expect(found.scale(0.9)).toBeCloseTo(1 / (1 + Math.exp(-(2 * Math.log(9) + 1))), 9);
  });

  it.each([
    ['another version', { ...groundingCheckers(), GR47: '0' }, `GR47 0 → ${CHECKERS['GR47']}`],
    ['a checker that is gone', { ...groundingCheckers(), GR999: '1' }, 'GR999 1 → –'],
    [
      'a checker that is new',
      Object.fromEntries(Object.entries(groundingCheckers()).filter(([rule]) => rule !== 'GR24')),
      `GR24 – → ${CHECKERS['GR24']}`,
    ],
  ])('CB2 for %s the thresholds of the settings hold, and it is said', (_, checkers, why) => {
    const found = applied(calibrationOf({ checkers, slope: 3 }));
    expect(found).toMatchObject(own);
    expect(found.scale(0.3)).toBe(0.3);
    expect(found.note).toEqual({
      applied: false,
      detail: `fitted with other checkers or settings (${why}); calibrate again`,
    });
  });

  it('CB2 for another aggregation it does not hold', () => {
    const { note } = applied(calibrationOf({ aggregation: 'best' }));
    expect(note).toEqual({
      applied: false,
      detail: 'fitted with other checkers or settings (aggregate best → joined); calibrate again',
    });
    expect(applied(calibrationOf({ aggregation: 'best' }), { aggregate: 'best' }).note?.applied).toBe(true);
  });

  it('CB2 of many differences three are named and the others counted', () => {
    const detail = applied(calibrationOf({ checkers: {} })).note?.detail ?? '';
    expect(detail).toContain(`+${GROUNDING_RULES.length - 3})`);
    expect(detail.match(/→/g)).toHaveLength(3);
  });

  it('CB2 none, and nothing, leave no note; a file that was not read does', () => {
    expect(applied().note).toBeUndefined();
    expect(applied('none').note).toBeUndefined();
    expect(applied('a.json')).toMatchObject({
      ...own,
      note: { applied: false, detail: 'a.json was not read' },
    });
  });

  it('CB2 a calibration is bound to every checker of evidence but those that decide nothing', () => {
    const ofEvidence = Object.keys(CHECKERS).filter((rule) =>
      /^(?:CT\d|GR(?:2[3-9]|[34]\d|5[0-4]))$/.test(rule),
    );
    const bound: readonly string[] = GROUNDING_RULES;
    expect(ofEvidence.length).toBeGreaterThan(20);
    expect(ofEvidence.filter((rule) => !bound.includes(rule) && !DECIDE_NONE.has(rule))).toEqual([]);
    expect(bound.filter((rule) => CHECKERS[rule] === undefined)).toEqual([]);
  });

  it('CB2 the file is what its schema says', () => {
    expect(Calibration.safeParse(calibrationOf()).error).toBeUndefined();
  });
});
