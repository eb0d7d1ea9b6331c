import type { Signals } from '../held.ts';
import type { Alignment } from './alignment.ts';
import type { ClaimTerm } from './claim-terms.ts';
import type { Passages } from './passages.ts';

/** Terms apart at which two neighbours of a claim still stand together in the evidence, by how far apart they are in the claim. */
const NEAR = 6;
const NEXT_BUT_ONE = 8;

type Places = readonly number[] | Int32Array;

/** Where the term or a synonym of it stands in the evidence, ascending. */
export function placesOf(passages: Passages, { word, kin }: ClaimTerm): Places {
  const own = word < 0 ? [] : placesOfWord(passages, word);
  if (kin.length === 0) return own;
  return [...own, ...kin.flatMap((other) => [...placesOfWord(passages, other)])].sort((a, b) => a - b);
}

function placesOfWord({ from, places }: Passages, word: number): Int32Array {
  return places.subarray(from[word], from[word + 1]);
}

/** Whether two ascending lists hold places of one passage at most `distance` apart. */
function areNear({ sentences, sentenceOf }: Passages, one: Places, other: Places, distance: number): boolean {
  let low = 0;
  for (const place of one) {
    while (low < other.length && (other[low] ?? 0) < place - distance) low++;
    const found = other[low];
    if (found === undefined) return false;
    if (found > place + distance) continue;
    if (sentences[sentenceOf[found] ?? 0]?.passage === sentences[sentenceOf[place] ?? 0]?.passage)
      return true;
  }
  return false;
}

/** GR24 `misfit`: 1 where a word stands in the evidence, but never near those that it stands near in the claim. */
export function neighbourSignals({ passages, claim, content }: Alignment): Signals {
  const terms = content.map((index) => claim[index]).filter((term) => term !== undefined);
  const places = terms.map((term) => placesOf(passages, term));
  const together = (one: number, other: number, distance: number): boolean =>
    areNear(passages, places[one] ?? [], places[other] ?? [], distance);
  const known = (at: number): boolean => (places[at]?.length ?? 0) > 0;
  const misfit = terms.some((_, at) => {
    if (!known(at) || !(known(at - 1) || known(at + 1))) return false;
    const fits = (by: number, distance: number): boolean => known(at + by) && together(at, at + by, distance);
    return !(fits(-1, NEAR) || fits(1, NEAR) || fits(-2, NEXT_BUT_ONE) || fits(2, NEXT_BUT_ONE));
  });
  return { misfit: misfit ? 1 : 0 };
}
