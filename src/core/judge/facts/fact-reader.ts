import type { ClauseWords } from '../../lexicon/clause-words.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import { type IsCommon, properWords } from './names.ts';
import type { FactBase } from './fact.ts';
import { readFacts, withMeasures } from './read-facts.ts';

function isInflected({ tokens }: ReadSentence): boolean {
  return tokens[0]?.inflection !== undefined;
}

/**
 * The facts of sentences, as a claim sees them: what it writes with a capital is a name in them too. They are read anew
 * only for claims that know more names.
 */
export function factReader(
  sentences: readonly ReadSentence[],
  words: ClauseWords,
  isCommon: IsCommon,
): (claim: ReadSentence) => FactBase {
  const own = properWords(sentences.map(withMeasures), isCommon);
  const known = new Map<string, FactBase>();
  const written = new Set(sentences.flatMap(({ tokens }) => tokens.map(({ form }) => form.toLowerCase())));
  return (claim) => {
    const more = isInflected(claim)
      ? []
      : [...properWords([withMeasures(claim)], isCommon)].filter((word) => !own.has(word));
    const key = more.filter((word) => written.has(word)).join(' ');
    const base = known.get(key) ?? readFacts(sentences, words, new Set([...own, ...more]));
    known.set(key, base);
    return { ...base, proper: new Set([...own, ...more]) };
  };
}
