import { PERMITTING } from '../../lexicon/repetition-words.ts';
import { lemmaOf } from '../facts/content.ts';
import { areAlike } from '../facts/said.ts';
import type { Means } from '../means.ts';
import type { Lemma } from '../same-word.ts';
import { contentUnits } from '../verbatim/sources.ts';
import type { Unit } from '../verbatim/unit.ts';

/** A clause by its values and the words that say something by themselves. */
export interface ClauseRead {
  readonly units: readonly Unit[];
  readonly values: readonly Unit[];
  readonly words: readonly Lemma[];
  /** Those of whom or what it speaks. */
  readonly subjects: readonly Lemma[];
  readonly negative: boolean;
}

const SUBJECT: ReadonlySet<string> = new Set(['은', '이']);

function isSubject({ token, marks }: Unit): boolean {
  return token.inflection === undefined ? token.relation.startsWith('nsubj') : SUBJECT.has(marks);
}

/** The words of units that say something by themselves. */
export function wordsOf(units: readonly Unit[]): readonly Lemma[] {
  return contentUnits(units).map(({ token }) => lemmaOf(token));
}

/** A word; a verb with the particle behind it, where both are one word of the lexicon: switch off. */
function wordOf({ token, to }: Unit, units: readonly Unit[], { isCommon }: Means): Lemma {
  const word = lemmaOf(token);
  const next = token.upos === 'VERB' ? units.find(({ from }) => from === to) : undefined;
  const whole = next?.token.upos === 'ADP' ? `${word.word} ${next.lemma}` : '';
  return whole !== '' && isCommon(whole) ? { ...word, whole } : word;
}

export function readClause(units: readonly Unit[], means: Means): ClauseRead {
  const { words } = means;
  const saying = contentUnits(units).filter(
    ({ lemma, negative }) => !negative && !words.light.has(lemma) && !PERMITTING.has(lemma),
  );
  return {
    units,
    values: units.filter(({ value }) => value !== null),
    words: saying.map((unit) => wordOf(unit, units, means)),
    subjects: saying.filter(isSubject).map(({ token }) => lemmaOf(token)),
    negative: units.some(({ negative }) => negative),
  };
}

/** Both speak of one thing; of two verbs with particles, by both words: to switch off is to turn off, and not to switch on. */
export function speakOfOne(one: Lemma, other: Lemma, means: Means): boolean {
  const [own, theirs] = [wholeOf(one), wholeOf(other)];
  if (own !== null && theirs !== null)
    return means.says(own, theirs, 'same') || means.says(theirs, own, 'same');
  if (areAlike(one, other, means)) return true;
  return own !== theirs && areAlike(own ?? one, theirs ?? other, means);
}

function wholeOf({ word, whole, upos }: Lemma): Lemma | null {
  return typeof whole === 'string' && whole !== word ? { word: whole, upos } : null;
}

export function isSaid(word: Lemma, said: readonly Lemma[], means: Means): boolean {
  return said.some((other) => speakOfOne(word, other, means));
}

/** The words that none of the others says. */
export function notSaid(words: readonly Lemma[], said: readonly Lemma[], means: Means): readonly Lemma[] {
  return words.filter((word) => !isSaid(word, said, means));
}
