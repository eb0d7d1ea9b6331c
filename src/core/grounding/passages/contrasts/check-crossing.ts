import type { Span } from '../../../../contract/span.ts';
import { exclusiveClass } from '../../../language/exclusive-english.ts';
import { isEverydayWord } from '../../../language/everyday-english.ts';
import { englishOpposites } from '../../../language/opposites-english.ts';
import type { Term } from '../../../language/term.ts';
import type { ClaimTerm } from '../claim-terms.ts';
import type { CheckedText } from '../difference.ts';
import { type Beside, isNameLike, meetsAt, placesIn, saidIn } from './beside.ts';
import { isDeed } from './deed.ts';
import { matchesOf } from '../../../language/matches-of.ts';

const PARTING = /;|,? \b(?:and|but|while|whereas)\b|,/giu;
const ORDER = /^(?:first|second|third|fourth|last|former|latter|other)$/iu;
const AGREED = 0.9;
const MOST = 6;

/**
 * GR26: what the sentence says of two side by side, where the clause joins the one with what is said of the other: `the
 * judge dismissed the first claim and upheld the second`, and he upheld the first.
 */
export function checkCrossing(beside: Beside): CheckedText[] {
  if (beside.held.best.share < AGREED) return [];
  const parts = partsOf(beside.there);
  if (parts.length < 2 || parts.length > MOST) return [];
  for (const [at, part] of parts.entries()) {
    const next = parts[at + 1];
    if (next === undefined) continue;
    const crossed = crossedIn(beside, placesIn(beside, part), placesIn(beside, next));
    if (crossed !== null) return [differing(...crossed)];
  }
  return [];
}

function partsOf(text: string): Span[] {
  const cuts = [0, ...matchesOf(text, PARTING).map(({ index }) => index), text.length];
  return cuts.slice(1).map((end, at) => ({ start: cuts[at] ?? 0, end }));
}

/** A word of the one part and one of the other, where each part has the counterpart of the other's word instead. */
function crossedIn(
  beside: Beside,
  first: readonly number[],
  second: readonly number[],
): readonly [ClaimTerm, Term] | null {
  const claim = saidIn(beside);
  const isIn = (item: ClaimTerm, places: readonly number[]): boolean =>
    places.some((place) => meetsAt(beside, item, place));
  const unsaid = (places: readonly number[]): Term[] =>
    places.flatMap((place) => {
      const term = beside.terms[place];
      return term === undefined || claim.some((item) => meetsAt(beside, item, place)) ? [] : [term];
    });
  const own = claim.filter((item) => isIn(item, first) && !isIn(item, second));
  const others = claim.filter((item) => isIn(item, second) && !isIn(item, first));
  const [left, right] = [unsaid(first), unsaid(second)];
  for (const x of own)
    for (const y of others) {
      const forX = right.find((term) => isCounterpart(x.term, term));
      const forY = left.find((term) => isCounterpart(y.term, term));
      if (forX === undefined || forY === undefined) continue;
      if (isFirm(y.term, forY)) return [y, forY];
      if (isFirm(x.term, forX)) return [x, forX];
    }
  return null;
}

function isCounterpart(one: Term, other: Term): boolean {
  return isFirm(one, other) || (isVerb(one) && isVerb(other));
}

function isVerb({ surface, kind }: Term): boolean {
  return kind === 'word' && (isDeed(surface) || /[^s]s$/u.test(surface));
}

/** Two of one class, two names, two places in an order, opposites. */
function isFirm(one: Term, other: Term): boolean {
  if (ORDER.test(one.surface) && ORDER.test(other.surface)) return true;
  const known = exclusiveClass(one.surface);
  if (known !== null) return known === exclusiveClass(other.surface);
  if (englishOpposites(one.stem).has(other.stem)) return true;
  return isNameLike(one) && isNameLike(other) && !isEverydayWord(one.stem);
}

function differing({ term }: ClaimTerm, actual: Term): CheckedText {
  const { start, end, surface } = term;
  const code = isNameLike(term) ? 'ENTITY_MISMATCH' : 'TERM_MISMATCH';
  return {
    rule: 'GR26',
    outcome: 'contradicted',
    place: { start, end },
    reading: surface,
    actual: actual.surface,
    code,
  };
}
