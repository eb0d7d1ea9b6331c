import { sidesAgainst } from '../../language/korean-kinship.ts';
import type { KoreanTerm } from '../../language/korean-term.ts';
import type { Signals } from '../held.ts';
import type { KoreanHold } from './korean-hold.ts';
import type { Link } from './korean-alignment.ts';

/** From here on two words are taken for one whose denial can be compared. */
const SAME = 0.6;
const EXISTENCE = /^[있없안]/u;

/** Where the claim denies what the window affirms, or the other way round, and where it says the opposite word. */
export function koreanPolaritySignals(hold: KoreanHold): Signals {
  const { claim, window, links, relevance } = hold;
  const [inClaim, inWindow] = [denies(claim), denies(window)];
  const opposites = oppositesIn(hold);
  const last = links.at(-1);
  return {
    denial_differs: Math.min(2, links.filter((link) => isDeniedOtherwise(link, window)).length) * relevance,
    tail_denial_differs: (last !== undefined && isDeniedOtherwise(last, window) ? 1 : 0) * relevance,
    denied_in_claim: (inClaim && !inWindow ? 1 : 0) * relevance,
    denied_in_window: (inWindow && !inClaim ? 1 : 0) * relevance,
    denied_in_both: (inWindow && inClaim ? 1 : 0) * relevance,
    opposite: Math.min(2, opposites.said) * relevance,
    opposite_denied: Math.min(2, opposites.denied) * relevance,
    possible_in_claim: (isPossible(claim) && !isPossible(window) ? 1 : 0) * relevance,
  };
}

function denies(terms: readonly KoreanTerm[]): boolean {
  return terms.some(({ negative }) => negative);
}

function isPossible(terms: readonly KoreanTerm[]): boolean {
  return terms.some(({ possible }) => possible);
}

/** True where the word stands in the window, but never with the same denial. */
export function isDeniedOtherwise({ term, place, share }: Link, window: readonly KoreanTerm[]): boolean {
  const met = window[place];
  if (met === undefined || share < SAME) return false;
  return window.every(({ stem, negative }) => stem !== met.stem || negative !== term.negative);
}

interface Opposites {
  said: number;
  denied: number;
}

/** Words of the claim whose opposite stands in the window: said outright, or with one of the two denied. */
function oppositesIn({ claim, window, links }: KoreanHold): Opposites {
  const found = { said: 0, denied: 0 };
  const met = new Map(links.map((link) => [link.at, link]));
  claim.forEach((term, at) => {
    if (term.sides.length === 0 || (term.kind === 'function' && EXISTENCE.test(term.surface))) return;
    const link = met.get(at);
    if (link?.by === 'stem' && !isDeniedOtherwise(link, window)) return;
    const against = oppositesOf(term, window);
    if (against.length === 0) return;
    if (against.some(({ negative }) => negative !== term.negative)) found.denied++;
    else found.said++;
  });
  return found;
}

/** The words of a window that exclude a word. */
export function oppositesOf({ sides }: KoreanTerm, window: readonly KoreanTerm[]): readonly KoreanTerm[] {
  const against = sides.flatMap(sidesAgainst);
  return against.length === 0
    ? []
    : window.filter((other) => other.sides.some((side) => against.includes(side)));
}
