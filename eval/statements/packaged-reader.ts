import type { Language } from '../../src/contract/language.ts';
import { packagedWeights } from '../../src/adapters/reading/packaged-weights.ts';
import { packagedWords } from '../../src/adapters/reading/packaged-words.ts';
import type { ClauseWords } from '../../src/core/lexicon/clause-words.ts';
import { ENGLISH_CLAUSES } from '../../src/core/lexicon/english-clauses.ts';
import { KOREAN_CLAUSES } from '../../src/core/lexicon/korean-clauses.ts';
import { readWordRelations } from '../../src/core/lexicon/word-relations.ts';
import type { Reader } from '../../src/core/read/reader.ts';
import { sentenceReader } from '../../src/core/read/sentence-reader.ts';
import { readValues } from '../../src/core/values/read-values.ts';

const WORDS: Readonly<Record<Language, ClauseWords>> = { en: ENGLISH_CLAUSES, ko: KOREAN_CLAUSES };

/** A language as the package reads it. */
export function packagedReader(language: Language = 'en'): Reader {
  const read = sentenceReader(packagedWeights);
  return {
    words: WORDS[language],
    relations: readWordRelations(packagedWords(language) ?? ''),
    tokens: (text, { start, end }) =>
      (read(text.slice(start, end), language) ?? []).map((token) => ({
        ...token,
        start: token.start + start,
        end: token.end + start,
      })),
    values: (text) => readValues(text, language),
  };
}
