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
type Levels = ReadonlyMap<number, Float64Array>;

/** The one to three neighbouring sentences that hold most of the claim by weight; null where none holds any of it. */
export function bestWindow(passages: Passages, claim: readonly ClaimTerm[]): Window | null {
  const candidates = topSentences(sentenceScores(passages, claim));
  const levels = levelsAround(passages, claim, candidates);
  const total = claim.reduce((sum, { weight }) => sum + weight, 0);
  let best: Window | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const window of windowsAround(passages, candidates)) {
    const score = heldBy(levels, claim, window) - PRICE * total * (window.to - window.from);
    if (score <= bestScore) continue;
    best = window;
    bestScore = score;
  }
  return best;
}

/** The weight of the claim's own words that each sentence holds. */
export function sentenceScores(passages: Passages, claim: readonly ClaimTerm[]): Float64Array {
  const scores = new Float64Array(passages.sentences.length);
  const last = new Int32Array(passages.sentences.length).fill(-1);
  claim.forEach(({ word, weight }, index) => {
    if (word < 0 || weight === 0) return;
    const end = passages.from[word + 1] ?? 0;
    for (let at = passages.from[word] ?? 0; at < end; at++) {
      const sentence = passages.sentenceOf[passages.places[at] ?? 0] ?? 0;
      if (last[sentence] === index) continue;
      last[sentence] = index;
      scores[sentence] = (scores[sentence] ?? 0) + weight;
    }
  });
  return scores;
}

/** The sentences with the highest scores above 0, the first of equals first. */
export function topSentences(scores: Float64Array): number[] {
  const top: number[] = [];
  for (let sentence = 0; sentence < scores.length; sentence++) {
    const score = scores[sentence] ?? 0;
    if (score <= 0 || (top.length === CANDIDATES && score <= (scores[top.at(-1) ?? 0] ?? 0))) continue;
    let place = top.length;
    while (place > 0 && (scores[top[place - 1] ?? 0] ?? 0) < score) place--;
    top.splice(place, 0, sentence);
    if (top.length > CANDIDATES) top.pop();
  }
  return top;
}

function* windowsAround({ sentences }: Passages, candidates: readonly number[]): Generator<Window> {
  for (const sentence of candidates)
    for (let size = 1; size <= LONGEST; size++)
      for (let from = Math.max(0, sentence - size + 1); from <= sentence; from++) {
        const last = sentences[from + size - 1];
        if (last !== undefined && last.passage === sentences[from]?.passage) yield { from, to: from + size };
      }
}

function levelsAround(
  passages: Passages,
  claim: readonly ClaimTerm[],
  candidates: readonly number[],
): Levels {
  const levels = new Map<number, Float64Array>();
  for (const sentence of candidates)
    for (let near = sentence - LONGEST + 1; near < sentence + LONGEST; near++)
      if (!levels.has(near)) levels.set(near, new Float64Array(claim.length));
  claim.forEach(({ word, kin, weight }, index) => {
    if (weight === 0) return;
    for (const other of kin) mark(passages, levels, other, index, KIN);
    if (word >= 0) mark(passages, levels, word, index, 1);
  });
  return levels;
}

function mark(passages: Passages, levels: Levels, word: number, index: number, level: number): void {
  const end = passages.from[word + 1] ?? 0;
  for (let at = passages.from[word] ?? 0; at < end; at++) {
    const held = levels.get(passages.sentenceOf[passages.places[at] ?? 0] ?? 0);
    if (held !== undefined) held[index] = level;
  }
}

function heldBy(levels: Levels, claim: readonly ClaimTerm[], { from, to }: Window): number {
  let sum = 0;
  claim.forEach(({ weight }, index) => {
    if (weight === 0) return;
    let best = 0;
    for (let sentence = from; sentence < to; sentence++)
      best = Math.max(best, levels.get(sentence)?.[index] ?? 0);
    sum += best * weight;
  });
  return sum;
}
