import type { Span } from '../../../contract/span.ts';
import type { ValueMention } from '../../statement/value.ts';
import type { Means } from '../means.ts';
import type { Asked } from './asked.ts';
import { dimensionOf } from './dimension.ts';
import { leftOf } from './value-claim.ts';
import { type Fact, type FactBase, isSameKey } from './fact.ts';

function says(fact: Fact, { value }: ValueMention, { compare }: Means): boolean {
  return fact.values.some(
    (one) => value !== null && one.value !== null && ['equal', 'within'].includes(compare(value, one.value)),
  );
}

/**
 * JD40: the values of a claim that the evidence says of others alone, once with all else that the claim says: it is the
 * claim of another subject.
 */
export function boundElsewhere(asked: Asked, { facts }: FactBase, means: Means): Span[] {
  const { anchors, values } = asked;
  if (anchors.length === 0) return [];
  const isOther = ({ owner }: Fact): boolean =>
    owner !== null && !anchors.some((anchor) => isSameKey(anchor, owner));
  return values
    .filter(({ value }) => value !== null && dimensionOf(value) !== null && value.kind !== 'period')
    .filter((value) => {
      const saying = facts.filter((fact) => says(fact, value, means));
      const isWhole = (fact: Fact): boolean =>
        leftOf(asked.words, fact, value.value && dimensionOf(value.value), means).length === 0;
      return saying.every(isOther) && saying.some(isWhole);
    })
    .map(({ start, end }) => ({ start, end }));
}
