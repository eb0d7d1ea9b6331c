import { describe, expect, it } from 'vitest';
import table from '../../cases/retrieval/hinted-ties.json' with { type: 'json' };
import { hintedTie } from '../../src/core/retrieval/hinted-tie.ts';

describe('neighbours that a question asks for', () => {
  it.each(table.rows)('RT12 $question', ({ question, rels, end }) => {
    expect(hintedTie(question)).toEqual(rels === null ? null : { rels, end });
  });

  it.each(['is '.repeat(100_000), 'a_'.repeat(100_000), 'aB'.repeat(100_000), '`'.repeat(200_000)])(
    'RT12 is linear, text %#',
    (text) => {
      const before = process.cpuUsage();
      hintedTie(`who calls ${text}`);
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(3000);
    },
  );
});
