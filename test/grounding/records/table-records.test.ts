import { describe, expect, test } from 'vitest';
import {
  csvTable,
  markdownTables,
  recordsOfTable,
} from '../../../src/core/grounding/records/records-of-table.ts';

function rowsOf(text: string) {
  return csvTable('t', text, {})?.rows.map(({ cells }) => cells) ?? null;
}

function keysOf(text: string) {
  return csvTable('t', text, {})?.columns.map(({ key }) => key) ?? null;
}

describe('tables as they are written', () => {
  test('GR30 CSV: quotes, doubled quotes, separators and line breaks in cells', () => {
    expect(rowsOf('a,b\n"x, ""y""",2\n"line\nbreak",3\n')).toEqual([
      ['x, "y"', '2'],
      ['line\nbreak', '3'],
    ]);
  });

  test('GR30 CSV: a quotation that never ends spoils its own line alone', () => {
    expect(rowsOf('a,b\n1,"2\n3,4\n5,6\n')?.at(-1)).toEqual(['5', '6']);
  });

  test.each([
    ['tab', 'a\tb\n1\t2\n'],
    ['semicolon', 'a;b\n1;2\n'],
    ['bar', 'a|b\n1|2\n'],
    ['carriage returns and a mark of byte order', '\ufeffa,b\r\n1,2\r\n'],
  ])('GR30 CSV parted by %s', (_, text) => {
    expect(keysOf(text)).toEqual(['a', 'b']);
    expect(rowsOf(text)).toEqual([['1', '2']]);
  });

  test.each([
    'Hello, world.\nThis, too, is prose.\nAnd so is this, as it were.',
    'One line, alone',
    '',
    '서울은, 알다시피, 넓다.\n부산은, 또한, 그렇다.',
  ])('GR30 prose is no CSV: %s', (text) => {
    expect(csvTable('t', text, {})).toBeNull();
  });

  test('GR30 ragged rows keep what they have; more cells than headers get columns of their own', () => {
    const table = csvTable('t', 'a,b\n1,2\n3,4\n5,6,7\n', {});
    expect(table?.columns.map(({ key }) => key)).toEqual(['a', 'b', 'column 3']);
    expect(table?.rows[0]?.cells).toEqual(['1', '2', undefined]);
  });

  test('GR30 a header that comes again gets its count, an empty one its place', () => {
    const { tables } = recordsOfTable('t', [
      ['Fare', '', 'Fare'],
      ['1', '2', '3'],
    ]);
    expect(tables[0]?.columns.map(({ key }) => key)).toEqual(['Fare', 'column 2', 'Fare (2)']);
  });

  test('GR30 Markdown tables of a text, each with the line before it', () => {
    const text =
      '# Ports\n\n| Port | Ships |\n|:--|--:|\n| **Aru** | 3 |\n| a\\|b | 4 |\n\nRivers\n|River|\n|---|\n|Wend|\n';
    const tables = markdownTables('t', text, {});
    expect(tables.map(({ caption, path }) => [caption, path])).toEqual([
      ['Ports', 'table 1'],
      ['Rivers', 'table 2'],
    ]);
    expect(tables[0]?.rows.map(({ cells }) => cells)).toEqual([
      ['Aru', '3'],
      ['a|b', '4'],
    ]);
    expect(tables[0]?.rows[1]?.path).toBe('table 1[1]');
  });

  test('GR30 synonyms of a mapping name a column', () => {
    const { tables } = recordsOfTable('t', { columns: ['QTY'], rows: [['3']] }, { QTY: ['amount', '수량'] });
    expect(tables[0]?.columns[0]?.synonyms).toEqual(['amount', '수량']);
  });

  test('GR30 more than a million cells are cut, and it is said', () => {
    const rows = Array.from({ length: 1001 }, () => Array.from({ length: 1000 }, () => 1));
    const records = recordsOfTable('t', { columns: ['a'], rows });
    expect(records.cut).toBe(true);
    expect(records.tables[0]?.rows).toHaveLength(1000);
  });
});
