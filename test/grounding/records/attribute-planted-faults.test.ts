import { describe, expect, it } from 'vitest';
import { attributeHolder } from '../../../src/core/grounding/records/attributes/attribute-holder.ts';
import {
  ATTRIBUTE_FAULTS,
  PLANTED_OBJECT,
} from '../../../src/core/grounding/records/attributes/attribute-planted-faults.ts';
import { recordsOfJson } from '../../../src/core/grounding/records/records-of-json.ts';
import { termsOf } from '../../../src/core/language/terms.ts';

const RULES = ['GR36', 'GR37', 'GR38', 'GR39'];
const records = recordsOfJson('planted', PLANTED_OBJECT);

function hold(text: string) {
  return attributeHolder(records, termsOf).next({ text, query: null });
}

describe('planted faults about attributes', () => {
  it.each(ATTRIBUTE_FAULTS)('$rule catches $about', ({ rule, fault, outcome }) => {
    const found = hold(fault).rulings.filter((ruling) => ruling.rule === rule);
    expect(found.map((ruling) => ruling.outcome)).toContain(outcome);
  });

  it.each(ATTRIBUTE_FAULTS)('$rule lets the mended claim of $about pass', ({ mended }) => {
    const wrong = hold(mended).rulings.filter(({ outcome }) => outcome !== 'supported');
    expect(wrong).toEqual([]);
  });

  it.each(RULES)('%s has a planted fault', (rule) => {
    expect(ATTRIBUTE_FAULTS.some((fault) => fault.rule === rule)).toBe(true);
  });
});
