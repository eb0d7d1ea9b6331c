import type { Language } from '../../../../contract/language.ts';
import type { Token } from '../../../statement/token.ts';
import type { OpenedTable } from '../open-table.ts';
import { isTotal } from '../rows.ts';
import type { Scalar } from '../table.ts';
import { nameWords } from '../words.ts';
import { beginnings, isSaid, type Mention } from './cell-index.ts';

/** The words of a cell, and in which rows it stands. */
interface Written {
  readonly column: number;
  readonly words: readonly string[];
  /** Which words a mark parts from the one before: 2 of `Beirut, Lebanon`. */
  readonly parted: ReadonlySet<number>;
  readonly rows: Set<number>;
}

interface Posting {
  readonly cell: Written;
  readonly at: number;
}

/** Words of a claim that stand in cells of a column, and in which rows. */
export interface Stand {
  /** -1 for the caption of the table. */
  readonly column: number;
  readonly rows: ReadonlySet<number>;
  /** They are all that stands there. */
  readonly whole: boolean;
}

/** A run of words of a claim; `last` is behind the last one. */
export interface Standing extends Pick<Mention, 'first' | 'last'> {
  readonly stands: readonly Stand[];
}

export type FindStanding = (tokens: readonly Token[]) => readonly Standing[];

const LONGEST = 120;
/** Of a table of more cells no words are kept. */
const MOST_CELLS = 20_000;
/** A word, or a year. */
/** What parts two things in a cell. */
const MARK = /[,;:/()[\]&|+]/u;
const TELLING = /\p{L}{3}|[가-힣]|^\d{4}$/u;
const SAYING = /[\p{L}\p{N}]/u;
const EMPTY: ReadonlySet<string> = new Set(['DET', 'ADP', 'AUX', 'CCONJ', 'PART', 'PRON', 'SCONJ']);

/** Small letters, thousands not parted, 26 for 26th. */
function plain(word: string): string {
  return word
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d)/gu, '')
    .replace(/^(\d+)(?:st|nd|rd|th)$/u, '$1');
}

/** A sign is a part of its number: -18 is no 18. The hyphen of a range or a code is none. */
const SIGN = /(?:^|[\s([,;:])[-−–]$/u;

function isSigned(text: string, start: number): boolean {
  return SIGN.test(text.slice(Math.max(0, start - 2), start)) && /^\d/u.test(text.slice(start));
}

function wordsOfCell(cell: Scalar | undefined, language: Language): Pick<Written, 'words' | 'parted'> {
  const text = cell === undefined || cell === null || typeof cell === 'boolean' ? '' : String(cell);
  const words = text.length > LONGEST ? [] : nameWords(language, text);
  const isParted = (at: number): boolean => {
    const [before, own] = [words[at - 1], words[at]];
    if (before === undefined || own === undefined) return true;
    return MARK.test(text.slice(before.end, own.start)) || /\d/u.test(before.form) || /\d/u.test(own.form);
  };
  return {
    words: words.map(({ form, start }) => (isSigned(text, start) ? `-${plain(form)}` : plain(form))),
    parted: new Set([...words.keys(), words.length].filter(isParted)),
  };
}

function writtenIn({ table, name }: OpenedTable, language: Language): readonly Written[] {
  if (table.rows.length * table.columns.length > MOST_CELLS) return [];
  const known = new Map<string, Written>();
  table.rows.forEach(({ cells }, row) => {
    if (isTotal(String(cells[name] ?? ''))) return;
    cells.forEach((cell, column) => {
      const { words, parted } = wordsOfCell(cell, language);
      if (words.length === 0) return;
      const key = `${column} ${words.join(' ')}`;
      const found = known.get(key) ?? { column, words, parted, rows: new Set<number>() };
      found.rows.add(row);
      known.set(key, found);
    });
  });
  const caption = wordsOfCell(table.caption, language);
  const above: Written[] = caption.words.length === 0 ? [] : [{ ...caption, column: -1, rows: new Set() }];
  return [...known.values(), ...above];
}

/** Rangers of the claim's ranger: the plural of a word. */
function isPluralOf(word: string, one: string): boolean {
  return word.length > 3 && (word === `${one}s` || word === `${one}es`);
}

function says(token: Token | undefined, word: string): boolean {
  if (token === undefined) return false;
  if (isSaid(token, word)) return true;
  if (token.inflection !== undefined) return false;
  const form = plain(token.form);
  return form === word || isPluralOf(word, form) || isPluralOf(form, word);
}

function keysOf(token: Token): readonly string[] {
  const form = plain(token.form);
  const plurals =
    token.inflection === undefined ? [form, `${form}s`, `${form}es`, form.replace(/e?s$/u, '')] : [];
  return [...new Set([...beginnings(token), ...plurals])];
}

interface Run {
  readonly posting: Posting;
  readonly length: number;
}

/** Words that are a part of a cell say something where they begin with a word; one alone where marks part it from the others. */
function isTold(run: readonly Token[], { posting: { cell, at }, length }: Run): boolean {
  if (length === cell.words.length) return true;
  const isApart = length > 1 || cell.column < 0 || (cell.parted.has(at) && cell.parted.has(at + 1));
  const [first] = run;
  return (
    isApart &&
    first !== undefined &&
    !EMPTY.has(first.upos) &&
    run.some((token) => !EMPTY.has(token.upos) && TELLING.test(token.form))
  );
}

/** A word with the sign that is glued to it. */
function withSign(tokens: readonly Token[], place: number): readonly Token[] {
  const [token, sign, before] = [tokens[place], tokens[place - 1], tokens[place - 2]];
  if (token === undefined) return [];
  const isGlued = sign !== undefined && sign.end === token.start && before?.end !== sign.start;
  return isGlued && /^[-−–]$/u.test(sign.form) && /^\d/u.test(token.form)
    ? [{ ...token, form: `-${token.form}`, lemma: `-${token.form}` }]
    : [token];
}

/** Finds which words of a claim stand in cells, as a whole or a part of it: the longest run at each place. */
export function partIndex(opened: OpenedTable, language: Language): FindStanding {
  const postings = new Map<string, Posting[]>();
  const put = (word: string, posting: Posting): void => {
    const known = postings.get(word);
    if (known === undefined) postings.set(word, [posting]);
    else known.push(posting);
  };
  for (const cell of writtenIn(opened, language))
    cell.words.forEach((word, at) => {
      put(word, { cell, at });
    });
  const lengthOf = (tokens: readonly Token[], first: number, { cell, at }: Posting): number => {
    let length = 1;
    while (at + length < cell.words.length && says(tokens[first + length], cell.words[at + length] ?? ''))
      length += 1;
    return length;
  };
  const at = (
    tokens: readonly Token[],
    first: number,
  ): { readonly length: number; readonly stands: readonly Stand[] } => {
    const token = tokens[first];
    const found = token === undefined ? [] : keysOf(token).flatMap((word) => postings.get(word) ?? []);
    const runs = found
      .filter(({ cell, at: place }) => says(token, cell.words[place] ?? ''))
      .map((posting) => ({ posting, length: lengthOf(tokens, first, posting) }))
      .filter((run) => isTold(tokens.slice(first, first + run.length), run));
    const length = Math.max(0, ...runs.map((run) => run.length));
    const best = runs.filter((run) => run.length === length);
    return {
      length,
      stands: best.map(({ posting: { cell } }) => ({ ...cell, whole: cell.words.length === length })),
    };
  };
  return (tokens) => {
    const places = tokens.flatMap(({ form }, place) => (SAYING.test(form) ? [place] : []));
    const own = places.flatMap((place) => withSign(tokens, place));
    const found: Standing[] = [];
    for (let place = 0; place < own.length; place += 1) {
      const { length, stands } = at(own, place);
      if (length === 0) continue;
      found.push({ first: places[place] ?? 0, last: (places[place + length - 1] ?? 0) + 1, stands });
      place += length - 1;
    }
    return found;
  };
}
