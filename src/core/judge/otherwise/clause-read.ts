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

export function readClause(units: readonly Unit[], { words }: Means): ClauseRead {
  const saying = contentUnits(units).filter(
    ({ lemma, negative }) => !negative && !words.light.has(lemma) && !PERMITTING.has(lemma),
  );
  return {
    units,
    values: units.filter(({ value }) => value !== null),
    words: saying.map(({ token }) => lemmaOf(token)),
    subjects: saying.filter(isSubject).map(({ token }) => lemmaOf(token)),
    negative: units.some(({ negative }) => negative),
  };
}

/** The words that none of the others says. */
export function notSaid(words: readonly Lemma[], said: readonly Lemma[], means: Means): readonly Lemma[] {
  return words.filter((word) => !said.some((other) => areAlike(word, other, means)));
}
