import { ONE, order } from '../../statement/exact.ts';
import type { Duration, Quantity, Value } from '../../statement/value.ts';
import { sum as add } from '../../values/arithmetic.ts';
import { alike } from '../facts/alike.ts';
import { attributeOf, peersOf } from './operands.ts';
import { type Answer, type Operator, placesOf, statedOf, UNDECIDED } from './question.ts';

type Measured = Quantity | Duration;

/** One visit to A and one to B. */
function isOneOf(value: Value | null): boolean {
  return value?.kind === 'quantity' && value.unit === null && value.low !== null && value.low === value.high
    ? order(value.low.value, ONE) === 0
    : false;
}

/** A and B have 200 together; all of them have 600. */
export const sum: Operator = (question): Answer | null => {
  const { tokens, asked, anchors, means } = question;
  if (placesOf('together', tokens).length === 0) return null;
  const stated = statedOf(question).filter((value) => !isOneOf(value));
  const [said] = stated;
  if (said === undefined || said === null) return null;
  if (stated.length !== 1) return UNDECIDED;
  const isAll = anchors.length === 0 && placesOf('all', tokens).length > 0;
  const keys = isAll ? peersOf(question) : anchors.map(({ key }) => key);
  if (keys.length < 2 || asked.negative) return UNDECIDED;
  const dimension = said.kind === 'quantity' ? (said.unit?.dimension ?? null) : 'duration';
  const found = attributeOf(keys, keys, [{ side: 'up', dimension, usual: null }], question);
  const values = (found?.operands ?? []).flatMap(({ value, fact }) => {
    const one = alike(said, value, fact);
    return one.kind === 'quantity' || one.kind === 'duration' ? [one] : [];
  });
  const [first, ...rest] = values;
  if (found === null || first === undefined || values.length !== keys.length) return UNDECIDED;
  const total = rest.reduce<Measured | null>((all, one) => (all === null ? null : add(all, one)), first);
  const outcome = total === null ? 'incomparable' : means.compare(said, total);
  const facts = found.operands.map(({ fact }) => fact);
  if (outcome === 'equal' || outcome === 'within') return { match: 'supported', facts };
  return outcome === 'excluded' ? { match: 'contradicted', facts } : UNDECIDED;
};
