import { QUESTION_WORDS } from './question-words.ts';
import { phraseBook } from '../language/like-phrases.ts';
import { madeOnce } from '../language/made-once.ts';
import { kinshipOf } from './kinship.ts';
import type { SearchTerm } from './search-term.ts';
import { searchTerms } from './search-terms.ts';
import type { Alternative, Vocabulary } from './vocabulary.ts';

/** A word of a question: met by the best of its alternatives, each one word or several together. */
export interface QueryWord {
  /** What the word weighs beside the others: less where any text may use it. */
  readonly importance: number;
  readonly alternatives: readonly (readonly Alternative[])[];
  /** Phrases for the same thing, each met only where all of its words stand. */
  readonly phrases: readonly (readonly Alternative[])[];
}

/** What a word joined from parts is worth where only the parts stand. */
const PARTS = 0.9;
/** What another phrase for the same thing is worth. */
const LIKE = 0.6;
const EVERYDAY = 0.5;
const DOUBTFUL = 0.5;

/** The words of a question that can be looked for; each once. */
export function readQuery(query: string, vocabulary: Vocabulary): QueryWord[] {
  const terms = new Map(searchTerms(query).map((term) => [term.readings.join(' '), term]));
  const content = [...terms.values()].filter(
    ({ readings }) => !readings.some((word) => QUESTION_WORDS.has(word)),
  );
  const others = otherPhrases(content, vocabulary);
  return content.map((term, at) => queryWord(term, others[at] ?? [], vocabulary));
}

const phrases = madeOnce(() =>
  phraseBook((phrase) => searchTerms(phrase).flatMap(({ readings }) => readings.slice(0, 1))),
);

/** For each word of `money back`: `refund`. */
function otherPhrases(terms: readonly SearchTerm[], vocabulary: Vocabulary): (readonly Alternative[])[][] {
  const others = terms.map((): (readonly Alternative[])[] => []);
  for (const { from, to, group } of phrases().find(terms.map(({ readings }) => readings))) {
    const ways = phrases()
      .phrases(group)
      .filter((words) => words.every((word) => vocabulary.find(word) !== undefined))
      .map((words) => togetherOf(words, LIKE, vocabulary));
    for (let at = from; at <= to; at += 1) others[at]?.push(...ways);
  }
  return others;
}

function importanceOf({ readings, isPredicate }: SearchTerm): number {
  return isPredicate || readings.some((word) => kinshipOf(word).length > 0) ? EVERYDAY : 1;
}

/** 명함 is hardly 명하다: a verb of one syllable where the whole may be a noun. */
function isDoubtful({ readings, isPredicate }: SearchTerm, word: string): boolean {
  return isPredicate && word.length === 1 && readings.length > 1;
}

function queryWord(
  term: SearchTerm,
  phrases: readonly (readonly Alternative[])[],
  vocabulary: Vocabulary,
): QueryWord {
  const { readings, parts } = term;
  const one = (found: Alternative): Alternative[] => [found];
  const whole = readings.flatMap((word) => {
    const known = vocabulary.find(word);
    return known === undefined ? [] : [[{ term: known, weight: isDoubtful(term, word) ? DOUBTFUL : 1 }]];
  });
  const alike = readings.flatMap((word) => vocabulary.alike(word).map(one));
  const longer = readings.flatMap((word) => vocabulary.holding(word).map(one));
  const pieces =
    parts.length > 0
      ? [togetherOf(parts, PARTS, vocabulary)]
      : readings.map((word) => vocabulary.heldBy(word));
  const alternatives = [...whole, ...alike, ...longer, ...pieces].filter((way) => way.length > 0);
  return { importance: importanceOf(term), alternatives, phrases };
}

/** Several known words for one: each is worth its part. */
function togetherOf(words: readonly string[], worth: number, vocabulary: Vocabulary): readonly Alternative[] {
  return words.flatMap((word) => {
    const term = vocabulary.find(word);
    return term === undefined ? [] : [{ term, weight: worth / words.length }];
  });
}
