import { describe, expect, it } from 'vitest';
import cases from '../../cases/configuration/formulas.json' with { type: 'json' };
import { parseFormula } from '../../src/core/grounding/facts/formula.ts';

describe('formulas', () => {
  it.each(cases)('CF8 $title: $formula', ({ formula, values, value }) => {
    const given = new Map(Object.entries(values as Readonly<Record<string, number>>));
    expect(parseFormula(formula).evaluate(given)).toBe(value ?? Number.NaN);
  });

  it('CF8 names each attribute once, in order', () => {
    expect(parseFormula('b / (a + b) * max(c, a)').operands).toEqual(['b', 'a', 'c']);
  });
});
