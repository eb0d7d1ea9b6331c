import { describe, expect, it } from 'vitest';
import { entityHolder } from '../../../src/core/grounding/records/entities/entity-holder.ts';
import {
  ENTITY_PLANTED_FAULTS,
  PLANTED_MAPPING,
  PLANTED_RECORDS,
} from '../../../src/core/grounding/records/entities/entity-planted-faults.ts';

function held(text: string) {
  return entityHolder(PLANTED_RECORDS, PLANTED_MAPPING).next({ text, query: null });
}

describe('planted faults of records with names', () => {
  it.each(ENTITY_PLANTED_FAULTS)('$rule catches $about', ({ rule, fault, code }) => {
    const wrong = held(fault).rulings.filter(({ outcome }) => outcome !== 'supported');
    expect(wrong.map((ruling) => ruling.rule)).toContain(rule);
    expect(wrong.flatMap(({ findings }) => findings.map((finding) => finding.code))).toContain(code);
  });

  it.each(ENTITY_PLANTED_FAULTS)('$rule lets the mended sentence pass: $about', ({ rule, mended }) => {
    const { rulings, unsupported } = held(mended);
    expect(unsupported).toEqual([]);
    const supported = rulings.filter(({ outcome }) => outcome === 'supported');
    expect(supported.length).toBeGreaterThan(0);
    const silent = rule === 'GR44';
    expect(silent || supported.some((ruling) => ruling.rule === rule)).toBe(true);
  });

  it('GR41 to GR45 each have a planted fault', () => {
    const rules = new Set(ENTITY_PLANTED_FAULTS.map(({ rule }) => rule));
    expect([...rules].toSorted()).toEqual(['GR41', 'GR42', 'GR43', 'GR44', 'GR45']);
  });
});
