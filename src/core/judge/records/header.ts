import { HEAD_SYLLABLES } from '../../lexicon/record-columns.ts';
import type { ValueMention } from '../../statement/value.ts';
import { contentOf, joined, lemmaOf } from '../facts/content.ts';
import { measured } from '../facts/dimension.ts';
import { yearIn } from '../facts/label-fact.ts';
import type { Lemma } from '../same-word.ts';
import type { CellReader } from './cell.ts';
import type { Column } from './table.ts';
import { nameWords } from './words.ts';

/** What a column says of each of its cells. */
export interface Header {
  readonly words: readonly Lemma[];
  /** Of its other names. */
  readonly also: readonly Lemma[];
  /** Of all its names. */
  readonly all: readonly Lemma[];
  /** The times in its name: Points 2022. */
  readonly times: readonly ValueMention[];
  /** A cell with the unit that the column names. */
  readonly withUnit: (written: string) => string;
}

const BRACKETS = /[([（]([^()[\]（）]{1,24})[)\]）]/u;
const LONGEST_SAMPLE = 40;
const NUMBER = /^[+-]?[\d.,\s]+$/u;
/** As much a bound as a unit: age_min. */
const DOUBTFUL: ReadonlySet<string> = new Set(['min', 'm', 's', 'h', 'd', 'a', 'in', 'y', 'no']);

type Join = (written: string) => string;

/** How a unit and a number are written together, as far as the reader of values knows the unit; `USD thousand` is thousands of it. */
function joinOf(unit: string, { reader }: CellReader): Join | null {
  if (/\d$/u.test(unit) && !/^\p{L}/u.test(unit)) return null;
  const scaleFirst = unit.split(/\s+/u).toReversed().join(' ');
  const joins: readonly Join[] = [
    (written) => `${written} ${unit}`,
    (written) => `${written}${unit}`,
    (written) => `${unit}${written}`,
    (written) => `${written} ${scaleFirst}`,
  ];
  const isRead = (join: Join): boolean => {
    const [found, ...more] = reader.values(join('7'));
    const value = found?.value ?? null;
    const hasUnit =
      value?.kind === 'duration' || (value?.kind === 'quantity' && (value.unit !== null || isScaled(found)));
    return more.length === 0 && found?.written === join('7') && hasUnit;
  };
  return joins.find(isRead) ?? null;
}

/** Seven million. */
function isScaled(found: ValueMention | undefined): boolean {
  const value = found?.value;
  return value?.kind === 'quantity' && value.low !== null && value.low.value.over !== 7n;
}

/** A column called days counts them. */
function isTimeUnit(word: string, { reader }: CellReader): boolean {
  return word.endsWith('s') && reader.values(`7 ${word}`)[0]?.value?.kind === 'duration';
}

function unitJoin({ key, words }: Column, means: CellReader): Join | null {
  const inside = BRACKETS.exec(key)?.[1]?.trim();
  if (inside !== undefined) return joinOf(inside, means);
  const last = words.at(-1) ?? '';
  if (DOUBTFUL.has(last) || (words.length < 2 && !isTimeUnit(last, means))) return null;
  return joinOf(last, means) ?? joinOf(last.toUpperCase(), means);
}

/** 개소일 of a day says what happened on it: 개소하다; 배정액 what was 배정하다. */
function happening(word: string): Lemma[] {
  if (word.length < 3 || !HEAD_SYLLABLES.has(word.slice(-1))) return [];
  const stem = word.slice(0, -1);
  return [
    { word: stem, upos: 'NOUN' },
    { word: `${stem}하`, upos: 'VERB' },
  ];
}

function koreanHeader(text: string): Lemma[] {
  return nameWords('ko', text)
    .map(({ form }) => form.toLowerCase())
    .flatMap((word) => [{ word, upos: 'NOUN' }, ...happening(word)]);
}

/** A name of a column says more before what stands in it: Opened of a day is a verb. */
function englishHeader(
  text: string,
  sample: string,
  values: readonly ValueMention[],
  { reader }: CellReader,
): Lemma[] {
  const line = `${text}: ${sample.slice(0, LONGEST_SAMPLE)}`;
  const tokens = reader.tokens(line, { start: 0, end: line.length }).filter(({ end }) => end <= text.length);
  return [...joined(contentOf(tokens, values, reader.words).map(lemmaOf), reader.words)];
}

/** The name of a column as words: camel case and underscores undone, what stands in brackets left out. */
function plainName({ key, words }: Column): string {
  const bare = key.replace(BRACKETS, ' ').trim();
  return /[_.]|[a-z][A-Z]/u.test(bare) ? words.join(' ') : bare;
}

function headerOf(column: Column, sample: string, means: CellReader): Header {
  const text = plainName(column);
  const values = measured(means.reader.values(text));
  const times = values.map(yearIn).filter(({ value }) => value?.kind === 'period');
  const read = (some: string): Lemma[] =>
    means.language === 'ko' ? koreanHeader(some) : englishHeader(some, sample, times, means);
  const join = unitJoin(column, means);
  const [own, also] = [read(text), column.synonyms.flatMap(read)];
  return {
    words: own,
    also,
    all: [...own, ...also],
    times,
    withUnit: (written) => (join !== null && NUMBER.test(written) ? join(written) : written),
  };
}

const READ = new WeakMap<CellReader['reader'], Map<string, Header>>();
/** More headers of a reader are not kept. */
const MOST_KEPT = 2_000;

/** The header of a column; one that was read before, with the same sample, is not read again. */
export function readHeader(column: Column, sample: string, means: CellReader): Header {
  const kept = READ.get(means.reader) ?? new Map<string, Header>();
  READ.set(means.reader, kept);
  const key = JSON.stringify([
    means.language,
    column.key,
    column.words,
    column.synonyms,
    sample.slice(0, LONGEST_SAMPLE),
  ]);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = headerOf(column, sample, means);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, made);
  return made;
}
