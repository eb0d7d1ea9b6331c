import { exact, order } from '../../statement/exact.ts';
import { rankedOf, saysWhen } from './extreme.ts';
import { type Answer, type Operator, statedOf, UNDECIDED } from './question.ts';

/** A has the second most: of those that the text names, where it gives the value of all and no two are the same. */
export const rank: Operator = (question): Answer | null => {
  const stated = statedOf(question);
  const [said] = stated;
  if (stated.length !== 1 || said?.kind !== 'quantity' || said.sort !== 'ordinal') return null;
  if (saysWhen(question)) return UNDECIDED;
  const ranked = rankedOf(question);
  if (ranked === null || ranked === 'unbound') return ranked === null ? null : UNDECIDED;
  const { own, others, whole } = ranked;
  if (!whole || said.low === null || others.some(({ sign }) => sign === null || sign === 0)) return UNDECIDED;
  const place = 1 + others.filter(({ sign }) => sign !== null && sign > 0).length;
  const isSaid = order(said.low.value, exact(place)) === 0;
  return {
    match: isSaid ? 'supported' : 'contradicted',
    facts: [own.fact, ...others.map(({ operand }) => operand.fact)],
  };
};
