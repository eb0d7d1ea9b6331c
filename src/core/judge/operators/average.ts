import { EACH_SUFFIXES } from '../../lexicon/korean-marks.ts';
import { wordsOf } from '../../lexicon/operators.ts';
import { compared, shared, totalOf } from './amounts.ts';
import { attributeOf, factsOf, isSaidBy, peersOf } from './operands.ts';
import { type Answer, type Operator, placesOf, type Question, statedOf, UNDECIDED } from './question.ts';

/** The branches have, 지점당: of what it is the average, where nothing that is said of them says so. */
function ofKind(question: Question): Question {
  const kinds = question.tokens.filter(
    ({ xpos, relation, inflection, lemma }) =>
      (xpos === 'NNS' && relation.startsWith('nsubj')) ||
      (inflection?.kind === 'noun' && lemma.length > 2 && EACH_SUFFIXES.has(lemma.slice(-1))),
  );
  const isKind = (word: string): boolean =>
    kinds.some(({ lemma }) => lemma.toLowerCase() === word) &&
    !question.base.facts.some((fact) => isSaidBy({ word, upos: 'NOUN' }, fact, question));
  return { ...question, words: question.words.filter(({ word }) => !isKind(word)) };
}

/** Words for an average. */
export const AVERAGES = wordsOf('average');

/** 평균 수면 시간 compared with another one: the word is part of what the text says of both. */
function isNamed(question: Question): boolean {
  const { anchors, tokens } = question;
  if (placesOf('than', tokens).length === 0 || anchors.length !== 2) return false;
  return anchors.every(({ key }) =>
    factsOf(key, question).some(({ words }) => words.some(({ word }) => AVERAGES.has(word))),
  );
}

/** They have 20 on average: all that the text names, or those that the claim does. */
export const average: Operator = (question): Answer | null => {
  if (placesOf('average', question.tokens).length === 0 || isNamed(question)) return null;
  const stated = statedOf(question);
  const [said] = stated;
  const { anchors, asked, means } = question;
  if (said === undefined || said === null || stated.length > 1 || asked.negative || anchors.length === 1)
    return UNDECIDED;
  const keys = anchors.length === 0 ? peersOf(question) : anchors.map(({ key }) => key);
  const dimension = said.kind === 'quantity' ? (said.unit?.dimension ?? null) : 'duration';
  const found = attributeOf(keys, keys, [{ side: 'up', dimension, usual: null }], ofKind(question));
  const total = found === null || keys.length < 2 ? null : totalOf(found.operands);
  if (found === null || total === null) return UNDECIDED;
  return compared(said, shared(total, keys.length), found.operands, means);
};
