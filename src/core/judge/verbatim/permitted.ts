import { PERMITTING } from '../../lexicon/repetition-words.ts';
import { order } from '../../statement/exact.ts';
import type { Value } from '../../statement/value.ts';
import { isLimit } from '../limits.ts';
import type { Unit } from './unit.ts';

/** Says what may be done: `can carry over`, 이월할 수 있다. */
export function permits(units: readonly Unit[]): boolean {
  return units.some(({ lemma, value }) => value === null && PERMITTING.has(lemma));
}

/** A limit that the text sets itself: up to five, until the end of March. */
function isRule(value: Value): boolean {
  return isLimit(value) && !('low' in value && value.high === null);
}

function isLess(claim: Value, evidence: Value): boolean {
  if (!('low' in claim && 'low' in evidence) || claim.unit?.symbol !== evidence.unit?.symbol) return true;
  const [own, theirs] = [claim.low ?? claim.high, evidence.low ?? evidence.high];
  return own === null || theirs === null || order(own.value, theirs.value) < 0;
}

/** JD69: who may take five days may take three; the value of the claim is no other one then. */
export function isPermitted(claim: Unit, evidence: Unit): boolean {
  const [own, theirs] = [claim.value?.value ?? null, evidence.value?.value ?? null];
  return own !== null && theirs !== null && !isRule(own) && isLess(own, theirs);
}
