import type { Language } from '../../../../contract/language.ts';
import type { ValueMention } from '../../../statement/value.ts';
import type { Token } from '../../../statement/token.ts';
import { namesOf } from '../../operators/question.ts';
import { isKoreanWord } from '../../facts/korean/names.ts';
import type { Key } from '../../facts/fact.ts';
import type { OpenedTable } from '../open-table.ts';
import { isTotal, keyOf } from '../rows.ts';
import type { Scalar } from '../table.ts';

/** Words that stand in cells of one column, and in which rows. */
export interface CellWords {
  readonly column: number;
  readonly key: Key;
  readonly rows: ReadonlySet<number>;
  /** Rows whose cell says these words and more: nobody knows whether they are meant. */
  readonly near: ReadonlySet<number>;
}

/** Where a claim says what stands in cells; `last` is behind the last word. */
export interface Mention {
  readonly first: number;
  readonly last: number;
  /** One for each column that has such a cell. */
  readonly cells: readonly CellWords[];
}

export type FindCells = (tokens: readonly Token[]) => readonly Mention[];

const LONGEST = 80;

function wordsOfCell(cell: Scalar | undefined, language: Language): Key | null {
  if (typeof cell !== 'string' || cell.length > LONGEST || !/\p{L}/u.test(cell)) return null;
  return keyOf(cell, language);
}

function listIn<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

/** Finds those that hold a word of a key: by the word that the fewest hold. */
function byRarestWord<T extends { readonly key: Key }>(all: readonly T[]): (key: Key) => readonly T[] {
  const byWord = new Map<string, T[]>();
  for (const one of all) for (const word of new Set(one.key)) listIn(byWord, word, one);
  return (key) =>
    key
      .map((word) => byWord.get(word) ?? [])
      .reduce<readonly T[]>((fewest, some) => (some.length < fewest.length ? some : fewest), all);
}

function holds(all: Key, some: Key): boolean {
  return all.some((_, at) => some.every((word, offset) => all[at + offset] === word));
}

/** A sign for a thing is words, not a measure: A-1047. */
function isMeasure({ value }: ValueMention): boolean {
  return value?.kind !== 'code';
}

/** Words of values that a column may have and no row has: on hold, where all projects are active. */
function unusedWords(opened: OpenedTable, column: number, language: Language): Key[] {
  const { table } = opened;
  const called = Object.entries(table.columns[column]?.called ?? {});
  const used = new Set(table.rows.map(({ cells }) => cells[column]));
  if (called.length === 0 || table.rows.some((_, row) => (opened.cell(row, column)?.flag ?? null) !== null))
    return [];
  return called.flatMap(([value, words]) =>
    used.has(value) ? [] : words.map((word) => wordsOfCell(word, language)).filter((key) => key !== null),
  );
}

/** Rows by what their cells of a column say, totals left out. */
function cellsOf(opened: OpenedTable, column: number, language: Language): CellWords[] {
  const { table, name, aliases } = opened;
  const known = new Map<string, { readonly key: Key; readonly rows: Set<number> }>();
  const called = table.columns[column]?.called;
  const put = (key: Key, row: number): void => {
    const found = known.get(key.join(' ')) ?? { key, rows: new Set<number>() };
    found.rows.add(row);
    known.set(key.join(' '), found);
  };
  table.rows.forEach(({ cells }, row) => {
    if (isTotal(String(cells[name] ?? ''))) return;
    const cell = cells[column];
    const also = typeof cell === 'string' ? (called?.[cell] ?? []) : [];
    const keys = [
      ...[cell, ...also].map((written) => wordsOfCell(written, language)),
      ...(column === name ? (aliases[row] ?? []) : []),
    ].filter((key) => key !== null);
    if (keys.length === 0) return;
    if (/\d/u.test(String(cell)) && (opened.cell(row, column)?.values ?? []).some(isMeasure)) return;
    for (const key of keys) put(key, row);
  });
  for (const key of unusedWords(opened, column, language)) known.set(key.join(' '), { key, rows: new Set() });
  const all = [...known.values()];
  const find = byRarestWord(all);
  return all.map(({ key, rows }) => {
    const wider = find(key).filter((other) => other.key.length > key.length && holds(other.key, key));
    return {
      column,
      key,
      rows,
      near: new Set(wider.flatMap((other) => [...other.rows].filter((row) => !rows.has(row)))),
    };
  });
}

export function isSaid(token: Token | undefined, word: string): boolean {
  if (token === undefined) return false;
  if (token.inflection !== undefined) return isKoreanWord(token, word) || stemOf(token) === word;
  return token.form.toLowerCase() === word || token.lemma.toLowerCase() === word;
}

/** 완료 of 완료되었습니다. */
function stemOf({ lemma, inflection }: Token): string {
  const light = inflection?.light ?? '';
  return light !== '' && lemma.endsWith(light) ? lemma.slice(0, -light.length) : lemma;
}

export function beginnings(token: Token): readonly string[] {
  if (token.inflection === undefined) return [...namesOf(token), token.lemma.toLowerCase()];
  return Array.from({ length: token.form.length }, (_, at) => token.form.slice(0, at + 1));
}

/** Finds what stands in cells, the longest words at each place. */
export function cellIndex(opened: OpenedTable, language: Language): FindCells {
  const byFirst = new Map<string, CellWords[]>();
  opened.table.columns.forEach((_, column) => {
    for (const cell of cellsOf(opened, column, language)) {
      const [first = ''] = cell.key;
      listIn(byFirst, first, cell);
    }
  });
  const at = (tokens: readonly Token[], first: number): Mention | null => {
    const token = tokens[first];
    const some =
      token === undefined ? [] : [...new Set(beginnings(token))].flatMap((word) => byFirst.get(word) ?? []);
    const found = some.filter(({ key }) => key.every((word, offset) => isSaid(tokens[first + offset], word)));
    const longest = Math.max(0, ...found.map(({ key }) => key.length));
    if (longest === 0) return null;
    return { first, last: first + longest, cells: found.filter(({ key }) => key.length === longest) };
  };
  return (tokens) => {
    const found: Mention[] = [];
    for (let place = 0; place < tokens.length; place += 1) {
      const one = at(tokens, place);
      if (one === null) continue;
      found.push(one);
      place = one.last - 1;
    }
    return found;
  };
}
