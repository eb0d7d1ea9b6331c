import { alike } from '../facts/alike.ts';
import { compared as answered, gapSaid, measuredOf } from './amounts.ts';
import { comparedOf, signOf } from './comparison.ts';
import { type Answer, type Operator, statedOf, UNDECIDED } from './question.ts';

/** A has 12 more than B, 20 % more; A exceeds B by 12. */
export const difference: Operator = (question): Answer | null => {
  const stated = statedOf(question);
  const [said] = stated;
  if (said === undefined || said === null || stated.length > 1) return null;
  if (said.kind === 'quantity' && said.sort === 'ordinal') return null;
  const compared = comparedOf(question);
  if (compared === null || compared === 'unbound') return compared === null ? null : UNDECIDED;
  const [one, other] = [measuredOf(compared.one), measuredOf(compared.other)];
  const sign = signOf(compared);
  if (sign === null || one === null || other === null) return UNDECIDED;
  const operands = [compared.one, compared.other];
  if (sign <= 0) return { match: 'contradicted', facts: operands.map(({ fact }) => fact) };
  const [high, low] = compared.side === 'up' ? [one, other] : [other, one];
  const gap = gapSaid(said, high, low, other);
  return answered(said, gap === null ? null : alike(said, gap, compared.one.fact), operands, question.means);
};
