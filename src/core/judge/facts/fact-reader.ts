import type { ClauseWords } from '../../lexicon/clause-words.ts';
import { madeOnceFor } from '../../language/made-once.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import { measured } from './dimension.ts';
import { withAttributes } from './attributes.ts';
import { englishFacts } from './english-facts.ts';
import type { FactBase } from './fact.ts';
import { koreanFactReader } from './korean/fact-reader.ts';
import { type IsCommon, properWords } from './names.ts';
import { withWholeNames } from './whole-names.ts';

/** Reads the facts of sentences as a claim sees them. */
export type FactsFor = (claim: ReadSentence) => FactBase;

/** True of a sentence whose words have what stands behind Korean stems. */
export function isKorean({ tokens }: ReadSentence): boolean {
  return tokens.some(({ inflection }) => inflection !== undefined);
}

export function withMeasures(one: ReadSentence): ReadSentence {
  return { ...one, values: measured(one.values) };
}

/** What a claim writes with a capital is a name in the facts too. They are read anew only for claims that know more names. */
function englishFactReader(read: readonly ReadSentence[], words: ClauseWords, isCommon: IsCommon): FactsFor {
  const sentences = read.map(withMeasures);
  const own = properWords(sentences, isCommon);
  const known = new Map<string, FactBase>();
  const written = new Set(sentences.flatMap(({ tokens }) => tokens.map(({ form }) => form.toLowerCase())));
  return (claim) => {
    const more = [...properWords([withMeasures(claim)], isCommon)].filter((word) => !own.has(word));
    const key = more.filter((word) => written.has(word)).join(' ');
    const proper = new Set([...own, ...more]);
    const base =
      known.get(key) ?? withAttributes(withWholeNames(englishFacts(sentences, words, proper)), words);
    known.set(key, base);
    return { ...base, proper };
  };
}

/** Who each sentence is about, and what it says of them. The claims of an answer ask again for each sentence before them. */
export function factReader(
  sentences: readonly ReadSentence[],
  words: ClauseWords,
  isCommon: IsCommon,
): FactsFor {
  return madeOnceFor(
    sentences.some(isKorean)
      ? koreanFactReader(sentences, words)
      : englishFactReader(sentences, words, isCommon),
  );
}
