import type { Passage } from './passage.ts';

const MOST_POINTS = 5;
const MOST_SUMMARY = 2;
/** A passage with more words gains nothing by them. */
const LONG = 12;
const OF_LENGTH = 0.5;

function stemsOf({ words }: Passage): ReadonlySet<string> {
  return new Set(words.map(({ stems, surface }) => stems[0] ?? surface));
}

/** In how many passages each word stands. */
function spread(passages: readonly Passage[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const passage of passages)
    for (const stem of stemsOf(passage)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** How much a passage speaks of what the others speak of too. */
function centrality(passage: Passage, counts: ReadonlyMap<string, number>, all: number): number {
  const shared = [...stemsOf(passage)].reduce((sum, stem) => sum + (counts.get(stem) ?? 1) - 1, 0);
  return shared / Math.max(1, all - 1) + (OF_LENGTH * Math.min(passage.words.length, LONG)) / LONG;
}

/** EX6: a text in quotations of itself, as the JSON that the task asks for. */
export function summarise(passages: readonly Passage[]): string {
  const plain = passages.filter(({ leads }) => !leads);
  const counts = spread(plain);
  const ranked = plain
    .map((passage) => ({ passage, rank: centrality(passage, counts, plain.length) }))
    .toSorted((a, b) => b.rank - a.rank || a.passage.at - b.passage.at)
    .map(({ passage }) => passage);
  const inOrder = (some: readonly Passage[]): string[] =>
    some.toSorted((a, b) => a.at - b.at).map(({ quote }) => quote);
  return JSON.stringify({
    summary: inOrder(ranked.slice(0, MOST_SUMMARY)).join(' '),
    key_points: inOrder(ranked.slice(0, MOST_POINTS)),
  });
}
