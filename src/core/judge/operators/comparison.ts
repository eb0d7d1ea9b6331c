import type { Reading } from '../../lexicon/operator-words.ts';
import { covers } from '../facts/content.ts';
import type { Key } from '../facts/fact.ts';
import { beyondNone, degreeOf } from './degree.ts';
import { attributeOf, type Operand } from './operands.ts';
import { orderValues } from './order-values.ts';
import {
  type Anchor,
  type Answer,
  isMarkOf,
  type Operator,
  placesOf,
  type Question,
  statedOf,
  UNDECIDED,
} from './question.ts';

const ABOVE: readonly Reading[] = [{ side: 'up', dimension: null, usual: null }];

export interface Compared {
  readonly side: 'up' | 'down';
  readonly one: Operand;
  readonly other: Operand;
}

/** Which of the two names the claim holds against the other: A … than B, A는 B보다. */
function pairOf({ tokens, anchors }: Question): readonly [Anchor, Anchor] | null {
  const [first, second] = anchors;
  if (first === undefined || second === undefined || anchors.length !== 2) return null;
  const marks = [...placesOf('than', tokens), ...placesOf('exceeding', tokens)];
  const isMarked = ({ last }: Anchor): boolean => {
    const particles = tokens[last]?.inflection?.particles ?? [];
    const isOf = particles.length === 0 || particles.includes('의');
    return (
      tokens[last]?.inflection !== undefined && (marks.includes(last) || (isOf && marks.includes(last + 1)))
    );
  };
  if (isMarked(first)) return [second, first];
  if (isMarked(second)) return [first, second];
  return marks.some((at) => first.last < at && at < second.first) ? [first, second] : null;
}

/** The two operands of a comparison; null where the claim compares nothing, or they are not bound. */
export function comparedOf(question: Question): Compared | 'unbound' | null {
  const { tokens, asked } = question;
  const pair = pairOf(question);
  if (pair === null) return null;
  const readings = placesOf('exceeding', tokens).length > 0 ? ABOVE : degreeOf('more', tokens);
  if (readings.length === 0) return null;
  if (asked.negative) return 'unbound';
  const keys: readonly Key[] = pair.map(({ key }) => key);
  const found = attributeOf(keys, keys, readings, question);
  const [one, other] = found?.operands ?? [];
  return found === null || one === undefined || other === undefined
    ? 'unbound'
    : { side: found.reading.side, one, other };
}

export function signOf({ side, one, other }: Compared): number | null {
  const sign = orderValues(one.value, other.value);
  return sign === null ? null : side === 'up' ? sign : -sign;
}

/** More than something; more than 50 is a bound. */
function asksThan({ tokens, asked }: Question): boolean {
  const isValue = (at: number): boolean => {
    const next = tokens[at + 1];
    return (
      next !== undefined &&
      asked.values.some(({ start, value }) => value?.kind !== 'name' && start === next.start)
    );
  };
  if (beyondNone(tokens).length > 0) return false;
  const isOfValue = (at: number): boolean =>
    asked.values.some(({ reach }) => tokens[at] !== undefined && covers(reach, tokens[at]));
  const isAsked = placesOf('than', tokens).some((at) => !isValue(at) && !isOfValue(at));
  return isAsked && degreeOf('more', tokens).length > 0;
}

/** A has more than B, is cheaper than B, opened before B. */
export const comparison: Operator = (question): Answer | null => {
  const isAsked = asksThan(question);
  const stated = statedOf(question);
  const isAmount = stated.some((said) => said?.kind !== 'quantity' || said.sort !== 'ordinal');
  if (isAmount) return isAsked ? UNDECIDED : null;
  const compared = comparedOf(question) ?? (isAsked ? 'unbound' : null);
  if (compared === null || compared === 'unbound') return compared === null ? null : UNDECIDED;
  const sign = signOf(compared);
  const facts = [compared.one.fact, compared.other.fact];
  if (sign === null || !stated.every((said) => isMarkOf(said, facts, question))) return UNDECIDED;
  return {
    match: sign > 0 ? 'supported' : 'contradicted',
    facts,
  };
};
