import { sidesAgainst } from '../../language/korean-kinship.ts';
import type { KoreanTerm } from '../../language/korean-term.ts';
import type { Term } from '../../language/term.ts';
import type { Signals } from '../held.ts';
import type { Alignment } from './alignment.ts';
import { isOtherPeriod, isSameKind, isSamePeriod, isSameQuantity } from './same-figure.ts';
import { figuresIn } from './text-reading.ts';

/** Below this coverage a window speaks of other things, and what differs tells nothing. */
const IRRELEVANT = 0.2;
const EXISTENCE = /^[있없안]/u;

function koreanIn(terms: readonly Term[]): KoreanTerm[] {
  return terms.filter((term): term is KoreanTerm => 'sides' in term && term.kind !== 'function');
}

/** True where the word stands in the window, and never with the same denial. */
function isDeniedOtherwise({ stem, negative }: KoreanTerm, window: readonly KoreanTerm[]): boolean {
  const same = window.filter((other) => other.stem === stem);
  return same.length > 0 && same.every((other) => other.negative !== negative);
}

/** Words of the window that exclude a word which does not stand there itself. */
function oppositesOf({ stem, surface, sides }: KoreanTerm, window: readonly KoreanTerm[]): KoreanTerm[] {
  if (EXISTENCE.test(surface) || window.some((other) => other.stem === stem)) return [];
  const against = sides.flatMap(sidesAgainst);
  return window.filter((other) => other.sides.some((side) => against.includes(side)));
}

/** How many figures of the claim the window lacks: where another one of their kind stands there, and where none does. */
function lackingIn({ passages, text, windowText }: Alignment): { other: number; missing: number } {
  const [said, there] = [figuresIn(passages, text), figuresIn(passages, windowText)];
  const periods = said.periods.filter((one) => !there.periods.some((two) => isSamePeriod(one, two)));
  const amounts = said.quantities.filter((one) => !there.quantities.some((two) => isSameQuantity(one, two)));
  const others = [
    ...periods.filter((one) => there.periods.some((two) => isOtherPeriod(one, two))),
    ...amounts.filter((one) => there.quantities.some((two) => isSameKind(one, two))),
  ];
  return { other: others.length, missing: periods.length + amounts.length - others.length };
}

/**
 * KO6: what a Korean claim says otherwise than its window, as far as the window speaks of the same things: a denial, an
 * opposite, a figure, and how the two compare in length.
 */
export function koreanSignals(alignment: Alignment, coverage: number): Signals {
  const claim = koreanIn(alignment.claim.map(({ term }) => term));
  const window = koreanIn(alignment.windowTerms);
  const relevance = Math.max(0, coverage - IRRELEVANT);
  const denies = (terms: readonly KoreanTerm[]): boolean => terms.some(({ negative }) => negative);
  const [inClaim, inWindow] = [denies(claim), denies(window)];
  const denied = claim.filter((term) => isDeniedOtherwise(term, window)).length;
  const opposites = claim.flatMap((term) =>
    oppositesOf(term, window).map(({ negative }) => negative === term.negative),
  );
  const { other, missing } = lackingIn(alignment);
  const of = (isSo: boolean): number => (isSo ? relevance : 0);
  return {
    denial_differs: Math.min(2, denied) * relevance,
    denied_in_claim: of(inClaim && !inWindow),
    denied_in_window: of(inWindow && !inClaim),
    denied_in_both: of(inWindow && inClaim),
    opposite: of(opposites.includes(true)),
    opposite_denied: of(opposites.includes(false)),
    number_other: of(other > 0),
    number_missing: of(missing > 0),
    claim_length: Math.log(claim.length + 1) * relevance,
    window_length: Math.log(window.length + 1),
    length: Math.log((claim.length + 1) / (window.length + 1)) * relevance,
  };
}
