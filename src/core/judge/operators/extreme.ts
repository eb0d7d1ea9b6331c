import type { Value } from '../../statement/value.ts';
import { beyondNone, degreeOf } from './degree.ts';
import { dimensionOf } from '../facts/dimension.ts';
import { attributeOf, isKey, isOwnerless, type Operand, peersOf } from './operands.ts';
import { orderValues } from './order-values.ts';
import { type Answer, type Operator, type Question, statedOf, UNDECIDED } from './question.ts';

export interface Ranked {
  readonly own: Operand;
  /** The others, with how each stands to it: above zero where it has more of what is asked for. */
  readonly others: readonly { readonly operand: Operand; readonly sign: number | null }[];
  /** All names that the evidence gives values of have the attribute. */
  readonly whole: boolean;
}

/** Where the one name of a claim stands among those of which the text gives the same attribute. */
export function rankedOf(question: Question): Ranked | 'unbound' | null {
  const [anchor] = question.anchors;
  const isRanked = statedOf(question).some((said) => said?.kind === 'quantity' && said.sort === 'ordinal');
  const beyond = beyondNone(question.tokens);
  const readings = beyond.length > 0 ? beyond : degreeOf('most', question.tokens, isRanked);
  if (readings.length === 0) return null;
  const isDenied = beyond.length === 0 && question.asked.negative;
  if (anchor === undefined || question.anchors.length !== 1 || isDenied) return 'unbound';
  const peers = peersOf(question);
  const found = attributeOf(peers, [anchor.key], readings, question);
  const own = found?.operands.find(({ key }) => isKey(key, anchor.key));
  if (found === null || own === undefined || found.operands.length < 2) return 'unbound';
  const signOf = (value: Value): number | null => {
    const sign = orderValues(value, own.value);
    return sign === null ? null : found.reading.side === 'up' ? sign : -sign;
  };
  const others = found.operands
    .filter((operand) => operand !== own)
    .map((operand) => ({ operand, sign: signOf(operand.value) }));
  const isWhole = found.operands.length === peers.length && !isOwnerless(dimensionOf(own.value), question);
  return { own, others, whole: isWhole };
}

/** Last came in July: a time that is said is none to be ranked by. */
export function saysWhen({ tokens, asked }: Question): boolean {
  const isTimed = asked.values.some(({ value }) => value?.kind === 'period');
  return isTimed && degreeOf('most', tokens).some(({ dimension }) => dimension === 'period');
}

/** A has the most, is the cheapest: of those that the text names, and only where it gives the value of all. */
export const extreme: Operator = (question): Answer | null => {
  if (statedOf(question).length > 0) return null;
  if (saysWhen(question)) return UNDECIDED;
  const ranked = rankedOf(question);
  if (ranked === null || ranked === 'unbound') return ranked === null ? null : UNDECIDED;
  const { own, others, whole } = ranked;
  const better = others.filter(({ sign }) => sign !== null && sign > 0);
  if (better.length > 0)
    return { match: 'contradicted', facts: [own.fact, ...better.map(({ operand }) => operand.fact)] };
  const isFirst = whole && others.every(({ sign }) => sign !== null && sign < 0);
  return isFirst
    ? { match: 'supported', facts: [own.fact, ...others.map(({ operand }) => operand.fact)] }
    : UNDECIDED;
};
