import { describe, expect, it } from 'vitest';
import table from '../../cases/language/negation.json' with { type: 'json' };
import { isNegated } from '../../src/core/language/negation.ts';

type Row = readonly [string, boolean, string?, boolean?];

const rows = table.rows as unknown as readonly Row[];

describe('NG negation', () => {
  it.each(rows.filter((row) => row.length === 2).map(([a, b]) => [a, b] as const))(
    'NG1 %s: %s',
    (sentence, negated) => {
      expect(isNegated(sentence)).toBe(negated);
    },
  );

  it.each(rows.filter((row) => row.length > 2).map(([a, b, c = '', d = false]) => [a, b, c, d] as const))(
    'NG2 %s: %s, of %s: %s',
    (sentence, negated, words, reached) => {
      const start = sentence.indexOf(words);
      expect(isNegated(sentence)).toBe(negated);
      expect(isNegated(sentence, { start, end: start + words.length })).toBe(reached);
    },
  );
});
