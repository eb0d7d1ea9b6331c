import { EACH_WORDS } from '../../lexicon/each-words.ts';
import type { ClockTime, Unit, Value } from '../../statement/value.ts';
import type { Fact } from './fact.ts';

function isSaid({ symbol }: Unit, { words }: Fact): boolean {
  const wanted = EACH_WORDS.get(symbol);
  return wanted !== undefined && words.some(({ word }) => wanted.has(word));
}

/** From then on, until then: at another time it is no less wrong. */
function isDeadline({ bound }: ClockTime): boolean {
  return bound === 'until' || bound === 'since';
}

/**
 * A value of the evidence as a claim may say it: what it is for each of may be left out, or stand in a word beside it
 * (monthly rent: $900); from a day on is that day; until nine is that hour.
 */
export function alike(claim: Value, evidence: Value, fact: Fact): Value {
  if ('per' in claim && 'per' in evidence) {
    if (claim.per === null) return { ...evidence, per: null };
    return evidence.per === null && isSaid(claim.per, fact) ? { ...evidence, per: claim.per } : evidence;
  }
  if (claim.kind === 'clock' && evidence.kind === 'clock' && isDeadline(claim) && evidence.bound === 'at')
    return { ...evidence, bound: claim.bound };
  const isBegun = (value: Value): boolean =>
    value.kind === 'period' && (value.bound === 'at' || value.bound === 'since') && value.fineness === 'day';
  return claim.kind === 'period' && evidence.kind === 'period' && isBegun(claim) && isBegun(evidence)
    ? { ...evidence, bound: claim.bound }
    : evidence;
}
