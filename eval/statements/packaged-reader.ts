import { packagedWeights } from '../../src/adapters/reading/packaged-weights.ts';
import { packagedWords } from '../../src/adapters/reading/packaged-words.ts';
import { ENGLISH_CLAUSES } from '../../src/core/lexicon/english-clauses.ts';
import { readWordRelations } from '../../src/core/lexicon/word-relations.ts';
import type { Reader } from '../../src/core/read/reader.ts';
import { sentenceReader } from '../../src/core/read/sentence-reader.ts';

/** English as the package reads it; nobody reads its values yet. */
export function packagedReader(): Reader {
  const read = sentenceReader(packagedWeights);
  return {
    words: ENGLISH_CLAUSES,
    relations: readWordRelations(packagedWords('en') ?? ''),
    tokens: (text, { start, end }) =>
      (read(text.slice(start, end), 'en') ?? []).map((token) => ({
        ...token,
        start: token.start + start,
        end: token.end + start,
      })),
    values: () => [],
  };
}
