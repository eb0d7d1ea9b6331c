import type { ColumnMention, Option } from '../table/claim-reading.ts';
import type { PreparedTable } from '../table/prepared-table.ts';
import type { Word } from '../table/word.ts';
import type { Naming } from './sentence.ts';

/** Values and headers written as one word, for claims that write them as two. */
export interface Compact {
  readonly values: ReadonlyMap<string, readonly Option[]>;
  readonly headers: ReadonlyMap<string, number>;
}

const LONGEST = 5;

function tight(text: string): string {
  return text.toLowerCase().replace(/[\s_·-]+/gu, '');
}

const MOST_ROWS = 3000;

/** Values of tables of moderate length only: a table of thousands of rows is named by its own words. */
export function compactOf({ columns, rows }: PreparedTable): Compact {
  const values = new Map<string, Option[]>();
  for (const column of columns)
    if (column.kind === 'text' && rows.length <= MOST_ROWS)
      for (const value of column.values) {
        const key = tight(rows[value.rows[0] ?? 0]?.cells[column.at]?.text ?? '');
        if (key.length < 2) continue;
        const option = { column: column.at, rows: value.rows, share: 1 };
        values.set(key, [...(values.get(key) ?? []), option]);
      }
  const headers = new Map(
    columns.map(({ key, at }): [string, number] => [tight(key.replace(/\(.*/u, '')), at]),
  );
  return { values, headers };
}

function windows<T>(
  words: readonly Word[],
  find: (text: string) => T | undefined,
): (T & { from: number; to: number })[] {
  const found: (T & { from: number; to: number })[] = [];
  for (let from = 0; from < words.length; from++)
    for (let size = Math.min(LONGEST, words.length - from); size > 0; size--) {
      const before = words
        .slice(from, from + size - 1)
        .map(({ lower }) => lower)
        .join('');
      const last = words[from + size - 1];
      const one = [last?.lower ?? '', ...(last?.keys ?? [])]
        .map((key) => find(tight(before + key)))
        .find((result) => result !== undefined);
      if (one === undefined) continue;
      found.push({ ...one, from, to: from + size });
      from += size - 1;
      break;
    }
  return found;
}

/** Values named with other spaces than the table has. */
export function compactNames(words: readonly Word[], { values }: Compact): Naming[] {
  return windows(words, (text) => {
    const options = values.get(text);
    return options === undefined ? undefined : { options };
  });
}

export function compactColumns(words: readonly Word[], { headers }: Compact): ColumnMention[] {
  return windows(words, (text) => {
    const column = headers.get(text);
    return column === undefined ? undefined : { column, share: 1 };
  });
}
