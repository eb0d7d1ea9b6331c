import type { Reading } from '../../lexicon/operator-words.ts';
import type { ValueMention } from '../../statement/value.ts';
import { difference } from '../../values/arithmetic.ts';
import { degreeOf } from './degree.ts';
import { attributeOf, type Operand } from './operands.ts';
import { orderValues } from './order-values.ts';
import { type Answer, type Operator, placesOf, type Question, statedOf, UNDECIDED } from './question.ts';

interface Times {
  readonly readings: readonly Reading[];
  /** The time of which the claim says that it has more or less, then the other. */
  readonly pair: readonly [ValueMention, ValueMention];
}

/** From 2022 to 2024, between both: the first year and the last. */
function endsOf(mention: ValueMention): readonly ValueMention[] {
  const { value } = mention;
  if (value?.kind !== 'period' || value.fineness !== 'year' || value.from === null || value.to === null)
    return [mention];
  const [first, last] = [value.from.year, value.to.year];
  if (first === last) return [mention];
  return [first, last].map((year) => ({
    ...mention,
    value: { ...value, from: { year, month: 1, day: 1 }, to: { year, month: 12, day: 31 } },
  }));
}

/** Rose from 2022 to 2024: the second is the later one; more in 2024 than in 2022: the first is asked for. */
function timesOf({ tokens, asked }: Question): Times | null {
  const periods = asked.values.filter(({ value }) => value?.kind === 'period').flatMap(endsOf);
  const [first, second, ...more] = periods;
  if (first === undefined || second === undefined || more.length > 0) return null;
  const than = placesOf('than', tokens).map((at) => tokens[at]?.start ?? -1);
  if (than.some((at) => first.end <= at && at < second.start))
    return { readings: degreeOf('more', tokens), pair: [first, second] };
  const marked = tokens.filter((token) => than.includes(token.start) && token.inflection !== undefined);
  const isMarked = ({ reach }: ValueMention): boolean =>
    marked.some(({ start, end }) => reach.start < end && start < reach.end);
  if (isMarked(first) !== isMarked(second)) {
    const pair = isMarked(first) ? ([second, first] as const) : ([first, second] as const);
    return { readings: degreeOf('more', tokens), pair };
  }
  const isRising = placesOf('rising', tokens).length > 0;
  if (isRising === placesOf('falling', tokens).length > 0 || than.length > 0) return null;
  const [one, other] = [first.value, second.value];
  const sign = one === null || other === null ? null : orderValues(one, other);
  if (sign === null || sign === 0) return null;
  const reading: Reading = { side: isRising ? 'up' : 'down', dimension: null, usual: null };
  return { readings: [reading], pair: sign < 0 ? [second, first] : [first, second] };
}

function operandAt(time: ValueMention, { readings }: Times, question: Question): readonly Operand[] {
  const keys = question.anchors.map(({ key }) => key);
  const asked = { ...question.asked, values: [time] };
  return attributeOf(keys, keys, readings, { ...question, asked })?.operands ?? [];
}

/** A has more in 2024 than in 2022; A rose by 12 from 2022 to 2024. */
export const growth: Operator = (question): Answer | null => {
  const times = timesOf(question);
  if (times === null || times.readings.length === 0) return null;
  const stated = statedOf(question);
  const [said] = stated;
  if (question.anchors.length !== 1 || question.asked.negative || stated.length > 1) return UNDECIDED;
  const [one, other] = times.pair.flatMap((time) => operandAt(time, times, question));
  if (one === undefined || other === undefined) return UNDECIDED;
  const facts = [one.fact, other.fact];
  const order = orderValues(one.value, other.value);
  const [reading] = times.readings;
  if (order === null || reading === undefined) return UNDECIDED;
  if ((reading.side === 'up' ? order : -order) <= 0) return { match: 'contradicted', facts };
  if (said === undefined) return { match: 'supported', facts };
  const [low, high] = order > 0 ? [other.value, one.value] : [one.value, other.value];
  const gap = high.kind === 'quantity' && low.kind === 'quantity' ? difference(high, low) : null;
  const found = said === null || gap === null ? 'incomparable' : question.means.compare(said, gap);
  if (found === 'equal' || found === 'within') return { match: 'supported', facts };
  return found === 'excluded' ? { match: 'contradicted', facts } : UNDECIDED;
};
