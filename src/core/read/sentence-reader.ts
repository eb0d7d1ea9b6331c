import type { Language } from '../../contract/language.ts';
import type { ReadWeights } from '../../contract/ports/reading-weights.ts';
import type { Token } from '../statement/token.ts';
import type { Knows } from './english/missed-verbs.ts';
import { decodeModel } from './parser/decode-model.ts';
import { tokenReader } from './parser/read-tokens.ts';
import type { ModelHead } from './parser/reading-model.ts';
import { wordsOf } from './words-of.ts';

/** Reads one sentence; null where its language has no weights. */
export type SentenceReader = (sentence: string, language: Language) => readonly Token[] | null;

function readerOf(
  readWeights: ReadWeights,
  language: Language,
  knows: Knows | undefined,
): ((sentence: string) => readonly Token[]) | null {
  const weights = readWeights(language);
  if (weights === null) return null;
  const read = tokenReader(decodeModel(JSON.parse(weights.head) as ModelHead, weights.tables), knows);
  return (sentence) => read(wordsOf[language](sentence));
}

/**
 * A reader of all languages; the weights of each are read at its first sentence, and once. `knowing` gives the words of a
 * language.
 */
export function sentenceReader(
  readWeights: ReadWeights,
  knowing?: (language: Language) => Knows,
): SentenceReader {
  const readers = new Map<Language, ReturnType<typeof readerOf>>();
  return (sentence, language) => {
    if (!readers.has(language)) readers.set(language, readerOf(readWeights, language, knowing?.(language)));
    return readers.get(language)?.(sentence) ?? null;
  };
}
