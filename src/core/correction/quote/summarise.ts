import { meeting } from './meeting.ts';
import type { Passage } from './passages.ts';

const MOST_POINTS = 5;
const MOST_SUMMARY = 2;

/** How much of what all passages speak of a passage holds. */
function centrality(passage: Passage, passages: readonly Passage[]): number {
  if (passage.words.length === 0) return 0;
  const shared = passages.filter(
    (other) => other !== passage && passage.words.some((word) => meeting(word, other.words) === 1),
  );
  return shared.length / Math.max(1, passages.length - 1) + Math.min(passage.words.length, 12) / 24;
}

/** EX6: a text in quotations of itself, as the JSON that the task asks for. */
export function summarise(passages: readonly Passage[]): string {
  const plain = passages.filter(({ leads, text }) => !leads && text.length > 0);
  const ranked = plain
    .map((passage) => ({ passage, rank: centrality(passage, plain) }))
    .toSorted((a, b) => b.rank - a.rank || a.passage.at - b.passage.at)
    .map(({ passage }) => passage);
  const inOrder = (some: readonly Passage[]): string[] =>
    some.toSorted((a, b) => a.at - b.at).map(({ text }) => text);
  return JSON.stringify({
    summary: inOrder(ranked.slice(0, MOST_SUMMARY)).join(' '),
    key_points: inOrder(ranked.slice(0, MOST_POINTS)),
  });
}
