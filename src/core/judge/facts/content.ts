import type { Token } from '../../statement/token.ts';
import type { Lemma } from '../same-word.ts';

const ENGLISH: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'VERB', 'ADJ', 'ADV', 'X', 'INTJ']);
const EMPTY: ReadonlySet<string> = new Set(['PUNCT', 'DET', 'AUX', 'CCONJ', 'SYM']);
const KINDS = { noun: 'NOUN', verb: 'VERB', adjective: 'ADJ' } as const;

/** True for words that say something by themselves. In Korean the stem and what it ends in tell more than the tagger. */
export function isContent({ upos, inflection, form }: Token): boolean {
  return inflection === undefined ? ENGLISH.has(upos) : !EMPTY.has(upos) && /\p{L}/u.test(form);
}

export function lemmaOf({ lemma, upos, inflection }: Token): Lemma {
  const kind = inflection === undefined || upos === 'ADV' ? upos : KINDS[inflection.kind];
  const isNoun = upos === 'ADV' && (inflection?.particles.length ?? 0) > 0;
  return { word: lemma.toLowerCase(), upos: isNoun ? 'NOUN' : kind };
}
