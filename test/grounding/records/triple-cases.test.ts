import { describe, expect, it } from 'vitest';
import sets from '../../../cases/grounding/json/triples.json' with { type: 'json' };
import type { Held } from '../../../src/core/grounding/held.ts';
import { recordsOfJson } from '../../../src/core/grounding/records/records-of-json.ts';
import { recordsOfTable } from '../../../src/core/grounding/records/records-of-table.ts';
import { tripleHolder } from '../../../src/core/grounding/records/triples/triple-holder.ts';
import { triplesOf } from '../../../src/core/grounding/records/triples/triples-of-records.ts';
import { termsOf } from '../../../src/core/language/terms.ts';

const COLUMNS = ['subject', 'predicate', 'object'];

const rows = sets.flatMap(({ triples, pairs }) => {
  const read = triplesOf(recordsOfTable('t', { columns: COLUMNS, rows: triples }, {})) ?? [];
  const hold = (text: string): Held => tripleHolder('t', read, termsOf).next({ text, query: null });
  return pairs.map(({ right, wrong, unsupported }) => ({
    right,
    wrong,
    unsupported,
    held: hold(right),
    denied: hold(wrong),
  }));
});

function marked({ unsupported }: Held, text: string): string[] {
  return unsupported.map(({ start, end }) => text.slice(start, end));
}

describe('claims against triples', () => {
  it.each(rows)('GR38 $right rather than $wrong', ({ held, denied }) => {
    expect(held.probability ?? 0).toBeGreaterThan(denied.probability ?? 0);
  });

  it.each(rows.filter(({ unsupported }) => unsupported !== null))(
    'GR38 $unsupported stands in no triple',
    ({ denied, wrong, unsupported }) => {
      expect(marked(denied, wrong)).toContain(unsupported);
    },
  );

  it('GR38 reads triples from a list of lists, whose first one is no header', () => {
    const triples = [
      ['Norvale', 'isPartOf', 'Eastmark'],
      ['Norvale', 'leader', 'Petra Quist'],
    ];
    const read = triplesOf(recordsOfJson('t', triples)) ?? [];
    expect(read.map(({ subject, predicate, object }) => [subject, predicate, object])).toEqual(triples);
  });

  it('GR38 other tables are no triples', () => {
    const table = { columns: ['city', 'year', 'visitors'], rows: [['Bergen', 2019, 4000]] };
    expect(triplesOf(recordsOfTable('t', table, {}))).toBeNull();
  });

  it('GR38 says nothing of a claim that names none of its things', () => {
    const read = triplesOf(
      recordsOfTable('t', { columns: COLUMNS, rows: [['Norvale', 'leader', 'Petra Quist']] }, {}),
    );
    const held = tripleHolder('t', read ?? [], termsOf).next({
      text: 'Rain is expected tonight.',
      query: null,
    });
    expect(held.probability).toBeUndefined();
  });
});
