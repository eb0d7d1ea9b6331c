import { HAVING, HEADS } from '../../../lexicon/korean-clauses.ts';
import type { Means } from '../../means.ts';
import type { Lemma } from '../../same-word.ts';
import type { Fact } from '../fact.ts';
import { isToldBy } from '../said.ts';

const NOUNS: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'X', 'ADV']);
const VERBS: ReadonlySet<string> = new Set(['VERB', 'ADJ']);

/** Says no more than that somebody has something: 있다, 갖추다, 운영하다. */
function isHaving({ word }: Lemma, { words }: Means): boolean {
  return words.light.has(word) || HAVING.has(word);
}

/** Words that are to be said, those of having left out. */
export function wantedOf(words: readonly Lemma[], means: Means): readonly Lemma[] {
  return words.filter((word) => !isHaving(word, means));
}

function isVerb({ word, upos }: Lemma): boolean {
  return VERBS.has(upos) && !word.includes(' ');
}

function verbsOf(fact: Fact, means: Means): readonly Lemma[] {
  return fact.words.filter((word) => isVerb(word) && !isHaving(word, means));
}

/** A verb that both say binds its nouns to their parts: who helps whom. */
function hasSameParts(wanted: readonly Lemma[], fact: Fact): boolean {
  if (!wanted.some((word) => isVerb(word))) return true;
  return wanted.every((word) => {
    if (!('place' in word) || isVerb(word)) return true;
    const same = fact.words.filter((one) => one.word === word.word);
    return same.length === 0 || same.some((one) => 'place' in one && one.place === word.place);
  });
}

/** One that stands with a name as what somebody is of it: 원장, 감독. */
function hasHead(words: readonly Lemma[]): boolean {
  return words.some(({ word }) => HEADS.has(word) || HEADS.has(word.slice(-2)));
}

/** The fact says no less than the words, and nothing that happens to them beside. `Lift: yes` says what can be done with it. */
export function saysWords(fact: Fact, wanted: readonly Lemma[], able: boolean, means: Means): boolean {
  const verbs = verbsOf(fact, means);
  const isLabel = fact.able === undefined;
  const asked = isLabel && able ? wanted.filter((word) => !isVerb(word)) : wanted;
  if (!asked.some(({ upos }) => NOUNS.has(upos))) return false;
  if (!asked.every((word) => isToldBy(word, fact, null, means))) return false;
  const isHeld = hasHead(asked) && asked.some(({ upos }) => upos === 'PROPN');
  const isIdle = verbs.every((verb) =>
    asked.some((word) => isToldBy(word, { ...fact, words: [verb] }, null, means)),
  );
  const isMere = fact.able === true && !able && asked.some(isVerb);
  return (isIdle || isHeld) && !isMere && hasSameParts(asked, fact);
}

/** All that the fact says is among the words, what kind its owner is of left out, so that what it denies is what they say. */
export function isAllSaid(
  fact: Fact,
  wanted: readonly Lemma[],
  kinds: ReadonlySet<string>,
  means: Means,
): boolean {
  return fact.words.every(
    (word) =>
      isHaving(word, means) ||
      kinds.has(word.word) ||
      word.word.includes(' ') ||
      wanted.some((one) => isToldBy(one, { ...fact, words: [word] }, null, means)),
  );
}

/** A fact that names the one who is it: 원장은 김민수다, 김민수 원장이 이끈다. */
export function namesOne(fact: Fact, attribute: readonly Lemma[], means: Means): boolean {
  return hasHead(attribute) || verbsOf(fact, means).length === 0;
}
