import type { Postings } from './postings.ts';
import type { QueryWord } from './read-query.ts';
import type { Alternative } from './vocabulary.ts';

/** What ranking must know of all texts. */
export interface Texts {
  readonly count: number;
  /** Slots given so far; free ones among them. */
  readonly slots: number;
  /** Words of each text, by slot, and their mean. */
  readonly lengths: readonly number[];
  readonly mean: number;
}

/** Values by slot, and which slots have one: clearing it costs no more than filling it did. */
interface Sheet {
  readonly values: Float64Array;
  readonly touched: number[];
}

/** What BM25 leaves open: how soon further occurrences of a word stop counting, and how much length is held against a text. */
export interface Ranking {
  readonly k1: number;
  readonly b: number;
}

/** Rarity is judged as among so many texts at least: of three notes a word in one is not common. */
const FEWEST = 40;

/** Texts that share something with the question, by slot; the score of one is its sum over `most`. */
export interface ScoredTexts {
  readonly slots: readonly number[];
  readonly sums: Float64Array;
  readonly most: number;
}

/**
 * Score of every text that shares something with the question: the share of the question's words that it holds, rare
 * ones counting more, between 0 and 1.
 */
export function scoreTexts(
  words: readonly QueryWord[],
  postings: Postings,
  texts: Texts,
  ranking: Ranking,
): ScoredTexts {
  const scores = newSheet(texts.slots);
  const best = newSheet(texts.slots);
  const sums = newSheet(texts.slots);
  let most = 0;
  for (const word of words) {
    const rarity = word.importance * rarityOf(word, postings, texts.count);
    most += rarity;
    for (const alternative of word.alternatives) {
      addTexts(alternative, postings, { ...texts, ...ranking }, sums);
      raiseAll(best, sums);
    }
    for (const phrase of word.phrases) {
      addTexts(phrase, postings, { ...texts, ...ranking }, sums);
      keepWhole(phrase, postings, texts, sums);
      raiseAll(best, sums);
    }
    addAll(scores, best, rarity);
  }
  return { slots: scores.touched, sums: scores.values, most };
}

/** Inverse document frequency of the commonest way in which the word stands whole; a word that stands nowhere is the rarest. */
function rarityOf({ alternatives, phrases }: QueryWord, postings: Postings, count: number): number {
  const counts = [...alternatives, ...phrases].map(([one, ...more]) =>
    one === undefined || more.length > 0 ? 0 : postings.row(one.term).slots.length * one.weight,
  );
  const most = Math.max(0, ...counts);
  return Math.log(1 + (Math.max(count, FEWEST) - most + 0.5) / (most + 0.5));
}

function addTexts(
  alternative: readonly Alternative[],
  postings: Postings,
  { k1, b, lengths, mean }: Texts & Ranking,
  sums: Sheet,
): void {
  for (const { term, weight } of alternative) {
    const { slots, weights } = postings.row(term);
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] ?? 0;
      const count = weights[at] ?? 0;
      const length = 1 - b + (b * (lengths[slot] ?? 0)) / mean;
      add(sums, slot, (weight * count) / (count + k1 * length));
    }
  }
}

/** Leaves only texts in which all words of a phrase stand. */
function keepWhole(
  phrase: readonly Alternative[],
  postings: Postings,
  { slots }: Texts,
  { values, touched }: Sheet,
): void {
  if (phrase.length < 2) return;
  const standing = newSheet(slots);
  for (const { term } of phrase) for (const slot of postings.row(term).slots) add(standing, slot, 1);
  let kept = 0;
  for (const slot of touched)
    if ((standing.values[slot] ?? 0) < phrase.length) values[slot] = 0;
    else touched[kept++] = slot;
  touched.length = kept;
}

function newSheet(slots: number): Sheet {
  return { values: new Float64Array(slots), touched: [] };
}

function add({ values, touched }: Sheet, slot: number, value: number): void {
  const before = values[slot] ?? 0;
  if (before === 0) touched.push(slot);
  values[slot] = before + value;
}

/** Empties `from` into the greater of both. */
function raiseAll(sheet: Sheet, { values, touched }: Sheet): void {
  for (const slot of touched) {
    const value = values[slot] ?? 0;
    const before = sheet.values[slot] ?? 0;
    if (before === 0) sheet.touched.push(slot);
    if (value > before) sheet.values[slot] = value;
    values[slot] = 0;
  }
  touched.length = 0;
}

/** Empties `from` into sums. */
function addAll(sheet: Sheet, { values, touched }: Sheet, times: number): void {
  for (const slot of touched) {
    add(sheet, slot, (values[slot] ?? 0) * times);
    values[slot] = 0;
  }
  touched.length = 0;
}
