import { CHANGE_WORDS } from '../../lexicon/change-words.ts';
import type { Reading } from '../../lexicon/operator-words.ts';
import { exact, ONE, order } from '../../statement/exact.ts';
import { dimensionOf } from '../facts/dimension.ts';
import type { Means } from '../means.ts';
import type { Token } from '../../statement/token.ts';
import { SHARE } from '../../values/unit-at.ts';
import type { Quantity, Value, ValueMention } from '../../statement/value.ts';
import { difference } from '../../values/arithmetic.ts';
import {
  compared,
  comparedShare,
  factorOf,
  gapSaid,
  isShare,
  measuredOf,
  shareOf,
  timesSaid,
} from './amounts.ts';
import { degreeOf } from './degree.ts';
import { attributeOf, type Operand } from './operands.ts';
import { orderValues } from './order-values.ts';
import { type Answer, type Operator, placesOf, type Question, statedOf, UNDECIDED } from './question.ts';

interface Times {
  readonly readings: readonly Reading[];
  /** The time of which the claim says that it has more or less, then the other. */
  readonly pair: readonly [ValueMention, ValueMention];
}

function changeOf(tokens: readonly Token[]): Quantity | null {
  const [at] = placesOf('changing', tokens);
  const word = at === undefined ? '' : (tokens[at]?.form.toLowerCase() ?? '');
  const found = CHANGE_WORDS.find(([begins]) => word.startsWith(begins));
  if (found === undefined) return null;
  const [, numerator, denominator] = found;
  const bound = { value: exact(numerator, denominator), open: false };
  const resolution = exact(1, 10);
  const said = { kind: 'quantity', sort: 'cardinal', unit: SHARE, per: null, approximate: false } as const;
  return { ...said, low: bound, high: bound, resolution };
}

function isAbove(change: Quantity | null, isMore: boolean): boolean {
  const sign = change?.low === null || change === null ? 0 : order(change.low.value, ONE);
  return isMore ? sign > 0 : sign < 0;
}

/** Also where the analysis of a word leaves it in: 2022년보다. */
const THAN = '보다';

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

/** Rose, 줄었다; none where it says neither, or both. */
function changing(tokens: readonly Token[]): readonly Reading[] {
  const change = changeOf(tokens);
  const isRising = placesOf('rising', tokens).length > 0 || isAbove(change, true);
  const isFalling = placesOf('falling', tokens).length > 0 || isAbove(change, false);
  return isRising === isFalling ? [] : [{ side: isRising ? 'up' : 'down', dimension: null, usual: null }];
}

/** Rose from 2022 to 2024: the second is the later one; more in 2024 than in 2022: the first is asked for; 2022년보다 늘었다. */
function timesOf({ tokens, asked }: Question): Times | null {
  const periods = asked.values.filter(({ value }) => value?.kind === 'period').flatMap(endsOf);
  const [first, second, ...more] = periods;
  if (first === undefined || second === undefined || more.length > 0) return null;
  const than = placesOf('than', tokens).map((at) => tokens[at]?.start ?? -1);
  if (than.some((at) => first.end <= at && at < second.start))
    return { readings: degreeOf('more', tokens), pair: [first, second] };
  const marked = tokens.filter(
    ({ start, inflection, form }) =>
      inflection !== undefined && (than.includes(start) || form.endsWith(THAN)),
  );
  const isMarked = ({ reach }: ValueMention): boolean =>
    marked.some(({ start, end }) => reach.start < end && start < reach.end);
  if (isMarked(first) !== isMarked(second)) {
    const pair = isMarked(first) ? ([second, first] as const) : ([first, second] as const);
    const graded = degreeOf('more', tokens);
    return { readings: graded.length > 0 ? graded : changing(tokens), pair };
  }
  const readings = changing(tokens);
  if (readings.length === 0 || than.length > 0) return null;
  const [one, other] = [first.value, second.value];
  const sign = one === null || other === null ? null : orderValues(one, other);
  if (sign === null || sign === 0) return null;
  return { readings, pair: sign < 0 ? [second, first] : [first, second] };
}

function operandAt(time: ValueMention, { readings }: Times, question: Question): readonly Operand[] {
  const keys = question.anchors.map(({ key }) => key);
  const asked = { ...question.asked, values: [time] };
  return attributeOf(keys, keys, readings, { ...question, asked })?.operands ?? [];
}

const TO: ReadonlySet<string> = new Set(['로']);

/** 두 배로 늘었다, 절반으로 줄었다: what it became; 20 % is what was added. */
function isMultiplied(said: Value, { tokens, asked }: Question): boolean {
  if (said.kind === 'quantity' && said.sort === 'multiple') return true;
  const mention = asked.values.find(({ value }) => value === said);
  return tokens.some(
    ({ end, start, inflection }) =>
      mention !== undefined &&
      start <= mention.end &&
      mention.end <= end &&
      (inflection?.particles.some((one) => TO.has(one)) ?? false) &&
      factorOf(said) !== null,
  );
}

/** From 10 to 12, by 20 % to 12: what is said of the values themselves, and what is left as their difference; null where it is not told. */
function endsSaid(
  stated: readonly (Value | null)[],
  now: Value,
  base: Value,
  { compare }: Means,
): { readonly said: Value | null | undefined; readonly hold: boolean } | null {
  if (stated.length < 2) return { said: stated[0], hold: true };
  const isEnd = (value: Value | null): value is Value =>
    value !== null && dimensionOf(value) === dimensionOf(now);
  const ends = stated.filter(isEnd);
  const [said, ...more] = stated.filter((value) => !isEnd(value));
  const operands = ends.length === 2 ? [base, now] : [now];
  if (more.length > 0 || ends.length !== operands.length) return null;
  const found = ends.map((value, at) => compare(value, operands[at] ?? now));
  if (found.includes('incomparable')) return null;
  const hold = !found.includes('excluded');
  return hold || said === undefined ? { said, hold } : null;
}

/** A share that rose from 12 % to 15 % rose by 3 % or by 25 %. A has more in 2024 than in 2022; A rose by 12 from 2022 to 2024. */
export const growth: Operator = (question): Answer | null => {
  const times = timesOf(question);
  if (times === null || times.readings.length === 0) return null;
  const stated = statedOf(question);
  if (question.anchors.length !== 1 || question.asked.negative) return UNDECIDED;
  const [one, other] = times.pair.flatMap((time) => operandAt(time, times, question));
  if (one === undefined || other === undefined) return UNDECIDED;
  const operands = [one, other];
  const facts = operands.map(({ fact }) => fact);
  const sign = orderValues(one.value, other.value);
  const [reading] = times.readings;
  if (sign === null || reading === undefined) return UNDECIDED;
  if ((reading.side === 'up' ? sign : -sign) <= 0) return { match: 'contradicted', facts };
  const ends = endsSaid(stated, one.value, other.value, question.means);
  if (ends === null) return UNDECIDED;
  if (!ends.hold) return { match: 'contradicted', facts };
  const { said } = ends;
  if (said === undefined && stated.length > 0) return { match: 'supported', facts };
  const changed = changeOf(question.tokens);
  if (said === undefined && changed === null) return { match: 'supported', facts };
  const [now, base] = [measuredOf(one), measuredOf(other)];
  if (said === null || now === null || base === null) return UNDECIDED;
  if (said === undefined)
    return changed === null
      ? UNDECIDED
      : comparedShare(changed, shareOf(now, base), operands, question.means);
  if (isMultiplied(said, question)) {
    const factor = factorOf(said);
    return factor === null
      ? UNDECIDED
      : comparedShare(factor, timesSaid(factor, now, base), operands, question.means);
  }
  const [high, low] = sign > 0 ? [now, base] : [base, now];
  const byGap = compared(said, gapSaid(said, high, low, base), operands, question.means);
  const gap = difference(high, low);
  if (byGap.match !== 'contradicted' || gap === null || !isShare(said) || !isShare(base)) return byGap;
  const byShare = compared(said, shareOf(gap, base), operands, question.means);
  return byShare.match === 'supported' ? byShare : byGap;
};
