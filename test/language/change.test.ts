import { describe, expect, it } from 'vitest';
import table from '../../cases/language/change.json' with { type: 'json' };
import { findChanges } from '../../src/core/language/change.ts';

type Row = readonly [string, readonly string[]];

describe('CH change', () => {
  it.each(table.changes as unknown as Row[])('CH1 changes of %s', (text, expected) => {
    expect(
      findChanges(text).map(({ start, end, direction }) => `${text.slice(start, end)} ${direction}`),
    ).toEqual(expected);
  });
});
