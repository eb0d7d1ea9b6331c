import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNITS } from '../../src/core/language/unit-table.ts';
import { comparable, convert, toBase, unitOf } from '../../src/core/language/units.ts';

interface Cases {
  readonly names: readonly {
    readonly names: readonly string[];
    readonly symbol: string;
    readonly dimension: string;
  }[];
  readonly none: readonly string[];
  readonly conversions: readonly {
    readonly value: number;
    readonly from: string;
    readonly to: string;
    readonly result: number;
  }[];
  readonly strangers: readonly (readonly [string, string])[];
}

const CASES: Cases = JSON.parse(
  readFileSync(new URL('../../cases/language/units.json', import.meta.url), 'utf8'),
);

describe('UN units by the table', () => {
  it.each(CASES.names)('UN1 $names are $symbol', ({ names, symbol, dimension }) => {
    for (const name of names) expect(unitOf(name)).toMatchObject({ symbol, dimension });
  });

  it.each(CASES.none)('UN1 "%s" is no unit', (name) => {
    expect(unitOf(name)).toBeNull();
  });

  it.each(CASES.conversions)('UN2 $value $from is $result $to', ({ value, from, to, result }) => {
    expect(convert(value, unitOf(from), unitOf(to))).toBeCloseTo(result, 9);
  });

  it.each(CASES.strangers)('UN3 %s and %s are not comparable', (a, b) => {
    expect(comparable(unitOf(a), unitOf(b))).toBe(false);
    expect(convert(1, unitOf(a), unitOf(b))).toBeNull();
  });
});

describe('UN any unit', () => {
  const unit = fc.constantFrom(...new Set(UNITS.values()));

  it('UN2 there and back gives the value again, to 9 digits', () => {
    fc.assert(
      fc.property(unit, unit, fc.double({ min: -1e6, max: 1e6, noNaN: true }), (from, to, value) => {
        const there = convert(value, from, to);
        expect(there === null).toBe(!comparable(from, to));
        if (there === null) return;
        const [base, back] = [toBase(value, from), toBase(convert(there, to, from) ?? Number.NaN, from)];
        expect(Math.abs(back - base)).toBeLessThanOrEqual(1e-9 * Math.max(Math.abs(base), to.offset, 1e-300));
      }),
    );
  });

  it('UN3 comparable is symmetric, and every unit agrees with itself', () => {
    fc.assert(
      fc.property(unit, unit, (a, b) => {
        expect(comparable(a, a)).toBe(true);
        expect(comparable(a, b)).toBe(comparable(b, a));
      }),
    );
  });

  it('UN4 a bare number agrees with ratios and counts, never with money or a physical unit', () => {
    for (const name of ['%', 'ratio', '명', '건', 'FTE', '대'])
      expect(comparable(null, unitOf(name))).toBe(true);
    for (const name of ['KRW', '%p', 'kg', 'h', 'mo', '°C'])
      expect(comparable(unitOf(name), null)).toBe(false);
    expect(convert(0.96, null, unitOf('%'))).toBe(96);
  });
});
