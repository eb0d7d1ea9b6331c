import type { Language } from '../../contract/language.ts';
import type { ReadWeights } from '../../contract/ports/reading-weights.ts';
import type { ReadWordRelations } from '../../contract/ports/word-relations.ts';
import type { ClauseWords } from '../lexicon/clause-words.ts';
import { ENGLISH_CLAUSES } from '../lexicon/english-clauses.ts';
import { KOREAN_CLAUSES } from '../lexicon/korean-clauses.ts';
import { readWordRelations } from '../lexicon/word-relations.ts';
import { readValues } from '../values/read-values.ts';
import type { Reader } from './reader.ts';
import { sentenceReader } from './sentence-reader.ts';

const WORDS: Readonly<Record<Language, ClauseWords>> = { en: ENGLISH_CLAUSES, ko: KOREAN_CLAUSES };

/** Opens the reader of each language when it is first asked for, and once. */
export function openReaders(
  weights: ReadWeights,
  relations: ReadWordRelations,
): (language: Language) => Reader {
  const read = sentenceReader(weights);
  const readers = new Map<Language, Reader>();
  return (language) => {
    const known = readers.get(language);
    if (known !== undefined) return known;
    const reader: Reader = {
      words: WORDS[language],
      relations: readWordRelations(relations(language) ?? ''),
      tokens(text, { start, end }) {
        const tokens = read(text.slice(start, end), language) ?? [];
        if (start === 0) return tokens;
        return tokens.map((token) => ({ ...token, start: token.start + start, end: token.end + start }));
      },
      values: (text) => readValues(text, language),
    };
    readers.set(language, reader);
    return reader;
  };
}
