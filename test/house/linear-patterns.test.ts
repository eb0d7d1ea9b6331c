import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { growthOf } from '../../scripts/patterns/growth-of.ts';
import { patternsIn } from '../../scripts/patterns/literals.ts';

interface Row {
  readonly pattern: string;
  readonly flags: string;
  readonly growth: number | string;
  readonly about: string;
}

const rows = JSON.parse(readFileSync('cases/bounds/growth.json', 'utf8')) as Row[];

describe('the growth of a pattern', () => {
  it.each(rows)('HS12 /$pattern/$flags: $about', ({ pattern, flags, growth }) => {
    expect(growthOf({ source: pattern, flags })).toBe(growth);
  });

  it('HS11 every literal of a file is found, and each place that makes a pattern of a text', () => {
    const { literals, makings } = patternsIn('scripts/needed-literals.ts');
    expect(literals.map(({ source, flags }) => `/${source}/${flags}`)).toContain('/^[?*]|^\\{0/');
    expect(makings).toEqual([]);
    expect(
      patternsIn('src/core/grounding/records/hours/hours-days.ts').makings.map(({ text }) => text),
    ).toContain('new RegExp(`^(?:${pattern})$`)');
  });
});
