import type { Language } from '../../../contract/language.ts';
import { madeOnce } from '../../language/made-once.ts';
import { flagOf } from '../../lexicon/flags.ts';
import { EMPTY_CELLS } from '../../lexicon/record-columns.ts';
import type { Reader } from '../../read/reader.ts';
import type { ValueMention } from '../../statement/value.ts';
import { contentOf, lemmaOf } from '../facts/content.ts';
import { measured } from '../facts/dimension.ts';
import type { Key } from '../facts/fact.ts';
import { looksLikePerson } from '../facts/korean/people.ts';
import type { Lemma } from '../same-word.ts';
import type { Scalar } from './table.ts';
import { nameWords } from './words.ts';

/** What a cell says. */
export interface Cell {
  readonly written: string;
  readonly words: readonly Lemma[];
  readonly values: readonly ValueMention[];
  /** What it names; null where it names nothing. */
  readonly name: Key | null;
  /** Yes or no; null where it says neither. */
  readonly flag: boolean | null;
}

const LONGEST = 200;
const FIGURES = /^[\d\s.,:/+%$€£₩¥-]+$/u;
const CAPITAL = /^\p{Lu}/u;
const LONG_WORD = 4;

/** Words that begin with capitals, small ones between them aside: Laura Finch, Bank of Korea. */
function isEnglishName(words: readonly string[], isCommon: (word: string) => boolean): boolean {
  const said = words.filter((word) => /\p{L}/u.test(word));
  const isCapital = (word: string): boolean => CAPITAL.test(word) || word.length < LONG_WORD;
  const [first = ''] = said;
  if (said.length === 0 || !CAPITAL.test(first) || !said.every(isCapital)) return false;
  return said.length > 1 || !isCommon(first.toLowerCase());
}

/** How cells are read. */
export interface CellReader {
  readonly language: Language;
  readonly reader: Reader;
  readonly isCommon: (word: string) => boolean;
}

function englishWords(text: string, values: readonly ValueMention[], { reader }: CellReader): Lemma[] {
  const tokens = reader.tokens(text, { start: 0, end: text.length });
  return contentOf(tokens, values, reader.words).map(lemmaOf);
}

function koreanWords(text: string, values: readonly ValueMention[]): Lemma[] {
  const isInValue = (at: number): boolean => values.some(({ start, end }) => start <= at && at < end);
  return nameWords('ko', text)
    .filter(({ form, start }) => /\p{L}/u.test(form) && !isInValue(start))
    .map(({ form }) => ({ word: form.toLowerCase(), upos: looksLikePerson(form) ? 'PROPN' : 'NOUN' }));
}

/** Nothing stands there, or a mark that says so. */
export function isEmptyCell(cell: Scalar | undefined): boolean {
  const plain = String(cell ?? '').trim();
  return plain === '' || EMPTY_CELLS.has(plain.toLowerCase());
}

function wordsIn(text: string, values: readonly ValueMention[], means: CellReader): readonly Lemma[] {
  if (FIGURES.test(text)) return [];
  return means.language === 'ko' ? koreanWords(text, values) : englishWords(text, values, means);
}

function nameIn(text: string, { language, isCommon }: CellReader, isOne: boolean): Key | null {
  const forms = nameWords(language, text).map(({ form }) => form);
  const isName = language === 'ko' ? forms.every(looksLikePerson) : isEnglishName(forms, isCommon);
  return isOne || isName ? forms.map((form) => form.toLowerCase()) : null;
}

/** Null for a cell that holds nothing. Its words and its name are read when somebody asks for them: most are asked for values alone. */
export function readCell(
  cell: Scalar | undefined,
  withUnit: (written: string) => string,
  means: CellReader,
  isName = false,
): Cell | null {
  if (cell === undefined || cell === null || isEmptyCell(cell)) return null;
  const plain = String(cell).trim();
  if (plain.length > LONGEST) return null;
  const flag = typeof cell === 'boolean' ? cell : flagOf(plain);
  if (flag !== null) return { written: plain, words: [], values: [], name: null, flag };
  const written = withUnit(plain);
  const values = measured(means.reader.values(written));
  const words = madeOnce(() => wordsIn(written, values, means));
  const name = madeOnce(() => (values.length === 0 ? nameIn(plain, means, isName) : null));
  return {
    written,
    values,
    flag,
    get words() {
      return words();
    },
    get name() {
      return name();
    },
  };
}
