import type { Span } from '../../../contract/span.ts';
import type { Alignment } from './alignment.ts';
import type { ClaimTerm } from './claim-terms.ts';

/** How near two words stand that belong to each other. */
const REACH = 5;

/** How many content words to each side of a part decide whether the window speaks of the same. */
const AROUND = 6;

/** Share, by weight, of the content around a part of the claim, without the part itself, that the window holds. */
export function restHeld({ claim, content, meetings }: Alignment, part: Span): number {
  let held = 0;
  let total = 0;
  for (const index of around(claim, content, part, AROUND)) {
    const weight = claim[index]?.weight ?? 0;
    total += weight;
    if (meetings[index] === 'window' || meetings[index] === 'kin') held += weight;
  }
  return total === 0 ? 0 : held / total;
}

/** The last few content words before a part of the claim and the first few behind it: found by halving, not by reading all. */
function around(
  claim: readonly ClaimTerm[],
  content: readonly number[],
  { start, end }: Span,
  few: number,
): number[] {
  const before = firstFrom(content, (index) => (claim[index]?.term.end ?? 0) > start);
  const behind = firstFrom(content, (index) => (claim[index]?.term.start ?? 0) >= end);
  return [
    ...content.slice(Math.max(0, before - few), before),
    ...content.slice(Math.max(behind, before), Math.max(behind, before) + few),
  ];
}

/** The first place from which on the words lie so far on in the claim. */
function firstFrom(content: readonly number[], isFarEnough: (index: number) => boolean): number {
  let [low, high] = [0, content.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isFarEnough(content[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The content words of the claim just before and behind a part of it, as numbers in the evidence with their synonyms. */
function neighboursOf({ claim, content }: Alignment, part: Span): (readonly number[])[] {
  return around(claim, content, part, 2).flatMap((index) => {
    const item = claim[index];
    return item === undefined ? [] : [[item.word, ...item.kin]];
  });
}

/** How many of the neighbours of a part of the claim stand near a place (index of the window's terms) too. */
export function sharedNeighbours(alignment: Alignment, part: Span, place: number): number {
  const { windowWords } = alignment;
  const near = new Set(windowWords.subarray(Math.max(0, place - REACH), place + REACH + 1));
  return neighboursOf(alignment, part).filter((words) => words.some((word) => near.has(word))).length;
}

/** Index of the first term of the window that lies in a range of the window's text. */
export function termIn({ windowTerms }: Alignment, range: Span, offset: number): number {
  return windowTerms.findIndex(({ start, end }) => start - offset < range.end && range.start < end - offset);
}
