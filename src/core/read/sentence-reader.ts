import type { Language } from '../../contract/language.ts';
import type { ReadWeights } from '../../contract/ports/reading-weights.ts';
import type { Span } from '../../contract/span.ts';
import type { Token } from '../statement/token.ts';
import type { Knows } from './english/missed-verbs.ts';
import { decodeModel } from './parser/decode-model.ts';
import { tokenReader } from './parser/read-tokens.ts';
import type { ModelHead } from './parser/reading-model.ts';
import { withTimesAsWords } from './english/times-as-words.ts';
import { wordsOf } from './words-of.ts';

/** Reads one sentence, in which `times` are known to stand; null where its language has no weights. */
export type SentenceReader = (
  sentence: string,
  language: Language,
  times?: readonly Span[],
) => readonly Token[] | null;

function readerOf(
  readWeights: ReadWeights,
  language: Language,
  knows: Knows | undefined,
): ((sentence: string, times: readonly Span[]) => readonly Token[]) | null {
  const weights = readWeights(language);
  if (weights === null) return null;
  const read = tokenReader(decodeModel(JSON.parse(weights.head) as ModelHead, weights.tables), knows);
  return (sentence, times) => withTimesAsWords(wordsOf[language](sentence), times, read);
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
  return (sentence, language, times = []) => {
    if (!readers.has(language)) readers.set(language, readerOf(readWeights, language, knowing?.(language)));
    return readers.get(language)?.(sentence, times) ?? null;
  };
}
