import { describe, expect, it } from 'vitest';
import table from '../../cases/language/change.json' with { type: 'json' };
import { findChanges } from '../../src/core/language/change.ts';
import { findComparisons } from '../../src/core/language/comparison.ts';

type Row = readonly [string, readonly string[]];

describe('CH change and comparison', () => {
  it.each(table.changes as unknown as Row[])('CH1 changes of %s', (text, expected) => {
    expect(
      findChanges(text).map(({ start, end, direction }) => `${text.slice(start, end)} ${direction}`),
    ).toEqual(expected);
  });

  it.each(table.comparisons as unknown as Row[])('CH2 comparisons of %s', (text, expected) => {
    expect(
      findComparisons(text).map(({ start, end, direction }) => `${text.slice(start, end)} ${direction}`),
    ).toEqual(expected);
  });
});
