import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const Row = z.strictObject({
  id: z.string(),
  label: z.enum(['hallucinated', 'accurate']),
  kind: z.string(),
  style: z.enum(['terse', 'chatty']),
  report: z.string().min(1),
  evidence: z.strictObject({
    testOutput: z.string().optional(),
    testsPassed: z.boolean().optional(),
    requirementsList: z.array(z.strictObject({ requirement: z.string(), met: z.boolean() })).optional(),
    assumptions: z
      .array(z.strictObject({ assumption: z.string(), verified: z.boolean(), source: z.string().optional() }))
      .optional(),
    evidence: z.array(z.strictObject({ type: z.string(), content: z.string() })).optional(),
    codeChanges: z.array(z.strictObject({ file: z.string(), diff: z.string() })).optional(),
  }),
});

function rowsOf(language: string): z.infer<typeof Row>[] {
  const file = new URL(`../../cases/check/reports/${language}.json`, import.meta.url);
  return z.array(Row).parse(JSON.parse(readFileSync(file, 'utf8')));
}

describe.each(['ko', 'en'])('labelled reports, %s', (language) => {
  const rows = rowsOf(language);

  it('LW4 are at least 50 of each label, and neither style is rare in one', () => {
    for (const label of ['hallucinated', 'accurate'] as const) {
      const labelled = rows.filter((row) => row.label === label);
      const terse = labelled.filter(({ style }) => style === 'terse').length / labelled.length;
      expect(labelled.length).toBeGreaterThanOrEqual(50);
      expect(Math.abs(terse - 0.5)).toBeLessThan(0.1);
    }
  });

  it('LW4 have ids and texts of their own', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(new Set(rows.map(({ report }) => report)).size).toBe(rows.length);
  });

  it('LW4 cannot be told apart by length', () => {
    const mean = (label: string): number => {
      const lengths = rows.filter((row) => row.label === label).map(({ report }) => report.length);
      return lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    };
    expect(mean('hallucinated') / mean('accurate')).toBeGreaterThan(0.7);
    expect(mean('hallucinated') / mean('accurate')).toBeLessThan(1.4);
  });
});

describe.each(['ko-later', 'en-later'])('later reports, %s', (name) => {
  const rows = rowsOf(name);

  it('LW4 are 20 of each label, with ids and texts of their own', () => {
    expect(rows.filter(({ label }) => label === 'accurate')).toHaveLength(20);
    expect(rows.filter(({ label }) => label === 'hallucinated')).toHaveLength(20);
    const all = [...rows, ...rowsOf(name.slice(0, 2))];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ report }) => report)).size).toBe(all.length);
  });
});
