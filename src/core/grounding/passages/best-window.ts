import type { ClaimTerm } from './claim-terms.ts';
import type { Passages } from './passages.ts';

/** Neighbouring sentences of one passage, `[from, to)`. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

const LONGEST = 3;
/** A longer window must hold so much more of the claim for each further sentence. */
const PRICE = 0.06;

/** The one to three neighbouring sentences that hold most of the claim by weight; null where none holds any of it. */
export function bestWindow(passages: Passages, claim: readonly ClaimTerm[]): Window | null {
  const masks = sentencesWith(passages, claim);
  const total = claim.reduce((sum, { weight }) => sum + weight, 0);
  let best: Window | null = null;
  let bestScore = 0;
  for (const from of masks.keys())
    for (let first = Math.max(0, from - LONGEST + 1); first <= from; first++)
      for (let to = from + 1; to <= first + LONGEST; to++) {
        if (!isOnePassage(passages, first, to)) continue;
        const score = held(masks, claim, first, to) / total - PRICE * (to - first);
        if (best !== null && score <= bestScore) continue;
        best = { from: first, to };
        bestScore = score;
      }
  return best;
}

function isOnePassage(passages: Passages, from: number, to: number): boolean {
  const last = passages.sentences[to - 1];
  return last !== undefined && passages.sentences[from]?.passage === last.passage;
}

function sentencesWith(passages: Passages, claim: readonly ClaimTerm[]): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  for (const { word, weight } of claim) {
    if (word < 0 || weight === 0) continue;
    for (let at = passages.from[word] ?? 0; at < (passages.from[word + 1] ?? 0); at++) {
      const sentence = passages.sentenceOf[passages.places[at] ?? 0] ?? 0;
      const words = found.get(sentence);
      if (words === undefined) found.set(sentence, new Set([word]));
      else words.add(word);
    }
  }
  return found;
}

function held(
  masks: ReadonlyMap<number, ReadonlySet<number>>,
  claim: readonly ClaimTerm[],
  from: number,
  to: number,
): number {
  let sum = 0;
  for (const { word, weight } of claim) {
    if (word < 0 || weight === 0) continue;
    for (let sentence = from; sentence < to; sentence++)
      if (masks.get(sentence)?.has(word) === true) {
        sum += weight;
        break;
      }
  }
  return sum;
}
