import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/contract/language.ts';
import { exactFrom } from '../../src/core/statement/exact.ts';
import type { Comparison, Duration, Quantity, Value } from '../../src/core/statement/value.ts';
import { difference, ratio, sum } from '../../src/core/values/arithmetic.ts';
import { compareValues } from '../../src/core/values/compare-values.ts';
import { readValues } from '../../src/core/values/read-values.ts';
import { showValue } from './show.ts';

type Row = readonly [language: Language, claim: string, evidence: string, comparison: Comparison];

const rows = JSON.parse(
  readFileSync(`${import.meta.dirname}/../../cases/values/comparisons.json`, 'utf8'),
) as Row[];

function valueOf(text: string, language: Language): Value | null {
  return readValues(text, language)[0]?.value ?? null;
}

function compare(claim: string, evidence: string, language: Language): Comparison {
  const [said, held] = [valueOf(claim, language), valueOf(evidence, language)];
  if (said === null || held === null) return 'incomparable';
  return compareValues(said, held, { tolerance: exactFrom('0.05') });
}

function amount(text: string, language: Language): Quantity | Duration {
  const value = valueOf(text, language);
  if (value?.kind !== 'quantity' && value?.kind !== 'duration') throw new Error(`no amount in "${text}"`);
  return value;
}

describe('two values', () => {
  it.each(rows)('VL5 (%s) %s, held against %s, is %s', (language, claim, evidence, comparison) => {
    expect(compare(claim, evidence, language)).toBe(comparison);
  });

  it('VL5 says of every read value that it equals itself', () => {
    const values = rows.flatMap(([language, claim]) => valueOf(claim, language) ?? []);
    const tolerance = exactFrom('0');
    expect(values.filter((value) => compareValues(value, value, { tolerance }) !== 'equal')).toEqual([]);
  });
});

describe('arithmetic', () => {
  it('VL6 adds, subtracts and divides exactly, in the unit of the first', () => {
    const total = sum(amount('12만 원', 'ko'), amount('0.1원', 'ko'));
    expect(total === null ? '' : showValue(total)).toBe('120000.1 KRW');
    const rest = difference(amount('2 km', 'en'), amount('300-400 m', 'en'));
    expect(rest === null ? '' : showValue(rest)).toBe('1.6..1.7 km');
    const share = ratio(amount('1 hour', 'en'), amount('3 hours', 'en'));
    expect(share === null ? '' : showValue(share)).toBe('1/3 share');
  });

  it('VL6 computes nothing over two units', () => {
    expect(sum(amount('$5', 'en'), amount('€5', 'en'))).toBeNull();
    expect(difference(amount('5 km', 'en'), amount('5 kg', 'en'))).toBeNull();
    expect(ratio(amount('5 km', 'en'), amount('0 km', 'en'))).toBeNull();
  });
});
