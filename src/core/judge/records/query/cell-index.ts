import type { Language } from '../../../../contract/language.ts';
import { wordsOf } from '../../../lexicon/operators.ts';
import { madeOnce, madeOnceFor } from '../../../language/made-once.ts';
import type { ValueMention } from '../../../statement/value.ts';
import type { Token } from '../../../statement/token.ts';
import { namesOf } from '../../operators/question.ts';
import { isKoreanWord } from '../../facts/korean/names.ts';
import type { Key } from '../../facts/fact.ts';
import type { OpenedTable } from '../open-table.ts';
import { isTotal, type KeyIn, keysIn } from '../rows.ts';
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

function wordsOfCell(cell: Scalar | undefined, keyIn: KeyIn): Key | null {
  if (typeof cell !== 'string' || cell.length > LONGEST || !/\p{L}/u.test(cell)) return null;
  return keyIn(cell);
}

const NONE = wordsOf('none');

/** `No` of a column is no word of a claim, which says `no` of another thing. */
function isNone(cell: Scalar | undefined): boolean {
  return typeof cell === 'string' && NONE.has(cell.toLowerCase());
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
function unusedWords(opened: OpenedTable, column: number, keyIn: KeyIn): Key[] {
  const { table } = opened;
  const called = Object.entries(table.columns[column]?.called ?? {});
  if (called.length === 0 || table.rows.some((_, row) => (opened.cell(row, column)?.flag ?? null) !== null))
    return [];
  const used = new Set(table.rows.map(({ cells }) => cells[column]));
  return called.flatMap(([value, words]) =>
    used.has(value) ? [] : words.map((word) => wordsOfCell(word, keyIn)).filter((key) => key !== null),
  );
}

/** Words of cells of one column, with all rows that have them; of values that no row has, with none. */
interface Group {
  readonly key: Key;
  readonly rows: readonly number[];
}

/** Rows by what their cells of a column say, totals left out. */
function groupsOf(opened: OpenedTable, column: number, told: readonly number[], language: Language): Group[] {
  const { table, name, aliases } = opened;
  const known = new Map<string, { readonly key: Key; readonly rows: number[] }>();
  const called = table.columns[column]?.called;
  const keyIn = keysIn(table)[language];
  for (const row of told) {
    const cell = table.rows[row]?.cells[column];
    if (isNone(cell)) continue;
    const also = typeof cell === 'string' ? (called?.[cell] ?? []) : [];
    const keys = [
      ...[cell, ...also].map((written) => wordsOfCell(written, keyIn)),
      ...(column === name ? (aliases[row] ?? []) : []),
    ];
    for (const key of keys) {
      if (key === null) continue;
      const words = key.join(' ');
      const found = known.get(words);
      if (found === undefined) known.set(words, { key, rows: [row] });
      else found.rows.push(row);
    }
  }
  for (const key of unusedWords(opened, column, keyIn)) known.set(key.join(' '), { key, rows: [] });
  return [...known.values()];
}

/** What stands in cells by its first word, where all of its words are there; which rows say it is read only then. */
type CellsBy = (first: string, isThere: (key: Key) => boolean) => readonly CellWords[];

function cellsOf(opened: OpenedTable, column: number, told: readonly number[], language: Language): CellsBy {
  const groups = groupsOf(opened, column, told, language);
  const byFirst = new Map<string, Group[]>();
  for (const group of groups) listIn(byFirst, group.key[0] ?? '', group);
  const find = madeOnce(() => byRarestWord(groups));
  const measures = (row: number): boolean =>
    /\d/u.test(String(opened.table.rows[row]?.cells[column])) &&
    (opened.cell(row, column)?.values ?? []).some(isMeasure);
  const rowsOf = madeOnceFor(({ rows }: Group) => new Set(rows.filter((row) => !measures(row))));
  const nearTo = (group: Group): ReadonlySet<number> => {
    const own = rowsOf(group);
    const wider = find()(group.key).filter(
      ({ key }) => key.length > group.key.length && holds(key, group.key),
    );
    return new Set(wider.flatMap((other) => [...rowsOf(other)].filter((row) => !own.has(row))));
  };
  const made = madeOnceFor((group: Group): CellWords => {
    const near = madeOnce(() => nearTo(group));
    return {
      column,
      key: group.key,
      rows: rowsOf(group),
      get near() {
        return near();
      },
    };
  });
  const isRead = (group: Group): boolean => group.rows.length === 0 || rowsOf(group).size > 0;
  return (first, isThere) =>
    (byFirst.get(first) ?? []).filter((group) => isThere(group.key) && isRead(group)).map(made);
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
  const { table, name } = opened;
  const told = table.rows.flatMap(({ cells }, at) => (isTotal(String(cells[name] ?? '')) ? [] : [at]));
  const columns = table.columns.map((_, column) => cellsOf(opened, column, told, language));
  const at = (tokens: readonly Token[], first: number): Mention | null => {
    const token = tokens[first];
    if (token === undefined) return null;
    const isThere = (key: Key): boolean => key.every((word, offset) => isSaid(tokens[first + offset], word));
    const found = [...new Set(beginnings(token))].flatMap((word) =>
      columns.flatMap((cells) => cells(word, isThere)),
    );
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
