import { type Fact, isLabel, type Key } from '../facts/fact.ts';
import { heavy } from '../facts/flag-claim.ts';
import { saysWords, wantedOf } from '../facts/korean/flag.ts';
import { factsOf, isKey, isSaidBy, peersOf } from './operands.ts';
import type { Token } from '../../statement/token.ts';
import type { Value } from '../../statement/value.ts';
import type { Lemma } from '../same-word.ts';
import type { Question } from './question.ts';

/** Whether one of the names is or has what the claim says; null where the text does not say, or says both. */
export interface Flagged {
  readonly key: Key;
  readonly holds: boolean | null;
  readonly facts: readonly Fact[];
}

const NOUNS: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'X']);

/** A sentence says it without a word of denial that the fact carries: comes without a lift. */
function isTurned({ sentence, negative }: Fact, { said, means }: Question): boolean {
  const { tokens } = said[sentence] ?? { tokens: [] };
  const { turning, denyingVerbs } = means.words;
  return tokens.some(
    ({ form, lemma }) =>
      (!negative && [form, lemma].some((word) => turning.has(word.toLowerCase()))) ||
      denyingVerbs.has(lemma.toLowerCase()),
  );
}

function isPassive(tokens: readonly Token[]): boolean {
  return tokens.some(({ relation }) => relation === 'aux:pass');
}

/** The course is recorded, `Recordings: no`: what is done to both, without a word for what it is done with; it delivers, `Delivery: no`. */
function isDone(fact: Fact, wanted: readonly Lemma[], question: Question): boolean {
  const isOfLabel = isLabel(fact);
  const isTold = (word: Lemma): boolean =>
    wanted.some((one) => isSaidBy(one, { ...fact, words: [word], also: [] }, question));
  if (isOfLabel && fact.words.every(isTold)) return true;
  return isPassive(question.tokens) && (isOfLabel || isPassive(question.said[fact.sentence]?.tokens ?? []));
}

/** It keeps dogs out, where the claim says that dogs are welcome: its verb tells something that no word of the claim says. */
function isOtherDeed({ words }: Fact, wanted: readonly Lemma[], { means }: Question): boolean {
  const [deed] = words.filter(({ upos }) => upos === 'VERB');
  const isHeavy = deed !== undefined && heavy([deed], means).length > 0;
  return isHeavy && !wanted.some((one) => means.says(one, deed, 'same'));
}

/** Open on weekdays: says nothing of Sundays. */
function isOfOtherTime({ values }: Fact, { asked, means }: Question): boolean {
  const times = (some: Fact['values']): readonly Value[] =>
    some.flatMap(({ value }) => (value?.kind === 'period' ? [value] : []));
  return times(asked.values).some((own) =>
    times(values).some((other) => means.compare(own, other) === 'excluded'),
  );
}

function flagOf(key: Key, among: readonly Fact[], question: Question): Flagged {
  const { asked, means } = question;
  const isKorean =
    asked.able !== undefined && asked.tokens.some(({ inflection }) => inflection !== undefined);
  const wanted = isKorean ? wantedOf(question.words, means) : heavy(question.words, means);
  const says = (fact: Fact): boolean =>
    isKorean
      ? saysWords(fact, wanted, asked.able ?? false, means)
      : wanted.every((word) => isSaidBy(word, fact, question));
  const said = among.filter((fact) => !isOfOtherTime(fact, question) && says(fact));
  const [first] = said;
  const isOne =
    first !== undefined &&
    said.every((fact) => fact.negative === first.negative && !isTurned(fact, question)) &&
    !(asked.english && said.some((fact) => isOtherDeed(fact, wanted, question)));
  const isTold =
    wanted.some(({ upos }) => NOUNS.has(upos)) ||
    (wanted.length > 0 && said.every((one) => isDone(one, wanted, question)));
  const isClear = isOne && isTold;
  return { key, holds: isClear ? !first.negative : null, facts: said };
}

const NOBODY: Key = [];

/** What is said of somebody of whom nobody knows who it is: one more, of whom it is not known. */
function ofNobody(question: Question): readonly Flagged[] {
  const facts = question.base.facts.filter(({ owner, mood }) => owner === null && mood === 'asserted');
  const flag = flagOf(NOBODY, facts, question);
  return flag.facts.length === 0 ? [] : [{ ...flag, holds: null }];
}

/** What the claim says, of each of the names that the text gives values of. */
export function flagsOf(question: Question): readonly Flagged[] {
  const keys = peersOf(question);
  const named = question.anchors.map(({ key }) => key);
  const all = [...keys, ...named.filter((key) => !keys.some((one) => isKey(one, key)))];
  return [...all.map((key) => flagOf(key, factsOf(key, question), question)), ...ofNobody(question)];
}

export function factsIn(flags: readonly Flagged[]): readonly Fact[] {
  return flags.flatMap(({ facts }) => facts);
}
