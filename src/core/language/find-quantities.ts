import type { Span } from '../../contract/span.ts';
import { skipNonQuantity } from './quantity-guard.ts';
import type { Quantity } from './quantity.ts';
import { boundQuantity } from './quantity-bounds.ts';
import { candidateAt, Candidate } from './quantity-candidate.ts';
import { readQuantity } from './quantity-reading.ts';

/**
 * The quantities of a text, sorted, none overlapping another or a span of `taken` (dates found elsewhere, sorted
 * by start). Dates, times, versions, identifiers, citations and enumerators are none. Time is linear.
 */
export function findQuantities(text: string, taken: readonly Span[] = []): Quantity[] {
  const found: Quantity[] = [];
  let skip = 0;
  let floor = 0;
  for (let at = 0; at < text.length; ) {
    const candidate = candidateAt(text, at);
    if (candidate === Candidate.none) {
      at++;
      continue;
    }
    while (skip < taken.length && (taken[skip]?.end ?? 0) <= at) skip++;
    const barred = taken[skip];
    if (barred !== undefined && barred.start <= at) {
      at = barred.end;
      continue;
    }
    const passed = candidate === Candidate.digit ? skipNonQuantity(text, at) : -1;
    if (passed > at) {
      at = passed;
      continue;
    }
    const draft = readQuantity(text, at, floor, candidate);
    const quantity =
      draft === null || (barred !== undefined && draft.end > barred.start)
        ? null
        : boundQuantity(text, draft);
    if (quantity !== null) found.push(quantity);
    at = quantity === null ? afterNothing(text, at, candidate) : quantity.end;
    floor = quantity === null ? floor : quantity.end;
  }
  return found;
}

const DIGITS = /[\d,]*\d/y;

/** Digits that are no quantity are passed as one, so that none of them is looked at again. */
function afterNothing(text: string, at: number, candidate: Candidate): number {
  if (candidate !== Candidate.digit) return at + 1;
  DIGITS.lastIndex = at;
  return DIGITS.test(text) ? DIGITS.lastIndex : at + 1;
}
