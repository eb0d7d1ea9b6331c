import type { Span } from '../../contract/span.ts';
import type { ValueMention } from '../statement/value.ts';
import { dimensionOf } from './facts/dimension.ts';
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

/** What the evidence says in the place of a claim. */
interface SaidInstead {
  readonly values: readonly ValueMention[];
  readonly quote: string;
}

/** What of a claim the evidence excludes: what it computes, its values, or else that it is so. */
export function differencesOf(
  { values, computes }: { readonly values: readonly ValueMention[]; readonly computes: boolean },
  span: Span,
  said: SaidInstead,
  means: Means,
): Difference[] {
  if (computes) return [wholeDifference('computed', span, said.quote)];
  const differences = values.flatMap((value) => differenceOf(value, said.values, means) ?? []);
  return differences.length > 0 ? differences : [wholeDifference('polarity', span, said.quote)];
}

/** The whole of a claim is otherwise. */
export function wholeDifference(kind: Difference['kind'], { start, end }: Span, quote: string): Difference {
  return { kind, span: { start, end }, value: null, actual: quote };
}
