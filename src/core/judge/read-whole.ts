import type { ReadSentence } from '../read/read-text.ts';
import type { Role, Statement } from '../statement/statement.ts';
import type { ValueMention } from '../statement/value.ts';
import { contentOf, lemmaOf } from './facts/content.ts';
import { measured } from './facts/dimension.ts';
import { itemsOf } from './items.ts';
import type { Means } from './means.ts';
import type { Lemma } from './same-word.ts';

function wordsOfStatement(statement: Statement): Lemma[] {
  const { predicate, condition, context } = statement;
  return [
    { word: predicate, upos: 'VERB' },
    ...itemsOf(statement).map(({ lemma }) => lemma),
    ...context.map(({ head, upos }) => ({ word: head, upos })),
    ...(condition === null ? [] : wordsOfStatement(condition)),
  ];
}

/** All that a sentence says: its own words, and those that its statements carry from elsewhere. */
function wordsOf({ tokens, statements }: ReadSentence): Lemma[] {
  return [...tokens.map(lemmaOf), ...statements.flatMap(wordsOfStatement)];
}

function isSaid({ value }: ValueMention, evidence: readonly ReadSentence[], { compare }: Means): boolean {
  return evidence.some(({ values }) =>
    values.some(
      (one) =>
        value !== null && one.value !== null && ['equal', 'within'].includes(compare(value, one.value)),
    ),
  );
}

/** True where something narrower may be said: nobody has a house, so nobody has a large one. */
function isDenied({ statements }: ReadSentence): boolean {
  return statements.some(({ polarity, roles }) => polarity === 'negative' || roles.some(isTurning));
}

function isTurning({ phrase: { quantifier } }: Role): boolean {
  return quantifier !== 'generic' && quantifier !== 'some';
}

/**
 * JD42: no value of the claim, and no word that its own statements leave out, is left that these sentences do not say,
 * whatever its parse made of it.
 */
export function isReadWhole(claim: ReadSentence, evidence: readonly ReadSentence[], means: Means): boolean {
  const held = new Set(claim.statements.flatMap(itemsOf).map(({ value }) => value?.start));
  const mayDiffer = (value: ValueMention): boolean => isDenied(claim) && held.has(value.start);
  const values = measured(claim.values).filter((value) => !mayDiffer(value));
  if (!values.every((value) => isSaid(value, evidence, means))) return false;
  const own = new Set(claim.statements.flatMap(wordsOfStatement).map(({ word }) => word));
  const said = evidence.flatMap(wordsOf);
  const unnamed = claim.values.filter(({ value }) => value?.kind !== 'name');
  return contentOf(claim.tokens, unnamed, means.words)
    .map(lemmaOf)
    .filter(({ word }) => !own.has(word))
    .every((one) => said.some((other) => one.word === other.word || means.says(one, other, 'up')));
}
