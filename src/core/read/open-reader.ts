import type { Language } from '../../contract/language.ts';
import type { ReadWeights } from '../../contract/ports/reading-weights.ts';
import type { ReadWordRelations } from '../../contract/ports/word-relations.ts';
import type { SmallWords } from '../lexicon/clause-words.ts';
import { ENGLISH_CLAUSES } from '../lexicon/english-clauses.ts';
import { KOREAN_CLAUSES } from '../lexicon/korean-clauses.ts';
import { readWordRelations, type WordRelation, type WordRelations } from '../lexicon/word-relations.ts';
import { readValues } from '../values/read-values.ts';
import type { Knows } from './english/missed-verbs.ts';
import type { Reader } from './reader.ts';
import { moved } from './moved.ts';
import { sentenceReader } from './sentence-reader.ts';

const WORDS: Readonly<Record<Language, SmallWords>> = { en: ENGLISH_CLAUSES, ko: KOREAN_CLAUSES };

const RELATIONS: readonly WordRelation[] = ['same', 'opposite', 'implies', 'form'];

function knownBy(relations: WordRelations): Knows {
  return (word, kind) => RELATIONS.some((one) => relations.of(word, kind, one).size > 0);
}

/** Opens the reader of each language when it is first asked for, and once. */
export function openReaders(
  weights: ReadWeights,
  relations: ReadWordRelations,
): (language: Language) => Reader {
  const related = new Map<Language, WordRelations>();
  const relationsOf = (language: Language): WordRelations => {
    const known = related.get(language) ?? readWordRelations(relations(language) ?? '');
    related.set(language, known);
    return known;
  };
  const read = sentenceReader(weights, (language) => knownBy(relationsOf(language)));
  const readers = new Map<Language, Reader>();
  return (language) => {
    const known = readers.get(language);
    if (known !== undefined) return known;
    const reader: Reader = {
      words: { ...WORDS[language], ...relationsOf(language).belonging },
      relations: relationsOf(language),
      tokens(text, { start, end }, wholes = []) {
        const own = language === 'en' ? wholes.map((whole) => moved(whole, -start)) : [];
        const tokens = read(text.slice(start, end), language, own) ?? [];
        return start === 0 ? tokens : tokens.map((token) => moved(token, start));
      },
      *otherTokens(text, { start, end }, wholes) {
        if (language !== 'en') return;
        const own = wholes.map((whole) => moved(whole, -start));
        for (const tokens of read.others(text.slice(start, end), language, own))
          yield tokens.map((token) => moved(token, start));
      },
      values: (text) => readValues(text, language),
    };
    readers.set(language, reader);
    return reader;
  };
}
