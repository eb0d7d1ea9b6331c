import type { Language } from '../../contract/language.ts';
import type { ReadWeights } from '../../contract/ports/reading-weights.ts';
import type { Span } from '../../contract/span.ts';
import type { Token } from '../statement/token.ts';
import type { Knows } from './english/missed-verbs.ts';
import { decodeModel } from './parser/decode-model.ts';
import { type TokenReader, tokenReader } from './parser/read-tokens.ts';
import type { ModelHead } from './parser/reading-model.ts';
import { timesAsWords } from './english/times-as-words.ts';
import { wordsOf } from './words-of.ts';

/** Reads one sentence, in which `times` are known to stand; null where its language has no weights. */
export interface SentenceReader {
  (sentence: string, language: Language, times?: readonly Span[]): readonly Token[] | null;
  /** RD48: other trees of the sentence, the likeliest first. */
  readonly others: (
    sentence: string,
    language: Language,
    times: readonly Span[],
  ) => Iterable<readonly Token[]>;
}

interface OneReader {
  readonly read: (sentence: string, times: readonly Span[]) => readonly Token[];
  readonly others: (sentence: string, times: readonly Span[]) => Iterable<readonly Token[]>;
}

function* otherTrees(
  { words, whole }: ReturnType<typeof timesAsWords>,
  read: TokenReader,
): Iterable<readonly Token[]> {
  for (const tokens of read.others(words)) yield whole(tokens);
}

function readerOf(readWeights: ReadWeights, language: Language, knows: Knows | undefined): OneReader | null {
  const weights = readWeights(language);
  if (weights === null) return null;
  const read = tokenReader(decodeModel(JSON.parse(weights.head) as ModelHead, weights.tables), knows);
  const asked = (sentence: string, times: readonly Span[]): ReturnType<typeof timesAsWords> =>
    timesAsWords(wordsOf[language](sentence), times);
  return {
    read(sentence, times) {
      const { words, whole } = asked(sentence, times);
      return whole(read(words));
    },
    others: (sentence, times) => otherTrees(asked(sentence, times), read),
  };
}

/**
 * A reader of all languages; the weights of each are read at its first sentence, and once. `knowing` gives the words of a
 * language.
 */
export function sentenceReader(
  readWeights: ReadWeights,
  knowing?: (language: Language) => Knows,
): SentenceReader {
  const readers = new Map<Language, OneReader | null>();
  const readerFor = (language: Language): OneReader | null => {
    const known = readers.get(language);
    if (known !== undefined) return known;
    const reader = readerOf(readWeights, language, knowing?.(language));
    readers.set(language, reader);
    return reader;
  };
  const read = (sentence: string, language: Language, times: readonly Span[] = []): readonly Token[] | null =>
    readerFor(language)?.read(sentence, times) ?? null;
  return Object.assign(read, {
    others: (sentence: string, language: Language, times: readonly Span[]) =>
      readerFor(language)?.others(sentence, times) ?? [],
  });
}
