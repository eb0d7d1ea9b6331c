import { describe, expect, it } from 'vitest';
import table from '../../cases/language/durations.json' with { type: 'json' };
import { findDurations } from '../../src/core/language/find-durations.ts';

describe('DT9 lengths of time', () => {
  it.each(table.rows.map(([text = '', ...expected]) => [text, expected] as const))(
    'DT9 %s',
    (text, expected) => {
      const found = findDurations(text);
      expect(found.map((d) => [d.text, d.years, d.months, d.days, d.seconds].join('|'))).toEqual(expected);
      for (const duration of found) expect(text.slice(duration.start, duration.end)).toBe(duration.text);
    },
  );
});
