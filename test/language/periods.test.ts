import { describe, expect, it } from 'vitest';
import table from '../../cases/language/periods.json' with { type: 'json' };
import { findPeriods } from '../../src/core/language/find-periods.ts';
import type { Period } from '../../src/core/language/period.ts';

function describePeriod(period: Period): string {
  const flags = [
    ...(period.bound === 'at' ? [] : [period.bound]),
    ...(period.relative ? ['relative'] : []),
    ...(period.impossible ? ['impossible'] : []),
  ];
  const days = `${period.from ?? '-'}|${period.to ?? '-'}`;
  return [
    `${period.text}|${period.granularity}|${days}`,
    ...(flags.length > 0 ? [flags.join(' ')] : []),
  ].join('|');
}

describe('DT1 dates and periods are found with their days', () => {
  it.each(table.rows.map((row) => [row[0] ?? '', row.slice(1)] as const))('DT1 %s', (text, expected) => {
    const found = findPeriods(text, table.reference);
    expect(found.map(describePeriod)).toEqual(expected);
    for (const period of found) expect(text.slice(period.start, period.end)).toBe(period.text);
  });
});
