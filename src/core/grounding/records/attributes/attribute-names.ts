import type { AttributeClaim } from './attribute-claim.ts';
import { rangeOf } from './attribute-claim.ts';
import type { Found } from './attribute-ruling.ts';
import { isKnown, isKnownKorean } from './attribute-strange.ts';
import type { EvidenceWords } from './attribute-words.ts';

const CALENDAR =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day|^(?:january|february|march|april|may|june|july|august|september|october|november|december)$|^(?:json|am|pm|usa?|i|utc|gmt|kst|cet|est|pst)$/i;
const STREET =
  /^(?:street|st|avenue|ave|road|rd|boulevard|blvd|suite|ste|drive|dr|lane|ln|north|south|east|west|highway|hwy|floor|unit)$/i;

/** GR38: names that stand nowhere in the evidence. A name that a short value abbreviates (CA) is no strange one. */
export function checkNames(claim: AttributeClaim, words: EvidenceWords, taken: ReadonlySet<number>): Found[] {
  if (claim.reported) return [];
  return claim.terms.flatMap((term, at) => {
    if (term.kind !== 'name' || taken.has(at) || isKnown(term.stem, words)) return [];
    if (/[가-힣]/.test(claim.text) && isKnownKorean(claim, at, words)) return [];
    if (isCommonName(term.surface) || words.short.some((short) => abbreviates(short, term.surface)))
      return [];
    const place = rangeOf(claim, at, at);
    return [{ rule: 'GR38', outcome: 'not_found', place, reading: term.surface, path: '', value: undefined }];
  });
}

function isCommonName(surface: string): boolean {
  return surface.length < 3 || CALENDAR.test(surface) || STREET.test(surface) || /[a-z][A-Z]/.test(surface);
}

/** The letters of a short value stand in the name, in order, from its first letter on. */
function abbreviates(short: string, name: string): boolean {
  const letters = short.toLowerCase();
  const whole = name.toLowerCase();
  if (letters.charAt(0) !== whole.charAt(0)) return false;
  let at = 0;
  for (const letter of whole) if (letter === letters.charAt(at)) at += 1;
  return at >= letters.length;
}
