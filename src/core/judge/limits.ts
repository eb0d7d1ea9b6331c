import { IN_BETWEEN } from '../lexicon/bounds.ts';
import type { Token } from '../statement/token.ts';
import type { Comparison, Duration, Quantity, Value, ValueMention } from '../statement/value.ts';

type Compare = (a: Value, b: Value) => Comparison;

/** At most 30, from 2020: a value that is open on one side. */
export function isLimit(value: Value): boolean {
  return 'bound' in value
    ? value.bound !== 'at'
    : 'low' in value && (value.low === null || value.high === null);
}

/** True where the evidence says the value of the claim. A wider limit is another one: `up to 1,500` is not `up to 2,500`. */
export function isSaid(claim: Value, evidence: Value, compare: Compare): boolean {
  const found = compare(claim, evidence);
  return found === 'equal' || (found === 'within' && !(isLimit(claim) && isLimit(evidence)));
}

/** Between 6 and 14, 6에서 14 사이 say that it is one of them; 6 to 14 may be what it ranges over. */
export function isBetween({ start, reach }: ValueMention, tokens: readonly Token[]): boolean {
  const last = tokens.find((token) => token.start < reach.end && reach.end <= token.end);
  if (last?.inflection !== undefined) return last.form.startsWith(IN_BETWEEN);
  return tokens.some(
    (token) => token.start >= reach.start && token.end <= start && token.form.toLowerCase() === 'between',
  );
}

/** Within both ends, each by itself. */
function inside(claim: Quantity | Duration, evidence: Value, compare: Compare): boolean {
  return [
    { ...claim, high: null },
    { ...claim, low: null },
  ].every((half) => ['equal', 'within'].includes(compare(half, evidence)));
}

/** `isRange`: the claim says that the value is one of a range. */
export function isSaidValue(claim: Value, evidence: Value, isRange: boolean, compare: Compare): boolean {
  if (isSaid(claim, evidence, compare)) return true;
  const isMeasured = claim.kind === 'quantity' || claim.kind === 'duration';
  return isRange && isMeasured && inside(claim, evidence, compare);
}

/** Up to 154 as the amount that it reaches. */
export function reached(value: Value): Value {
  return value.kind === 'quantity' && value.low === null ? { ...value, low: value.high } : value;
}

/** The tagger does not see it behind every unit: 1,100기가바이트까지. */
const REACHING = '까지';

/** Up to 154, 154대까지: so many and no more, not a bound that any less keeps. */
export function isReach({ reach }: ValueMention, tokens: readonly Token[]): boolean {
  const own = tokens.filter((token) => token.end > reach.start && token.start <= reach.end);
  return own.some(
    ({ form, inflection }, at) =>
      (inflection?.particles.includes(REACHING) ?? false) ||
      form.endsWith(REACHING) ||
      (form.toLowerCase() === 'up' && own[at + 1]?.form === 'to'),
  );
}
