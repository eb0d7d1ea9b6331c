import { type Exact, ONE, order } from '../statement/exact.ts';
import type { Code, Comparison, Period, Quantity, Value } from '../statement/value.ts';
import { compareAmounts } from './compare-amounts.ts';
import { compareClocks, comparePeriods } from './compare-times.ts';

export interface CompareOptions {
  /** Of the evidence's value: how far "about" and a rounded number may be off, `numeric_tolerance`. */
  readonly tolerance: Exact;
}

function compareCodes(claim: Code, evidence: Code): Comparison {
  if (claim.sort !== evidence.sort) return 'incomparable';
  return claim.canonical === evidence.canonical ? 'equal' : 'excluded';
}

/** Four figures may be a year or a count: they agree where they are the same, and exclude nothing. */
function compareYear({ from, to, fineness }: Period, number: Quantity): Comparison {
  const isPlain = fineness === 'year' && from !== null && from.year !== null && from.year === to?.year;
  if (!isPlain || number.unit !== null || number.low === null || number.sort !== 'cardinal')
    return 'incomparable';
  const isSame = number.low.value.over === BigInt(from.year ?? 0) && order(number.resolution, ONE) === 0;
  return isSame && number.low === number.high ? 'equal' : 'incomparable';
}

function compareMixed(claim: Value, evidence: Value): Comparison {
  if (claim.kind === 'period' && evidence.kind === 'quantity') return compareYear(claim, evidence);
  if (claim.kind === 'quantity' && evidence.kind === 'period') return compareYear(evidence, claim);
  return 'incomparable';
}

/** Whether the evidence's value says the claim's. That both are of one subject and attribute is for the caller to know. */
export function compareValues(claim: Value, evidence: Value, options: CompareOptions): Comparison {
  if (claim.kind === 'quantity' && evidence.kind === 'quantity')
    return compareAmounts(claim, evidence, options.tolerance);
  if (claim.kind === 'duration' && evidence.kind === 'duration')
    return compareAmounts(claim, evidence, options.tolerance);
  if (claim.kind === 'period' && evidence.kind === 'period') return comparePeriods(claim, evidence);
  if (claim.kind === 'clock' && evidence.kind === 'clock') return compareClocks(claim, evidence);
  if (claim.kind === 'code' && evidence.kind === 'code') return compareCodes(claim, evidence);
  if (claim.kind === 'flag' && evidence.kind === 'flag')
    return claim.yes === evidence.yes ? 'equal' : 'excluded';
  if (claim.kind === 'name' && evidence.kind === 'name')
    return claim.name === evidence.name ? 'equal' : 'incomparable';
  if (claim.kind === 'text' && evidence.kind === 'text')
    return claim.text === evidence.text ? 'equal' : 'incomparable';
  return compareMixed(claim, evidence);
}
