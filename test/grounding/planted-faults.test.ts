import { describe, expect, it } from 'vitest';
import { CHECKERS } from '../../src/contract/checkers.ts';
import { checkAssertion } from '../../src/core/grounding/facts/check-assertion.ts';
import { PLANTED_FAULTS, PLANTED_GROUND } from '../../src/core/grounding/facts/planted-faults.ts';

describe('planted faults', () => {
  it.each(PLANTED_FAULTS)('$rule catches $about', ({ rule, fault, code }) => {
    const ruling = checkAssertion(fault, PLANTED_GROUND);
    expect(ruling.rule).toBe(rule);
    expect(ruling.outcome).not.toBe('supported');
    expect(ruling.findings.map((finding) => finding.code)).toContain(code);
  });

  it.each(PLANTED_FAULTS.filter(({ mended }) => mended !== null))(
    '$rule lets the mended claim pass: $about',
    ({ mended }) => {
      expect(mended && checkAssertion(mended, PLANTED_GROUND).outcome).toBe('supported');
    },
  );

  it('GR every checker of claims has a planted fault', () => {
    const checkers = Object.keys(CHECKERS).filter((rule) => /^GR(?:[1-9]|22)$/.test(rule));
    expect(checkers.filter((rule) => !PLANTED_FAULTS.some((planted) => planted.rule === rule))).toEqual([]);
  });
});
