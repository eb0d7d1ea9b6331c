import type { Option, Stretch } from './claim-reading.ts';
import { allOf } from './many.ts';
import type { PreparedTable, Value } from './prepared-table.ts';
import type { Word } from './word.ts';

const LONGEST = 14;
const COMMON = 80;
const LEAST_SHARE = 0.25;

export interface Found extends Stretch {
  readonly options: readonly Option[];
  readonly whole: boolean;
}

function optionsOf(values: readonly Value[], share: (value: Value) => number): Option[] {
  const columns = new Map<number, { rows: number[]; share: number }>();
  for (const value of values) {
    const known = columns.get(value.column);
    if (known === undefined) columns.set(value.column, { rows: [...value.rows], share: share(value) });
    else {
      for (const row of value.rows) known.rows.push(row);
      known.share = Math.max(known.share, share(value));
    }
  }
  return [...columns].map(([column, { rows, share: most }]) => ({
    column,
    rows: rows.sort((a, b) => a - b),
    share: most,
  }));
}

function joined(words: readonly Word[], from: number, to: number, lastKey: string): string {
  let text = '';
  for (let at = from; at < to - 1; at++) text += `${words[at]?.keys[0] ?? ''} `;
  return text + lastKey;
}

function wholeAt(words: readonly Word[], from: number, to: number, table: PreparedTable): Found | null {
  for (const key of words[to - 1]?.keys ?? []) {
    const values = table.whole(joined(words, from, to, key));
    if (values.length > 0) return { from, to, options: optionsOf(values, () => 1), whole: true };
  }
  return null;
}

/** How many words from `at` on stand in the value one after the other. */
function runOf(words: readonly Word[], at: number, value: Value): number {
  let best = 0;
  for (let start = 0; start < value.words.length; start++) {
    let size = 0;
    while (words[at + size]?.keys.includes(value.words[start + size] ?? '\0') === true) size++;
    best = Math.max(best, size);
  }
  return best;
}

function valuesWith(word: Word, table: PreparedTable): readonly Value[] {
  for (const key of word.keys) {
    const values = allOf(table.parts, key);
    if (values.length > 0) return values;
  }
  return [];
}

function length(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + Math.min(word.length, 8), 0);
}

/** The values that share the longest run of words from `at` on. */
function partAt(words: readonly Word[], at: number, table: PreparedTable): Found | null {
  const word = words[at];
  if (word === undefined || word.kind !== 'word') return null;
  const values = valuesWith(word, table);
  if (values.length === 0 || values.length > COMMON) return null;
  const runs = values.map((value) => ({ value, run: runOf(words, at, value) }));
  const most = runs.reduce((longest, { run }) => Math.max(longest, run), 0);
  const shared = words.slice(at, at + most).map(({ keys }) => keys[0] ?? '');
  const share = ({ words: all }: Value): number => Math.min(1, length(shared) / Math.max(1, length(all)));
  const longest = runs.filter(({ run, value }) => run === most && share(value) >= LEAST_SHARE);
  if (most === 0 || longest.length === 0) return null;
  return {
    from: at,
    to: at + most,
    options: optionsOf(
      longest.map(({ value }) => value),
      share,
    ),
    whole: false,
  };
}

function isWordy(words: readonly Word[], { from, to }: Stretch): boolean {
  return words.slice(from, to).some(({ kind }) => kind === 'word') || to - from > 1;
}

/**
 * The stretches of the claim that name values: whole ones, longest first, then runs of words that few values share.
 * Single numbers are left to the reader of numbers.
 */
export function findValues(words: readonly Word[], table: PreparedTable): Found[] {
  const taken = new Uint8Array(words.length);
  const found: Found[] = [];
  const take = (one: Found | null): void => {
    if (one === null || taken.subarray(one.from, one.to).some((mark) => mark === 1)) return;
    taken.fill(1, one.from, one.to);
    found.push(one);
  };
  for (let size = Math.min(LONGEST, words.length); size > 0; size--)
    for (let from = 0; from + size <= words.length; from++) {
      if (size === 1 && words[from]?.kind !== 'word') continue;
      const whole = wholeAt(words, from, from + size, table);
      if (whole !== null && isWordy(words, whole)) take(whole);
    }
  for (let at = 0; at < words.length; at++) if (taken[at] === 0) take(partAt(words, at, table));
  return found.sort((a, b) => a.from - b.from);
}
