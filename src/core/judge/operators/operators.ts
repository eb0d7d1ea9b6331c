import { covers } from '../facts/content.ts';
import { allOrNone } from './all-none.ts';
import { comparison } from './comparison.ts';
import { count } from './count.ts';
import { difference } from './difference.ts';
import { extreme } from './extreme.ts';
import { growth } from './growth.ts';
import { only } from './only.ts';
import { type Answer, type Operator, placesOf, type Question, UNDECIDED } from './question.ts';
import { rank } from './rank.ts';
import { sum } from './sum.ts';

/** Asked in this order; the first that knows what the claim asks answers. */
const OPERATORS: readonly Operator[] = [
  sum,
  growth,
  difference,
  comparison,
  rank,
  extreme,
  count,
  only,
  allOrNone,
];

/** One of the flats is open; not one of them, every one of them say what they quantify. */
function isUnread({ tokens, asked }: Question): boolean {
  const quantified = [...placesOf('all', tokens), ...placesOf('none', tokens)];
  const isOfQuantifier = (at: number): boolean =>
    tokens[at]?.lemma === 'one' && quantified.some((place) => place === at - 1);
  const isOfValue = (at: number): boolean => {
    const token = tokens[at];
    return token !== undefined && asked.values.some(({ reach }) => covers(reach, token));
  };
  return placesOf('unread', tokens).some((at) => !isOfQuantifier(at) && !isOfValue(at));
}

/** What the operators say of a claim. Null where it asks for none of them. */
export function operate(question: Question): Answer | null {
  const { asked } = question;
  const isRead = !asked.open && asked.strangers.length === 0 && !isUnread(question);
  for (const operator of OPERATORS) {
    const answer = operator(question);
    if (answer !== null) return isRead ? answer : UNDECIDED;
  }
  return null;
}
