import type { Language } from '../../../contract/language.ts';
import { madeOnceFor } from '../../language/made-once.ts';
import { IDENTIFYING, NAME_SYLLABLE, NAMING, TOTALS } from '../../lexicon/record-columns.ts';
import { wordsOf } from '../../read/words-of.ts';
import type { Key } from '../facts/fact.ts';
import type { Column, Row, Scalar, Table } from './table.ts';

/** Which columns say what a row is called: its name, and signs that stand for it. */
export interface NameColumns {
  /** -1 where no column names the rows. */
  readonly name: number;
  readonly ids: readonly number[];
}

const LETTERS = /\p{L}{2}/u;
const CODE = /^(?=.*\d)[A-Z\d][A-Z\d_./-]*$/u;
const LONGEST_NAME = 80;
const LONGEST_KEY = 12;
/** Rows that tell what a column holds. */
const LOOKED_AT = 200;

function isNaming({ words, key }: Column): boolean {
  const last = words.at(-1) ?? '';
  return (
    NAMING.has(last) || (last.length > 1 && last.endsWith(NAME_SYLLABLE)) || NAMING.has(key.toLowerCase())
  );
}

function isIdentifying({ words }: Column): boolean {
  return IDENTIFYING.has(words.at(-1) ?? '');
}

/** Signs that tell things apart: letters with figures, or long numbers. */
function isSign(cell: Scalar | undefined): cell is string {
  return (
    typeof cell === 'string' && cell.length <= LONGEST_NAME && (/\p{L}/u.test(cell) || /^\d{4,}$/u.test(cell))
  );
}

function isNameLike(cell: Scalar | undefined): cell is string {
  return typeof cell === 'string' && cell.length <= LONGEST_NAME && LETTERS.test(cell) && !CODE.test(cell);
}

/** Share of rows in which the column names something, and how many different things. */
function naming(rows: readonly Row[], at: number): { readonly share: number; readonly different: number } {
  const cells = rows.map(({ cells: own }) => own[at]).filter(isNameLike);
  return { share: cells.length / rows.length, different: new Set(cells).size / Math.max(1, cells.length) };
}

function isTelling(rows: readonly Row[], at: number): boolean {
  const cells = rows.map(({ cells: own }) => own[at]);
  return cells.every(isSign) && new Set(cells).size === cells.length;
}

/** The column that is called a name, else the first whose words, or else signs, tell the rows apart. */
export function nameColumns({ columns, rows, shape }: Table): NameColumns {
  const some = rows.slice(0, LOOKED_AT);
  const said = columns.map((column, at) => ({ column, at, ...naming(some, at) }));
  const textual = said.filter(({ share }) => share > 0.9);
  const called = textual.find(({ column }) => isNaming(column));
  const telling = textual.find(({ different, column }) => different === 1 && !isIdentifying(column));
  const coded = said.find(({ at }) => isTelling(some, at));
  const [least] = [telling, coded].flatMap((one) => one ?? []).sort((a, b) => a.at - b.at);
  const name = called ?? (shape === 'table' ? (least ?? textual[0]) : undefined);
  const ids = said.filter(({ column, at }) => isIdentifying(column) && at !== name?.at).map(({ at }) => at);
  return { name: name?.at ?? -1, ids };
}

/** The words of what a cell names, in small letters for English. */
function keyOf(cell: Scalar | undefined, language: Language): Key | null {
  if (cell === undefined || cell === null || typeof cell === 'boolean') return null;
  const words = wordsOf[language](String(cell)).map(({ form }) =>
    language === 'ko' ? form : form.toLowerCase(),
  );
  return words.length === 0 || words.length > LONGEST_KEY ? null : words;
}

/** The words of what cells of one table name. */
export type KeyIn = (cell: Scalar | undefined) => Key | null;

function remembering(language: Language): KeyIn {
  const known = new Map<Scalar | undefined, Key | null>();
  return (cell) => {
    const before = known.get(cell);
    if (before !== undefined) return before;
    const key = keyOf(cell, language);
    known.set(cell, key);
    return key;
  };
}

/** The same, each cell read once for all who ask: what names rows, what stands for them, what a claim may say. */
export const keysIn = madeOnceFor(
  (_: Table): Readonly<Record<Language, KeyIn>> => ({ en: remembering('en'), ko: remembering('ko') }),
);

/** The small word that all names end in, which only says what kind of thing they are: Abbey Hill flat. */
export function sharedKind(names: readonly string[]): string | null {
  const [first = ''] = names;
  const kind = first.slice(first.lastIndexOf(' ') + 1);
  const isShared = names.length > 1 && names.every((name) => name.endsWith(` ${kind}`));
  return isShared && /^\p{Ll}+$/u.test(kind) ? kind : null;
}

const KEY_WORD = /\p{Lu}?[\p{Ll}\p{Lo}]+/gu;

/** What a record without a name is called: by the key that it stands under, `cancel_policy`. */
export function pathKey(path: string): Key | null {
  const words = path.slice(path.lastIndexOf('.') + 1).match(KEY_WORD) ?? [];
  return words.length === 0 ? null : words.map((word) => word.toLowerCase());
}

/** True for a row that counts the others: Total, 합계. */
export function isTotal(name: string): boolean {
  return TOTALS.has(name.trim().toLowerCase());
}

const INITIAL = /^\p{Lu}\p{Ll}?\.$/u;

/** What else a row is called: Aubert for C. Aubert, 대전점 for 대전 of the column 지점. */
export function shortNames(
  names: readonly string[],
  column: string,
  language: Language,
): readonly (Key | null)[] {
  const ends = names.map((name) => name.slice(name.lastIndexOf(' ') + 1));
  const last = column.trim().slice(-1);
  return names.map((name, at) => {
    const words = name.split(' ');
    const end = ends[at] ?? '';
    if (language === 'ko')
      return /^[가-힣]$/u.test(last) && !name.endsWith(last) ? keyOf(name + last, language) : null;
    const isPerson = words.length === 2 && INITIAL.test(words[0] ?? '');
    return isPerson && ends.filter((one) => one === end).length === 1 ? [end.toLowerCase()] : null;
  });
}

/** True for a sign that may stand for its row in a claim. */
export function isNamingSign(cell: Scalar | undefined): boolean {
  return isSign(cell);
}
