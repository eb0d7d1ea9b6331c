import type { Bound, Comparison, Value } from '../../statement/value.ts';
import { isLimit } from '../limits.ts';
import type { Means } from '../means.ts';
import type { Unit } from './unit.ts';
import { small } from './units-of.ts';

/** How a value bounds and what it is for each of; what differs in that is no value of the same kind. */
function frameOf(value: Value): string {
  if ('bound' in value) return value.bound;
  if (!('low' in value)) return value.kind;
  const end = (bound: Bound | null): string => (bound === null ? 'none' : String(bound.open));
  return [end(value.low), end(value.high), value.per?.symbol, value.unit === null].join(' ');
}

function isApproximate(value: Value): boolean {
  return 'approximate' in value && value.approximate;
}

/** `At most 30 days`, `until 22:00`: a rule of another limit is another rule, however wide. */
function compared(claim: Value, evidence: Value, { compare }: Means): Comparison {
  if (frameOf(claim) !== frameOf(evidence) || (isApproximate(evidence) && !isApproximate(claim)))
    return 'incomparable';
  const found = compare(claim, evidence);
  return found === 'within' && isLimit(claim) ? 'excluded' : found;
}

/** How the value of the claim stands to that of the evidence; null where one of them has none. */
export function valuesOf(claim: Unit, evidence: Unit, means: Means): Comparison | null {
  if (claim.value === null || evidence.value === null) return null;
  if (claim.rest !== evidence.rest || claim.marks !== evidence.marks) return 'incomparable';
  const [own, theirs] = [claim.value.value, evidence.value.value];
  if (own !== null && theirs !== null) return compared(own, theirs, means);
  return small(claim.value.written) === small(evidence.value.written) ? 'equal' : 'incomparable';
}

const INFLECTED = new Set(['VERB', 'AUX']);

function sameWord(claim: Unit, evidence: Unit): boolean {
  if (claim.form !== null && claim.form === evidence.form) return true;
  if (claim.lemma !== evidence.lemma || claim.marks !== evidence.marks) return false;
  const isKorean = claim.token.inflection !== undefined;
  return isKorean
    ? claim.ending === evidence.ending
    : (INFLECTED.has(claim.token.upos) && INFLECTED.has(evidence.token.upos)) ||
        (claim.negative && evidence.negative);
}

/** True where both say the same, whether they deny it or not. */
export function sayAlike(claim: Unit, evidence: Unit, means: Means): boolean {
  const values = valuesOf(claim, evidence, means);
  if (values !== null) return values === 'equal' || values === 'within';
  return claim.value === null && evidence.value === null && sameWord(claim, evidence);
}

/** True where the word of the claim repeats that of the evidence. */
export function sameUnit(claim: Unit, evidence: Unit, means: Means): boolean {
  return claim.negative === evidence.negative && sayAlike(claim, evidence, means);
}
