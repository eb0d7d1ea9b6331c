import { describe, expect, it } from 'vitest';
import { PLANTED_TEXT_FAULTS } from '../../../src/core/grounding/passages/planted-faults.ts';
import { holdText } from './hold-text.ts';

describe('planted faults of text evidence', () => {
  it.each(PLANTED_TEXT_FAULTS)('$rule catches $about', ({ rule, evidence, fault, code }) => {
    const wrong = holdText(evidence, fault).rulings.filter(
      (ruling) => ruling.rule === rule && ruling.outcome !== 'supported',
    );
    expect(wrong).not.toEqual([]);
    const codes = wrong.flatMap(({ findings }) => findings.map((finding) => finding.code));
    expect(codes).toEqual(code === null ? [] : [code]);
  });

  it.each(PLANTED_TEXT_FAULTS)('$rule lets the mended claim pass: $about', ({ evidence, mended }) => {
    const { rulings, unsupported } = holdText(evidence, mended);
    expect(rulings.map(({ outcome }) => outcome)).toEqual(rulings.map(() => 'supported'));
    expect(unsupported).toEqual([]);
  });

  it('GR23 to GR28 each has a planted fault', () => {
    const planted = new Set(PLANTED_TEXT_FAULTS.map(({ rule }) => rule));
    expect([...planted].sort()).toEqual(['GR23', 'GR24', 'GR25', 'GR26', 'GR27', 'GR28']);
  });
});
