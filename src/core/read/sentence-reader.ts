import type { Language } from '../../contract/language.ts';
import type { ReadWeights } from '../../contract/ports/reading-weights.ts';
import type { Token } from '../statement/token.ts';
import { decodeModel } from './parser/decode-model.ts';
import { readTokens } from './parser/read-tokens.ts';
import type { ModelHead, ReadingModel } from './parser/reading-model.ts';
import { wordsOf } from './words-of.ts';

/** Reads one sentence; null where its language has no weights. */
export type SentenceReader = (sentence: string, language: Language) => readonly Token[] | null;

function modelOf(readWeights: ReadWeights, language: Language): ReadingModel | null {
  const weights = readWeights(language);
  return weights === null ? null : decodeModel(JSON.parse(weights.head) as ModelHead, weights.tables);
}

/** A reader of all languages; the weights of each are read at its first sentence, and once. */
export function sentenceReader(readWeights: ReadWeights): SentenceReader {
  const models = new Map<Language, ReadingModel | null>();
  return (sentence, language) => {
    if (!models.has(language)) models.set(language, modelOf(readWeights, language));
    const model = models.get(language) ?? null;
    return model === null ? null : readTokens(model, wordsOf[language](sentence));
  };
}
