import type { ClaimTerm } from './claim-terms.ts';
import type { Passages } from './passages.ts';

/** Neighbouring sentences of one passage, `[from, to)`. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

const LONGEST = 3;
const CANDIDATES = 6;
/** A longer window must hold so much more of the claim for each further sentence. */
const PRICE = 0.06;
/** How much a synonym counts beside the word itself. */
const KIN = 0.6;

/** How well sentences near the best ones hold each term of the claim: 0, `KIN` or 1. */
interface Levels {
  /** The row of each sentence; -1 for those that are not near. */
  readonly rowOf: Int32Array;
  /** Row after row a level for each term of the claim. */
  readonly levels: Float64Array;
}

/** The one to three neighbouring sentences that hold most of the claim by weight; null where none holds any of it. */
export function bestWindow(passages: Passages, claim: readonly ClaimTerm[]): Window | null {
  const candidates = topSentences(sentenceScores(passages, claim));
  if (candidates.length === 0) return null;
  const levels = levelsAround(passages, claim, candidates);
  const weights = Float64Array.from(claim, ({ weight }) => weight);
  const price = PRICE * weights.reduce((sum, weight) => sum + weight, 0);
  let best: Window | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const window of windowsAround(passages, candidates)) {
    const score = heldBy(levels, weights, window) - price * (window.to - window.from);
    if (score <= bestScore) continue;
    best = window;
    bestScore = score;
  }
  return best;
}

/** The weight of the claim's own words that each sentence holds. */
export function sentenceScores(passages: Passages, claim: readonly ClaimTerm[]): Float64Array {
  const { from, places, sentenceOf } = passages;
  const scores = new Float64Array(passages.sentences.length);
  const last = new Int32Array(passages.sentences.length).fill(-1);
  claim.forEach(({ word, weight }, index) => {
    if (word < 0 || weight === 0) return;
    const end = from[word + 1] ?? 0;
    for (let at = from[word] ?? 0; at < end; at++) {
      const sentence = sentenceOf[places[at] ?? 0] ?? 0;
      if (last[sentence] === index) continue;
      last[sentence] = index;
      scores[sentence] = (scores[sentence] ?? 0) + weight;
    }
  });
  return scores;
}

/** The sentences with the highest scores above 0, the first of equals first. */
export function topSentences(scores: Float64Array, most = CANDIDATES): number[] {
  const top: number[] = [];
  for (let sentence = 0; sentence < scores.length; sentence++) {
    const score = scores[sentence] ?? 0;
    if (score <= 0 || (top.length === most && score <= (scores[top.at(-1) ?? 0] ?? 0))) continue;
    let place = top.length;
    while (place > 0 && (scores[top[place - 1] ?? 0] ?? 0) < score) place--;
    top.splice(place, 0, sentence);
    if (top.length > most) top.pop();
  }
  return top;
}

/** The windows with one of these sentences, each once. */
function windowsAround({ sentences }: Passages, candidates: readonly number[]): Window[] {
  const windows: Window[] = [];
  const seen = new Set<number>();
  for (const sentence of candidates)
    for (let size = 1; size <= LONGEST; size++)
      for (let from = Math.max(0, sentence - size + 1); from <= sentence; from++) {
        const last = sentences[from + size - 1];
        const key = from * (LONGEST + 1) + size;
        if (last === undefined || last.passage !== sentences[from]?.passage || seen.has(key)) continue;
        seen.add(key);
        windows.push({ from, to: from + size });
      }
  return windows;
}

function levelsAround(
  passages: Passages,
  claim: readonly ClaimTerm[],
  candidates: readonly number[],
): Levels {
  const { from, places, sentenceOf } = passages;
  const rowOf = new Int32Array(passages.sentences.length).fill(-1);
  let rows = 0;
  for (const sentence of candidates) {
    const end = Math.min(rowOf.length, sentence + LONGEST);
    for (let near = Math.max(0, sentence - LONGEST + 1); near < end; near++)
      if (rowOf[near] === -1) rowOf[near] = rows++;
  }
  const levels = new Float64Array(rows * claim.length);
  const mark = (word: number, index: number, level: number): void => {
    const end = from[word + 1] ?? 0;
    for (let at = from[word] ?? 0; at < end; at++) {
      const row = rowOf[sentenceOf[places[at] ?? 0] ?? 0] ?? -1;
      if (row >= 0) levels[row * claim.length + index] = level;
    }
  };
  claim.forEach(({ word, kin, weight }, index) => {
    if (weight === 0) return;
    for (const other of kin) mark(other, index, KIN);
    if (word >= 0) mark(word, index, 1);
  });
  return { rowOf, levels };
}

function heldBy({ rowOf, levels }: Levels, weights: Float64Array, { from, to }: Window): number {
  const width = weights.length;
  let sum = 0;
  for (let index = 0; index < width; index++) {
    let best = 0;
    for (let sentence = from; sentence < to; sentence++) {
      const level = levels[(rowOf[sentence] ?? 0) * width + index] ?? 0;
      if (level > best) best = level;
    }
    sum += best * (weights[index] ?? 0);
  }
  return sum;
}
