import { covers } from '../facts/content.ts';
import { allOrNone } from './all-none.ts';
import { allExcept } from './all-except.ts';
import { average } from './average.ts';
import { comparison } from './comparison.ts';
import { count } from './count.ts';
import { difference } from './difference.ts';
import { extreme } from './extreme.ts';
import { growth } from './growth.ts';
import { multiple } from './multiple.ts';
import { only } from './only.ts';
import {
  type Answer,
  isBehindQuantifier,
  type Operator,
  placesOf,
  type Question,
  UNDECIDED,
} from './question.ts';
import { rank } from './rank.ts';
import { share } from './share.ts';
import { sum } from './sum.ts';

/** Asked in this order; the first that knows what the claim asks answers. */
const OPERATORS: readonly Operator[] = [
  allExcept,
  average,
  sum,
  growth,
  multiple,
  share,
  difference,
  comparison,
  rank,
  extreme,
  count,
  only,
  allOrNone,
];

/** One of the flats is open; not one of them, every one of them say what they quantify. */
function isUnread(question: Question): boolean {
  const { tokens, asked } = question;
  const isOfQuantifier = (at: number): boolean =>
    tokens[at]?.lemma === 'one' && isBehindQuantifier(tokens, at);
  const isOfValue = (at: number): boolean => {
    const token = tokens[at];
    return token !== undefined && asked.values.some(({ reach }) => covers(reach, token));
  };
  const isCounting = asked.values.some(
    ({ value }) => value?.kind === 'quantity' && value.sort === 'multiple',
  );
  const isOfTimes = (at: number): boolean => isCounting && tokens[at]?.lemma === 'much';
  const left = placesOf('except', tokens);
  const isLeft = (at: number): boolean => left.includes(at) && allExcept(question) !== null;
  return placesOf('unread', tokens).some(
    (at) => !isOfQuantifier(at) && !isOfValue(at) && !isOfTimes(at) && !isLeft(at),
  );
}

/** It says what perhaps is so; what can be done is so where it is a flag, or holds. */
function isOpen({ open, able = false }: Question['asked'], { match, facts }: Answer): boolean {
  return open && !(able && (match === 'supported' || facts.every(({ values }) => values.length === 0)));
}

/** What the operators say of a claim. Null where it asks for none of them. */
export function operate(question: Question): Answer | null {
  const { asked } = question;
  for (const operator of OPERATORS) {
    const answer = operator(question);
    if (answer === null) continue;
    return isOpen(asked, answer) || asked.strangers.length > 0 || isUnread(question) ? UNDECIDED : answer;
  }
  return null;
}
