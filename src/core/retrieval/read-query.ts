import { QUESTION_WORDS } from './question-words.ts';
import type { SearchTerm } from './search-term.ts';
import { searchTerms } from './search-terms.ts';
import type { Alternative, Vocabulary } from './vocabulary.ts';

/** A word of a question: met by the best of its alternatives, each one word or several together. */
export interface QueryWord {
  readonly alternatives: readonly (readonly Alternative[])[];
}

/** What a word joined from parts is worth where only the parts stand. */
const PARTS = 0.9;

/** The words of a question that can be looked for; each once. */
export function readQuery(query: string, vocabulary: Vocabulary): QueryWord[] {
  const terms = new Map(searchTerms(query).map((term) => [term.readings.join(' '), term]));
  const content = [...terms.values()].filter(
    ({ readings }) => !readings.some((word) => QUESTION_WORDS.has(word)),
  );
  return content.map((term) => queryWord(term, vocabulary));
}

function queryWord({ readings, parts }: SearchTerm, vocabulary: Vocabulary): QueryWord {
  const whole = readings.flatMap((word) => {
    const term = vocabulary.find(word);
    return term === undefined ? [] : [[{ term, weight: 1 }]];
  });
  const longer = readings.flatMap((word) => vocabulary.holding(word).map((one) => [one]));
  const pieces =
    parts.length > 0 ? partsOf(parts, vocabulary) : readings.map((word) => vocabulary.heldBy(word));
  const alternatives = [
    ...whole,
    ...longer,
    ...(parts.length > 0 ? [pieces as Alternative[]] : (pieces as Alternative[][])),
  ];
  return { alternatives: alternatives.filter((one) => one.length > 0) };
}

function partsOf(parts: readonly string[], vocabulary: Vocabulary): Alternative[] {
  return parts.flatMap((word) => {
    const term = vocabulary.find(word);
    return term === undefined ? [] : [{ term, weight: PARTS / parts.length }];
  });
}
