import { difference as gapOf } from '../../values/arithmetic.ts';
import { alike } from '../facts/alike.ts';
import { comparedOf, signOf } from './comparison.ts';
import { type Answer, type Operator, statedOf, UNDECIDED } from './question.ts';

/** A has 12 more than B; A exceeds B by 12. */
export const difference: Operator = (question): Answer | null => {
  const stated = statedOf(question);
  const [said] = stated;
  if (said === undefined || said === null || stated.length > 1) return null;
  if (said.kind === 'quantity' && said.sort === 'ordinal') return null;
  const compared = comparedOf(question);
  if (compared === null || compared === 'unbound') return compared === null ? null : UNDECIDED;
  const [one, other] = [compared.one.value, compared.other.value];
  const sign = signOf(compared);
  const isAmount = one.kind === 'quantity' || one.kind === 'duration';
  if (sign === null || !isAmount || (other.kind !== 'quantity' && other.kind !== 'duration'))
    return UNDECIDED;
  const facts = [compared.one.fact, compared.other.fact];
  if (sign <= 0) return { match: 'contradicted', facts };
  const gap = compared.side === 'up' ? gapOf(one, other) : gapOf(other, one);
  const found =
    gap === null ? 'incomparable' : question.means.compare(said, alike(said, gap, compared.one.fact));
  if (found === 'equal' || found === 'within') return { match: 'supported', facts };
  return found === 'excluded' ? { match: 'contradicted', facts } : UNDECIDED;
};
