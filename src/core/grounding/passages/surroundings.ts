import type { Span } from '../../../contract/span.ts';
import type { Alignment } from './alignment.ts';

/** How near two words stand that belong to each other. */
const REACH = 5;

/** Share of the claim's content by weight, without the terms inside `part`, that the window holds. */
export function restHeld({ claim, content, meetings }: Alignment, part: Span): number {
  let held = 0;
  let total = 0;
  for (const index of content) {
    const item = claim[index];
    if (item === undefined || (item.term.start < part.end && part.start < item.term.end)) continue;
    total += item.weight;
    if (meetings[index] === 'window' || meetings[index] === 'kin') held += item.weight;
  }
  return total === 0 ? 0 : held / total;
}

/** The content words of the claim just before and behind a part of it, as numbers in the evidence with their synonyms. */
function neighboursOf({ claim, content }: Alignment, part: Span): (readonly number[])[] {
  const around = content.flatMap((index) => {
    const item = claim[index];
    return item === undefined || (item.term.start < part.end && part.start < item.term.end) ? [] : [item];
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
