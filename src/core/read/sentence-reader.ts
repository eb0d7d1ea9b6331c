import type { Language } from '../../contract/language.ts';
import type { ReadWeights } from '../../contract/ports/reading-weights.ts';
import type { Token } from '../statement/token.ts';
import { apart } from './english/clauses-apart.ts';
import type { Knows } from './english/missed-verbs.ts';
import { decodeModel } from './parser/decode-model.ts';
import { type TokenReader, tokenReader } from './parser/read-tokens.ts';
import type { ModelHead } from './parser/reading-model.ts';
import { type Whole, wholesAsWords } from './english/wholes-as-words.ts';
import { wordsOf } from './words-of.ts';

/** Reads one sentence, in which these values are known to stand; null where its language has no weights. */
export interface SentenceReader {
  (sentence: string, language: Language, wholes?: readonly Whole[]): readonly Token[] | null;
  /** RD48: other trees of the sentence, the likeliest first. */
  readonly others: (
    sentence: string,
    language: Language,
    wholes: readonly Whole[],
  ) => Iterable<readonly Token[]>;
}

interface OneReader {
  readonly read: (sentence: string, wholes: readonly Whole[]) => readonly Token[];
  readonly others: (sentence: string, wholes: readonly Whole[]) => Iterable<readonly Token[]>;
}

function* otherTrees(
  { words, whole }: ReturnType<typeof wholesAsWords>,
  read: TokenReader,
): Iterable<readonly Token[]> {
  for (const tokens of read.others(words)) yield whole(tokens);
}

function readerOf(readWeights: ReadWeights, language: Language, knows: Knows | undefined): OneReader | null {
  const weights = readWeights(language);
  if (weights === null) return null;
  const whole = tokenReader(decodeModel(JSON.parse(weights.head) as ModelHead, weights.tables), knows);
  const read = language === 'en' ? apart(whole) : whole;
  const asked = (sentence: string, wholes: readonly Whole[]): ReturnType<typeof wholesAsWords> =>
    wholesAsWords(wordsOf[language](sentence), wholes);
  return {
    read(sentence, wholes) {
      const { words, whole: withWholes } = asked(sentence, wholes);
      return withWholes(read(words));
    },
    others: (sentence, wholes) => otherTrees(asked(sentence, wholes), read),
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
  const read = (
    sentence: string,
    language: Language,
    wholes: readonly Whole[] = [],
  ): readonly Token[] | null => readerFor(language)?.read(sentence, wholes) ?? null;
  return Object.assign(read, {
    others: (sentence: string, language: Language, wholes: readonly Whole[]) =>
      readerFor(language)?.others(sentence, wholes) ?? [],
  });
}
