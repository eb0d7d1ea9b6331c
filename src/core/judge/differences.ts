import type { Span } from '../../contract/span.ts';
import type { ValueMention } from '../statement/value.ts';
import { dimensionOf } from './facts/dimension.ts';
import type { Fact } from './facts/fact.ts';
import type { Difference } from './judged.ts';
import type { Means } from './means.ts';

function isExcluded(claim: ValueMention, evidence: ValueMention, { compare }: Means): boolean {
  const [one, other] = [claim.value, evidence.value];
  if (one === null || other === null || dimensionOf(one) !== dimensionOf(other)) return false;
  return compare(one, other) === 'excluded';
}

/** The one other value of its dimension, be it a limit that leaves room for the claim: up to ten, up to eight. */
function onlyOther(
  claim: ValueMention,
  evidence: readonly ValueMention[],
  means: Means,
): ValueMention | undefined {
  const { value } = claim;
  if (value === null) return undefined;
  const [other, ...more] = evidence.filter(
    (one) => one.value !== null && dimensionOf(one.value) === dimensionOf(value),
  );
  return more.length === 0 && other?.value && means.compare(value, other.value) !== 'equal'
    ? other
    : undefined;
}

/** A value of the claim and the one that the evidence has in its place; null where it has the same one too. */
function differenceOf(
  claim: ValueMention,
  evidence: readonly ValueMention[],
  means: Means,
): Difference | null {
  const { start, end, value } = claim;
  const isSame = evidence.some(
    (one) => value !== null && one.value !== null && means.compare(value, one.value) === 'equal',
  );
  const excluded = evidence.find((one) => isExcluded(claim, one, means));
  const there = isSame ? undefined : (excluded ?? onlyOther(claim, evidence, means));
  return there === undefined ? null : { kind: 'value', span: { start, end }, value, actual: there.written };
}

/** A time that nobody counts, `31 May of the next year`, and the one of its kind that the evidence has in its place. */
function writtenOtherwise(claim: ValueMention, evidence: readonly ValueMention[]): Difference | null {
  const { start, end, unread, written } = claim;
  const others = evidence.filter((one) => one.unread === unread && /\d/u.test(one.written));
  const [other, ...more] = others;
  const isOne = unread === 'relative' && other !== undefined && more.length === 0;
  return isOne && other.written !== written
    ? { kind: 'value', span: { start, end }, value: null, actual: other.written }
    : null;
}

/** What the evidence says in the place of a claim. */
interface SaidInstead {
  readonly values: readonly ValueMention[];
  readonly quote: string;
  /** Where it was computed, of what. */
  readonly operands?: string | null;
}

function dimensionsOf({ values }: Fact): readonly string[] {
  return values.flatMap(({ value }) => (value === null ? [] : (dimensionOf(value) ?? [])));
}

/** `choir 46, theatre club 28`: each owner with its value of the dimension that all of them have; null where one has none. */
export function operandsShown(facts: readonly Fact[]): string | null {
  const [first] = facts;
  const shared = (first === undefined ? [] : dimensionsOf(first)).filter((dimension) =>
    facts.every((fact) => dimensionsOf(fact).includes(dimension)),
  );
  const dimension = shared.find((one) => one !== 'period') ?? shared[0];
  const shown = facts.flatMap(({ owner, values }) => {
    const own = values.find(({ value }) => value !== null && dimensionOf(value) === dimension);
    return owner === null || own === undefined ? [] : `${owner.join(' ')} ${own.written}`;
  });
  return shown.length > 1 && shown.length === facts.length ? shown.join(', ') : null;
}

/** What of a claim the evidence excludes: what it computes, its values, or else that it is so. */
export function differencesOf(
  { values, computes }: { readonly values: readonly ValueMention[]; readonly computes: boolean },
  span: Span,
  said: SaidInstead,
  means: Means,
): Difference[] {
  if (computes) return [wholeDifference('computed', span, said.operands ?? said.quote)];
  const differences = values.flatMap(
    (value) => differenceOf(value, said.values, means) ?? writtenOtherwise(value, said.values) ?? [],
  );
  return differences.length > 0 ? differences : [wholeDifference('polarity', span, said.quote)];
}

/** The whole of a claim is otherwise. */
export function wholeDifference(kind: Difference['kind'], { start, end }: Span, quote: string): Difference {
  return { kind, span: { start, end }, value: null, actual: quote };
}
