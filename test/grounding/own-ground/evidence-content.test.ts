import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../../src/contract/evidence.ts';
import { contentOf, type EvidenceContent } from '../../../src/core/grounding/own-ground/evidence-content.ts';

function read(data: unknown, type: Evidence['type'] = 'document'): EvidenceContent {
  return contentOf({ evidence_id: 'e', type, data: data as Evidence['data'] });
}

function tables(data: unknown, type: Evidence['type'] = 'document'): readonly unknown[] {
  const { records } = read(data, type);
  return (records?.tables ?? []).map(({ columns, rows, shape }) => ({
    shape,
    columns: columns.map(({ key }) => key),
    rows: rows.map(({ cells }) => cells),
  }));
}

const FEES = {
  shape: 'table',
  columns: ['item', 'fee'],
  rows: [
    ['room', '40'],
    ['desk', '15'],
  ],
};

describe('text', () => {
  it.each([
    ['a string', 'The fee is 40 euros.', 'The fee is 40 euros.'],
    [
      'title and text',
      { title: 'Fees', text: 'The fee is 40 euros.', score: 0.83, page: 7 },
      'Fees\n\nThe fee is 40 euros.',
    ],
    ['a list of paragraphs', ['The fee is 40 euros.', 'It rose.'], 'The fee is 40 euros.\n\nIt rose.'],
    ['a list of short lines', ['Fees', 'Rooms'], 'Fees\n\nRooms'],
    [
      'passages with metadata',
      [
        { page_content: 'The fee is 40 euros.', metadata: { page: 3, author: 'Kim' } },
        { page_content: 'It rose in May.', metadata: { page: 4, author: 'Kim' } },
      ],
      'The fee is 40 euros.\n\nKim\n\nIt rose in May.\n\nKim',
    ],
    [
      'blocks of a tool',
      { content: [{ type: 'text', text: 'The fee is 40 euros.' }] },
      'The fee is 40 euros.',
    ],
  ])('EC1 %s', (_, data, text) => {
    expect(read(data)).toMatchObject({ text, records: null, cut: false });
  });

  it('EC1 blocks of a tool result are text too, or the JSON that they hold', () => {
    const block = (text: string): unknown => ({ content: [{ type: 'text', text }], isError: false });
    expect(read(block('The fee is 40 euros.'), 'tool_result').text).toBe('The fee is 40 euros.');
    expect(tables(block('{"fee": 40}'), 'tool_result')).toEqual([
      { shape: 'record', columns: ['fee'], rows: [[40]] },
    ]);
  });

  it.each([
    ['an empty string', ''],
    ['white space', ' \n\t '],
    ['null', null],
    ['an empty list', []],
    ['an empty object', {}],
    ['noise alone', '<script>let fee = 40;</script>\u0000'],
    ['empty strings', ['', ' ']],
  ])('EC3 %s holds nothing', (_, data) => {
    for (const type of ['document', 'table', 'json', 'tool_result'] as const)
      expect(read(data, type)).toMatchObject({ text: null, records: null });
  });
});

describe('tables', () => {
  const CSV = 'item,fee\nroom,40\ndesk,15\n';
  const MARKDOWN = '| item | fee |\n|---|---|\n| room | 40 |\n| desk | 15 |\n';
  const HTML =
    '<table><caption>Fees</caption><tr><th>item</th><th>fee</th></tr><tr><td>room</td><td>40</td></tr><tr><td>desk<td>15</table>';

  it.each([
    ['CSV', CSV],
    ['TSV', CSV.replaceAll(',', '\t')],
    ['semicolons', CSV.replaceAll(',', ';')],
    ['Markdown', MARKDOWN],
  ])('EC1 %s of type table', (_, data) => {
    expect(tables(data, 'table')).toEqual([FEES]);
  });

  it('EC2 a document that is CSV as a whole is a table and no text', () => {
    expect(tables(CSV)).toEqual([FEES]);
    expect(read(CSV).text).toBeNull();
  });

  it.each([
    ['Markdown', MARKDOWN],
    ['HTML', HTML],
  ])('EC2 %s tables in a document are records, and its text stays', (_, table) => {
    const data = `What things cost:\n\n${table}\n\nPrices rose in May.`;
    expect(tables(data)).toEqual([FEES]);
    expect(read(data).text).toContain('Prices rose in May.');
    expect(read(data).text).toContain('room');
  });

  it('EC2 an HTML table has its caption, and nested tags in its cells', () => {
    const { records } = read(HTML.replace('room', '<b>ro</b>om &amp; bath'));
    expect(records?.tables[0]).toMatchObject({ caption: 'Fees', path: 'table 1' });
    expect(records?.tables[0]?.rows[0]?.cells).toEqual(['ro om & bath', '40']);
  });

  it.each([
    [
      'columns and rows',
      {
        columns: ['item', 'fee'],
        rows: [
          ['room', '40'],
          ['desk', '15'],
        ],
      },
    ],
    [
      'a list of lists',
      [
        ['item', 'fee'],
        ['room', '40'],
        ['desk', '15'],
      ],
    ],
    [
      'a list of objects',
      [
        { item: 'room', fee: '40' },
        { item: 'desk', fee: '15' },
      ],
    ],
  ])('EC1 %s in data of any type', (_, data) => {
    for (const type of ['table', 'json', 'tool_result', 'document'] as const)
      expect({ type, tables: tables(data, type) }).toEqual({ type, tables: [FEES] });
  });

  it.each([
    'Roses are red, violets are blue\nSugar is sweet, and so are you',
    'Dear all, the fee is 40 euros\nPlease pay, if you can, by May\nThank you, and goodbye',
    '요금은, 알다시피, 4만 원이다\n보증금은, 아시는 대로, 없다\n끝으로, 감사하다, 정말',
    'First point; it rose\nSecond point; it fell\nThird point; it stayed',
    'name: Kim, role: lead\nname: Lee, role: member, since 2020',
    'One, two\nthree, four, five',
    'A line | with bars\nAnother one | of prose that goes on and on for much longer than any cell of a table would do',
  ])('EC2 prose of type document is no table: %j', (text) => {
    expect(read(text)).toMatchObject({ text, records: null });
  });

  it.each([
    'city, people\nAru, 1200\nWend, 340',
    'city,motto\nAru,"By sea, by land"\nWend,Onward',
    '이름,나이,부서\n김하나,34,개발\n이두리,29,영업',
    'a|b|c\n1|2|3\n4|5|6',
  ])('EC2 a document that is a table: %j', (text) => {
    expect(read(text).records?.tables).toHaveLength(1);
    expect(read(text).text).toBeNull();
  });
});

describe('JSON', () => {
  it('EC1 text that is JSON is records, whatever the type', () => {
    for (const type of ['document', 'table', 'json', 'tool_result'] as const) {
      expect(tables('{"fee": 40, "open": null}', type)).toEqual([
        { shape: 'record', columns: ['fee', 'open'], rows: [[40, null]] },
      ]);
      expect(tables('\ufeff{"fee": 40}\n{"fee": 15}\n', type)).toEqual([
        { shape: 'table', columns: ['fee'], rows: [[40], [15]] },
      ]);
    }
  });

  it('EC1 what only begins like JSON is text', () => {
    for (const text of ['[1] says that the fee is 40 euros.', '{fee} is 40', '{"fee": 40', '[note] it rose'])
      expect(read(text)).toMatchObject({ text, records: null });
  });

  it('EC1 a document of short values is records, no text', () => {
    expect(tables({ name: 'Harbour Museum', fee: 40 })).toEqual([
      { shape: 'record', columns: ['name', 'fee'], rows: [['Harbour Museum', 40]] },
    ]);
  });
});

describe('bad data', () => {
  it('EC5 text beyond the room is left, and it is said', () => {
    const evidence: Evidence = { evidence_id: 'e', type: 'document', data: 'word '.repeat(100) };
    expect(contentOf(evidence, {}, 50)).toMatchObject({ cut: true, text: 'word '.repeat(10) });
    expect(contentOf(evidence, {}, 500).cut).toBe(false);
    expect(contentOf(evidence, {}, 0)).toMatchObject({ cut: true, text: null });
    const table: Evidence = { evidence_id: 'e', type: 'table', data: 'a,b\n'.repeat(100) };
    expect(contentOf(table, {}, 50).cut).toBe(true);
  });

  it('EC5 data that hold themselves are read once', () => {
    const self: Record<string, unknown> = { title: 'Fees', text: 'The fee is 40 euros.' };
    for (let n = 0; n < 12; n += 1) self[`again${n}`] = self;
    expect(read(self).text).toBe('Fees\n\nThe fee is 40 euros.');
    const list: unknown[] = [1];
    list.push(list, list, list);
    for (const type of ['document', 'table', 'json', 'tool_result'] as const) {
      expect(read(list, type).evidence_id).toBe('e');
      expect(read({ fee: 40, self }, type)).toBeDefined();
    }
  });

  it('EC5 data nested ten thousand deep are read as far as they go', () => {
    let deep: unknown = 'The fee is 40 euros at the bottom.';
    for (let n = 0; n < 10_000; n += 1) deep = n % 2 === 0 ? [deep] : { inner: deep };
    expect(read(deep).text).toBe('The fee is 40 euros at the bottom.');
    expect(read(deep, 'json').cut).toBe(true);
    expect(read(`${'['.repeat(10_000)}1${']'.repeat(10_000)}`, 'json').text).toBeNull();
  });

  it('EC5 no data make it throw', () => {
    const scraps = fc.constantFrom(
      'a,b\n1,2',
      '|a|b|\n|-|-|',
      '<table><tr><td>',
      '{"a":',
      '[[',
      '\u0000',
      '\ud800',
      '"',
    );
    const data = fc.oneof(
      fc.jsonValue(),
      fc.array(fc.oneof(scraps, fc.string({ unit: 'binary' }))).map((parts) => parts.join('')),
      fc.record({ columns: fc.jsonValue(), rows: fc.jsonValue(), caption: fc.jsonValue() }),
      fc.record({
        content: fc.array(fc.record({ type: fc.constantFrom('text', 'image'), text: fc.jsonValue() })),
      }),
      fc.array(fc.array(fc.jsonValue())),
    );
    const types = fc.constantFrom('document', 'table', 'json', 'tool_result');
    fc.assert(
      fc.property(data, types, (value, type) => {
        const { text, records, cut } = contentOf({ evidence_id: 'e', type, data: value as Evidence['data'] });
        expect([text === null || text.trim() !== '', typeof cut]).toEqual([true, 'boolean']);
        for (const { columns, rows } of records?.tables ?? [])
          expect(rows.every(({ cells }) => cells.length === columns.length)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
