import { describe, expect, test } from 'vitest';
import { recordsOfTable } from '../../../src/core/grounding/records/records-of-table.ts';
import { tableHolder } from '../../../src/core/grounding/records/table/table-holder.ts';
import { cpuTime } from '../../support/cpu-time.ts';

const CSV =
  'Bridge,River,Length (m),Toll\n"Ash, Old",Wend,210,€1.50\nBirch,Wend,480,none\nCedar,Laske,"1,120",€3.00\n';

function hold(table: unknown, ...claims: readonly string[]) {
  const holder = tableHolder(recordsOfTable('t', table));
  return claims.map((text) => holder.next({ text, query: null }));
}

function lowered(text: string): string {
  return text.toLowerCase().replaceAll(/[,.?]/g, ' $& ').trim();
}

describe('claims held against a table', () => {
  test('GR30 the derivation names the operation and the cells, and the cells are quoted', () => {
    const [held] = hold(CSV, 'Cedar is 1,120 metres long.');
    expect(held?.rulings[0]).toMatchObject({ rule: 'GR30', outcome: 'supported' });
    expect(held?.rulings[0]?.derivation).toContain('rows[2].Length (m)');
    expect(held?.read).toContainEqual({
      evidence_id: 't',
      span: null,
      path: 'rows[2].Length (m)',
      quote: '1,120',
    });
  });

  test('GR30 a wrong number is found at its place, and only it is unsupported', () => {
    const claim = 'Birch is 680 metres long.';
    const [held] = hold(CSV, claim);
    const at = claim.indexOf('680');
    expect(held?.rulings[0]?.outcome).toBe('contradicted');
    expect(held?.unsupported.map(({ start, end }) => claim.slice(start, end))[0]).toContain('680');
    expect(held?.rulings[0]?.findings[0]?.place.start).toBe(at);
  });

  test('GR30 a pronoun stands for the subject of the claim before', () => {
    const [, right, wrong] = hold(
      CSV,
      'Birch crosses the Wend.',
      'It is 480 metres long.',
      'It is 490 metres long.',
    );
    expect(right?.rulings[0]?.outcome).toBe('supported');
    expect(wrong?.rulings[0]?.outcome).toBe('contradicted');
  });

  test('GR30 a claim that shares nothing with the table has no ruling and no probability', () => {
    const [held] = hold(CSV, 'Penguins nest on ice.');
    expect(held).toEqual({ evidence_id: 't', rulings: [], signals: {}, unsupported: [], read: [] });
  });

  test('GR30 an empty table and a table without rows say nothing', () => {
    for (const table of [{ columns: [], rows: [] }, { columns: ['a', 'b'], rows: [] }, '', null])
      expect(hold(table, 'Birch is 480 metres long.')[0]?.rulings).toEqual([]);
  });

  test('GR30 lower-case, parted text is read as the same claim', () => {
    for (const [claim, end] of [
      ['Birch is 480 metres long.', 'supported'],
      ['The longest bridge is Cedar.', 'supported'],
      ['The longest bridge is Birch.', 'contradicted'],
    ] as const) {
      expect(hold(CSV, claim)[0]?.rulings[0]?.outcome).toBe(end);
      expect(hold(CSV, lowered(claim))[0]?.rulings[0]?.outcome).toBe(end);
    }
  });

  test('GR30 a table of facts is read as a row for each thing, and what is said of a value counts', () => {
    const table = {
      columns: ['subject', 'predicate', 'object'],
      rows: [
        ['Ludo Vrink', 'birthPlace', 'Marsham'],
        ['Marsham', 'country', 'Estmark'],
        ['Ludo Vrink', 'occupation', 'glazier'],
        ['Ina Sorrel', 'occupation', 'surveyor'],
      ],
    };
    const ends = hold(
      table,
      'Ludo Vrink, a glazier, was born in Marsham in the country of Estmark.',
      'The occupation of Ludo Vrink is surveyor.',
    ).map(({ rulings }) => rulings[0]?.outcome);
    expect(ends).toEqual(['supported', 'contradicted']);
  });

  test('GR31 many cells are cut to a dozen, and the rest is counted', () => {
    const rows = Array.from({ length: 30 }, (_, at) => [`Depot ${at}`, 'north']);
    const [held] = hold({ columns: ['Depot', 'Side'], rows }, 'There are 30 depots in the north.');
    expect(held?.rulings[0]).toMatchObject({ rule: 'GR31', outcome: 'supported' });
    expect(held?.rulings[0]?.derivation).toContain('and 18 more');
    expect(held?.read).toHaveLength(12);
  });

  test('GR34 a total that the table states is used, and its row is not counted', () => {
    const table = {
      columns: ['Store', 'Sales'],
      rows: [
        ['East', '10'],
        ['West', '20'],
        ['North', '12'],
        ['Total', '42'],
      ],
    };
    const [sum, count] = hold(table, 'Total sales are 42.', 'There are 3 stores.');
    expect(sum?.rulings[0]).toMatchObject({ rule: 'GR34', outcome: 'supported' });
    expect(count?.rulings[0]?.outcome).toBe('supported');
  });

  test('GR32 a table of 5,000 rows is held against without an explosion of readings', () => {
    const rows = Array.from({ length: 5000 }, (_, at) => [
      `Person ${at}`,
      `Town ${at % 17}`,
      `${at % 1000}`,
      `${at % 50}`,
    ]);
    const holder = tableHolder(recordsOfTable('t', { columns: ['Name', 'Town', 'Score', 'Wins'], rows }));
    const text =
      'All people in Town 5 and Town 6 with a score over 49 have more wins than Person 7, the most of all.';
    const taken = cpuTime(() => {
      for (let round = 0; round < 3; round++) holder.next({ text, query: null });
    });
    expect(taken).toBeLessThan(3000);
  });
});
