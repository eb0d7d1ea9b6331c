import { sidesAgainst } from '../../language/korean-kinship.ts';
import type { KoreanTerm } from '../../language/korean-term.ts';
import type { Signals } from '../held.ts';
import type { KoreanHold } from './korean-hold.ts';
import type { Link } from './korean-alignment.ts';
import { wordsIn } from './korean-reading.ts';

/** From here on two words are taken for one whose denial can be compared. */
const SAME = 0.6;
const EXISTENCE = /^[있없안]/u;

/** Where the claim denies what the window affirms, or the other way round, and where it says the opposite word. */
export function koreanPolaritySignals(hold: KoreanHold): Signals {
  const { claim, focus, links, relevance } = hold;
  const [inClaim, inWindow] = [denies(claim), denies(focus)];
  const opposites = oppositesIn(hold);
  return {
    denial_differs: Math.min(2, links.filter((link) => isDeniedOtherwise(link, hold)).length) * relevance,
    denied_in_claim: (inClaim && !inWindow ? 1 : 0) * relevance,
    denied_in_window: (inWindow && !inClaim ? 1 : 0) * relevance,
    denied_in_both: (inWindow && inClaim ? 1 : 0) * relevance,
    opposite: Math.min(2, opposites.said) * relevance,
    opposite_denied: Math.min(2, opposites.denied) * relevance,
  };
}

function denies(terms: readonly KoreanTerm[]): boolean {
  return terms.some(({ negative }) => negative);
}

/** True where the word stands in the clause that the claim speaks of, but never with the same denial. */
function isDeniedOtherwise(
  { term, place, share, turned }: Link,
  { window, there, isFocus }: Pick<KoreanHold, 'window' | 'there' | 'isFocus'>,
): boolean {
  const met = window[place];
  if (met === undefined || share < SAME || !isFocus(place)) return false;
  const denied = term.negative !== turned;
  const places = wordsIn(there).byStem.get(met.stem) ?? [];
  return places.every((other) => {
    const same = window[other];
    return same?.stem !== met.stem || same.negative !== denied || !isFocus(other);
  });
}

interface Opposites {
  said: number;
  denied: number;
}

/** Words of the claim whose opposite stands in the window: said outright, or with one of the two denied. */
function oppositesIn(hold: KoreanHold): Opposites {
  const { claim, links } = hold;
  const found = { said: 0, denied: 0 };
  const met = new Map(links.map((link) => [link.at, link]));
  claim.forEach((term, at) => {
    if (term.sides.length === 0 || (term.kind === 'function' && EXISTENCE.test(term.surface))) return;
    const link = met.get(at);
    if (isSaidThere(link, hold)) return;
    const against = oppositesOf(term, hold);
    if (against.length === 0) return;
    if (against.some(({ negative }) => negative !== term.negative)) found.denied++;
    else found.said++;
  });
  return found;
}

/** True where the clause has the very word, with the same denial. */
function isSaidThere(
  link: Link | undefined,
  hold: Pick<KoreanHold, 'window' | 'there' | 'isFocus'>,
): boolean {
  if (link?.by !== 'stem') return false;
  return hold.window[link.place] !== undefined && hold.isFocus(link.place) && !isDeniedOtherwise(link, hold);
}

/** The words of the clause that exclude a word; a noun and one of a set of alternatives only where the window has not the word itself. */
function oppositesOf(
  { stem, sides, use }: KoreanTerm,
  { window, there, isFocus }: Pick<KoreanHold, 'window' | 'there' | 'isFocus'>,
): readonly KoreanTerm[] {
  if (sides.length === 0) return [];
  const { byStem, bySide } = wordsIn(there);
  const isThere = (byStem.get(stem) ?? []).some((place) => window[place]?.stem === stem);
  const against = sides
    .map(sidesAgainst)
    .flatMap((others) => (isThere && (use === null || others.length > 1) ? [] : others));
  const places = new Set(against.flatMap((side) => bySide.get(side) ?? []));
  return [...places].sort((a, b) => a - b).flatMap((place) => (isFocus(place) ? (window[place] ?? []) : []));
}
