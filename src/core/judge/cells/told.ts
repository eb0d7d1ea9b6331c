import { shareGroup } from '../../lexicon/clause-words.ts';
import { saysWord } from '../facts/said.ts';
import type { Means } from '../means.ts';
import type { Lemma } from '../same-word.ts';

const NOUNS: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'X']);

/** 보험금 tells 보험, 비행시간 tells 시간; 시간 does not tell 비행시간, nor 의원 남쪽의원. */
function isMadeOf(one: Lemma, other: Lemma): boolean {
  if (!NOUNS.has(one.upos) && !NOUNS.has(other.upos)) return false;
  const [claim, evidence] = [one.word, other.word];
  const isWider = claim.length > 1 && NOUNS.has(one.upos) && evidence.endsWith(claim);
  const [long, short] = claim.length < evidence.length ? [evidence, claim] : [claim, evidence];
  return isWider || (short.length > 1 && long.startsWith(short));
}

function tells(word: Lemma, other: Lemma, means: Means): boolean {
  return (
    saysWord(word, other, null, means) ||
    shareGroup(means.words.frames, word.word, other.word) ||
    isMadeOf(word, other)
  );
}

/** Whether some of the words speak of what the word speaks of. */
export function isTold(word: Lemma, said: readonly Lemma[], means: Means): boolean {
  return said.some((other) => tells(word, other, means));
}

/** The share of the words that are told. */
export function shareTold(words: readonly Lemma[], said: readonly Lemma[], means: Means): number {
  return words.filter((word) => isTold(word, said, means)).length / (words.length || 1);
}
