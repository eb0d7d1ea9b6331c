import { madeOnceFor } from '../../language/made-once.ts';
import type { ClauseWords } from '../../lexicon/clause-words.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import type { Said } from '../held.ts';
import { unitsOf } from '../verbatim/units-of.ts';
import { isPointing, type KoreanClause, type KoreanPhrase, TOPIC } from './clause.ts';
import { koreanClauses } from './read-clauses.ts';

/** What a sentence says it is about: what its clauses have as topic, one word once. */
function topicsOf(clauses: readonly KoreanClause[]): readonly KoreanPhrase[] {
  const all = clauses.flatMap(({ phrases }) =>
    phrases.filter((one) => one.role === TOPIC && !isPointing(one)),
  );
  return [...new Map(all.map((one) => [one.head.lemma, one])).values()];
}

/**
 * Whom the sentences before are about; null where that is nobody, or one of several. Where no word points, the paragraph
 * opens with it, or speaks of nothing else.
 */
export type LedBy = (sentence: ReadSentence, points: boolean) => KoreanPhrase | null;

function ledBy(said: readonly Said[], words: ClauseWords): LedBy {
  const places = new Map(said.map(({ sentence }, at) => [sentence, at]));
  const topics = madeOnceFor((sentence: ReadSentence) =>
    topicsOf(koreanClauses(sentence, unitsOf(sentence, words))),
  );
  return (sentence, points) => {
    const at = places.get(sentence) ?? -1;
    const from = said.findLastIndex((one, place) => place <= at && one.sentence.apart);
    const before = said.slice(Math.max(from, 0), at).map((one) => topics(one.sentence));
    const last = before.findLast(({ length }) => length > 0) ?? [];
    const [first] = before[0] ?? [];
    const [lead] = last;
    if (lead === undefined || last.length > 1) return null;
    const isOne = before.every((some) => some.every((one) => one.head.lemma === lead.head.lemma));
    return points || isOne || first?.head.lemma === lead.head.lemma ? lead : null;
  };
}

/** Of each evidence, as long as it is kept. */
export function ledByOf(words: ClauseWords): (said: readonly Said[]) => LedBy {
  return madeOnceFor((said: readonly Said[]) => ledBy(said, words));
}
