import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordsOfJson } from '../../../src/core/grounding/records/records-of-json.ts';

function cells(value: unknown) {
  return recordsOfJson('e', value).tables.flatMap(({ columns, rows }) =>
    rows.flatMap((row) =>
      columns.flatMap(({ key }, at) => (row.cells[at] === undefined ? [] : [[key, row.cells[at]] as const])),
    ),
  );
}

describe('records of JSON', () => {
  it('GR41 any JSON is unfolded without an error, every row as wide as its columns', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const { tables, cut } = recordsOfJson('e', value);
        expect(cut).toBe(false);
        for (const { columns, rows } of tables)
          for (const row of rows) expect(row.cells).toHaveLength(columns.length);
      }),
    );
  });

  it('GR41 every scalar of an object of scalars is kept, and null is a value', () => {
    const scalar = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
    fc.assert(
      fc.property(fc.dictionary(fc.string(), scalar, { minKeys: 1 }), (value) => {
        expect(cells(value)).toEqual(Object.entries(value));
      }),
    );
  });

  it('GR41 a cyclic value is cut, and says so', () => {
    const loop: Record<string, unknown> = { name: 'a' };
    loop['self'] = loop;
    loop['list'] = [loop, { b: loop }];
    const { tables, cut } = recordsOfJson('e', loop);
    expect(cut).toBe(true);
    expect(tables[0]?.rows[0]?.cells).toContain('a');
  });

  it('GR41 a value nested 100,000 deep is cut', () => {
    let deep: unknown = { leaf: 1 };
    for (let level = 0; level < 100_000; level++) deep = level % 2 === 0 ? [deep] : { deep };
    expect(recordsOfJson('e', deep).cut).toBe(true);
  });

  it('GR41 shared values that multiply are cut within a second', () => {
    let shared: unknown = { leaf: 1 };
    for (let level = 0; level < 28; level++) shared = { left: shared, right: [shared] };
    const started = performance.now();
    expect(recordsOfJson('e', shared).cut).toBe(true);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it('GR41 three million cells are cut at a million', () => {
    const rows = Array.from({ length: 300_000 }, (_, id) => ({
      id,
      a: 1,
      b: 2,
      c: 3,
      d: 4,
      e: 5,
      f: 6,
      g: 7,
      h: 8,
      i: 9,
    }));
    const { tables, cut } = recordsOfJson('e', rows);
    expect(cut).toBe(true);
    expect(tables[0]?.rows.length).toBeLessThanOrEqual(100_001);
  });

  it('GR41 rows that share no key do not make a table of their product', () => {
    const rows = Array.from({ length: 20_000 }, (_, id) => ({ [`k${id}`]: id }));
    const { tables, cut } = recordsOfJson('e', rows);
    expect(cut).toBe(true);
    const [table] = tables;
    expect((table?.columns.length ?? 0) * (table?.rows.length ?? 0)).toBeLessThanOrEqual(1_000_000);
  });

  it('GR41 a getter that throws is left out, and said', () => {
    const value = {
      name: 'kept',
      get broken(): string {
        throw new Error('no');
      },
    };
    const { tables, cut } = recordsOfJson('e', value);
    expect(cut).toBe(true);
    expect(tables[0]?.rows[0]?.cells).toEqual(['kept']);
  });

  it('GR41 strange keys are keys like others', () => {
    const value = JSON.parse(
      '{"__proto__": 1, "constructor": 2, "": 3, "a.b": 4, "toString": {"x": 5}}',
    ) as unknown;
    const { tables } = recordsOfJson('e', value);
    expect(tables[0]?.columns.map(({ key }) => key)).toEqual(['__proto__', 'constructor', '', 'a.b']);
    expect(tables[0]?.rows[0]?.cells).toEqual([1, 2, 3, 4]);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('GR41 noise without white space is no text; running text in English and Korean is', () => {
    const noise = 'QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVo0NTY3ODkw'.repeat(50);
    const english = 'The branch on the harbour was opened in spring and has been growing since. '.repeat(3);
    const korean = '항구에 있는 지점은 봄에 문을 열었고 그 뒤로 계속 커지고 있다. '.repeat(6);
    const { texts } = recordsOfJson('e', { noise, english, korean, list: [noise, english] });
    expect(texts.map(({ path }) => path)).toEqual(['english', 'korean', 'list[1]']);
  });

  it('GR41 lists of lists are a table, with or without a header', () => {
    const [headed] = recordsOfJson('e', {
      sites: [
        ['site', 'staff'],
        ['Alder', 12],
        ['Birch', '7'],
      ],
    }).tables;
    expect(headed?.columns.map(({ key }) => key)).toEqual(['site', 'staff']);
    expect(headed?.rows.map(({ path, cells: row }) => [path, ...row])).toEqual([
      ['sites[1]', 'Alder', 12],
      ['sites[2]', 'Birch', '7'],
    ]);
    const [plain] = recordsOfJson('e', [
      [1, 2],
      [3, 4],
    ]).tables;
    expect(plain?.columns.map(({ key }) => key)).toEqual(['column 1', 'column 2']);
    expect(plain?.rows).toHaveLength(2);
  });

  it('GR41 columns by index are rows', () => {
    const [table] = recordsOfJson('e', { NAME: { '0': 'a', '1': 'b' }, N: { '1': '5' } }).tables;
    expect(table?.rows.map((row) => row.cells)).toEqual([
      ['a', undefined],
      ['b', '5'],
    ]);
  });
});
