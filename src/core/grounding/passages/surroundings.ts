import type { Span } from '../../../contract/span.ts';
import type { Alignment } from './alignment.ts';
import type { ClaimTerm } from './claim-terms.ts';

/** How near two words stand that belong to each other. */
const REACH = 5;

/** How many content words to each side of a part decide whether the window speaks of the same. */
const AROUND = 6;

/** Share, by weight, of the content around a part of the claim, without the part itself, that the window holds. */
export function restHeld({ claim, content, meetings }: Alignment, part: Span): number {
  const others = content.filter((index) => !overlaps(claim[index], part));
  const before = others.filter((index) => (claim[index]?.term.end ?? 0) <= part.start).slice(-AROUND);
  const behind = others.filter((index) => (claim[index]?.term.start ?? 0) >= part.end).slice(0, AROUND);
  let held = 0;
  let total = 0;
  for (const index of [...before, ...behind]) {
    const weight = claim[index]?.weight ?? 0;
    total += weight;
    if (meetings[index] === 'window' || meetings[index] === 'kin') held += weight;
  }
  return total === 0 ? 0 : held / total;
}

function overlaps(item: ClaimTerm | undefined, part: Span): boolean {
  return item !== undefined && item.term.start < part.end && part.start < item.term.end;
}

/** The content words of the claim just before and behind a part of it, as numbers in the evidence with their synonyms. */
function neighboursOf({ claim, content }: Alignment, part: Span): (readonly number[])[] {
  const around = content.flatMap((index) => {
    const item = claim[index];
    return item === undefined || overlaps(item, part) ? [] : [item];
  });
  const before = around.filter(({ term }) => term.end <= part.start).slice(-2);
  const behind = around.filter(({ term }) => term.start >= part.end).slice(0, 2);
  return [...before, ...behind].map(({ word, kin }) => [word, ...kin]);
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
