import type { WordKind, WordRelations } from '../lexicon/word-relations.ts';
import type { Direction } from './direction.ts';

/** A lemma with its universal word class. */
export interface Lemma {
  readonly word: string;
  readonly upos: string;
  /** With the word beside it one verb: 문을 열다. */
  readonly whole?: string | null;
}

/** Tells whether a word of the evidence says one of the claim, in a place of this direction. */
export type SaysWord = (claim: Lemma, evidence: Lemma, direction: Direction) => boolean;

/** The kinds of words that have relations, by word class. */
export const KINDS: Readonly<Record<string, WordKind>> = { NOUN: 'n', VERB: 'v', ADJ: 'a', ADV: 'r' };

/** Tells whether two words are of one root: designed, the designer. */
export type SameRoot = (one: Lemma, other: Lemma) => boolean;

/** By the forms that a lexicon gives of each word. */
export function byForm(relations: WordRelations): SameRoot {
  const makes = (one: Lemma, other: Lemma): boolean => {
    const [own, theirs] = [KINDS[one.upos], KINDS[other.upos]];
    if (own === undefined || theirs === undefined) return false;
    const kin = relations.kin(one.word, own);
    return kin.size > 0 && kin.has(`${other.word}.${theirs}`);
  };
  return (one, other) => makes(one, other) || makes(other, one);
}

/** By the relations of a lexicon: the same, or in the direction of the place a wider or narrower word. */
export function bySense(relations: WordRelations): SaysWord {
  return (claim, evidence, direction) => {
    if (claim.word === evidence.word) return true;
    const kind = KINDS[claim.upos];
    if (kind === undefined || KINDS[evidence.upos] !== kind) return false;
    if (relations.of(claim.word, kind, 'same').has(evidence.word)) return true;
    if (direction === 'same') return false;
    const [narrow, wide] = direction === 'up' ? [evidence, claim] : [claim, evidence];
    return relations.of(narrow.word, kind, 'implies').has(wide.word);
  };
}

const RELATIONS = ['same', 'opposite', 'implies', 'form'] as const;

/** True for words that the lexicon relates to others. */
export function isRelated(relations: WordRelations): (word: string) => boolean {
  const kinds = Object.values(KINDS);
  return (word) => kinds.some((kind) => RELATIONS.some((one) => relations.of(word, kind, one).size > 0));
}
