import type { ClaimTerm } from './claim-terms.ts';
import type { Passages } from './passages.ts';

/** A clause of a claim beside a sentence of the evidence, word by word. */
export interface ClauseLinks {
  /** Number of the sentence. */
  readonly sentence: number;
  /** First term of the sentence among all terms; places in `order` and `moved` count from it. */
  readonly first: number;
  readonly length: number;
  /** For each term of the clause the place that it has in the common order; -1 where it has none. */
  readonly order: readonly number[];
  /** For a content word without a place in the common order: one out of order; -1 where there is none. */
  readonly moved: readonly number[];
  /** Share of the clause's content by weight that the sentence holds. */
  readonly share: number;
}

const KIN = 0.7;
const FUNCTION = 0.12;
const LONGEST = 90;

/** The heaviest common order of a clause and a sentence, and what else they share. */
export function linkClause(passages: Passages, clause: readonly ClaimTerm[], sentence: number): ClauseLinks {
  const range = passages.sentences[sentence];
  const first = range?.first ?? 0;
  const words = passages.words.subarray(first, Math.min(range?.last ?? first, first + LONGEST));
  const met = metIn(clause, words);
  const order = commonOrder(met, words);
  const moved = movedPlaces(met, words, order);
  const total = clause.reduce((sum, { weight }) => sum + weight, 0);
  let held = 0;
  clause.forEach(({ weight }, at) => {
    if ((order[at] ?? -1) >= 0 || (moved[at] ?? -1) >= 0) held += weight;
  });
  return { sentence, first, length: words.length, order, moved, share: total === 0 ? 0 : held / total };
}

/** A term of the clause, and which of its synonyms the sentence has at all. */
interface Met extends Pick<ClaimTerm, 'word' | 'kin' | 'weight'> {
  readonly isThere: boolean;
}

function metIn(clause: readonly ClaimTerm[], words: Int32Array): Met[] {
  const there = new Set(words);
  return clause.map(({ word, kin, weight }) => {
    const known = weight > 0 && kin.length > 0 ? kin.filter((other) => there.has(other)) : [];
    return { word, kin: known, weight, isThere: known.length > 0 || there.has(word) };
  });
}

function gainOf({ word, kin, weight }: Met, other: number): number {
  if (word === other) return weight === 0 ? FUNCTION : weight;
  return weight > 0 && kin.includes(other) ? KIN * weight : 0;
}

/** For each content word without a place in the common order the first free place where it stands. */
function movedPlaces(clause: readonly Met[], words: Int32Array, order: readonly number[]): number[] {
  const used = new Set(order);
  return clause.map((term, at) => {
    if (term.weight === 0 || !term.isThere || (order[at] ?? -1) >= 0) return -1;
    for (let place = 0; place < words.length; place++) {
      if (gainOf(term, words[place] ?? -1) === 0 || used.has(place)) continue;
      used.add(place);
      return place;
    }
    return -1;
  });
}

function commonOrder(clause: readonly Met[], words: Int32Array): number[] {
  const width = words.length + 1;
  const best = new Float64Array((clause.length + 1) * width);
  for (let at = clause.length - 1; at >= 0; at--) {
    const term = clause[at];
    if (term?.isThere === true) fillRow(best, at * width, term, words);
    else best.copyWithin(at * width, (at + 1) * width, (at + 2) * width);
  }
  return traced(clause, words, best, width);
}

/** Fills the row of one term, which begins at `row`, from that of the next. */
function fillRow(best: Float64Array, row: number, { word, kin, weight }: Met, words: Int32Array): void {
  const below = row + words.length + 1;
  const own = weight === 0 ? FUNCTION : weight;
  const alike = kin.length > 0 ? KIN * weight : 0;
  let behind = 0;
  for (let place = words.length - 1; place >= 0; place--) {
    const other = words[place] ?? -1;
    const gain = other === word ? own : alike > 0 && kin.includes(other) ? alike : 0;
    const skipped = best[below + place] ?? 0;
    if (skipped > behind) behind = skipped;
    const taken = gain === 0 ? 0 : gain + (best[below + place + 1] ?? 0);
    if (taken > behind) behind = taken;
    best[row + place] = behind;
  }
}

function traced(clause: readonly Met[], words: Int32Array, best: Float64Array, width: number): number[] {
  const order = clause.map(() => -1);
  let place = 0;
  for (let at = 0; at < clause.length && place < words.length; ) {
    const term = clause[at];
    const here = best[at * width + place] ?? 0;
    const gain = term === undefined ? 0 : gainOf(term, words[place] ?? -1);
    if (gain > 0 && here === gain + (best[(at + 1) * width + place + 1] ?? 0)) order[at++] = place++;
    else if (here === (best[(at + 1) * width + place] ?? 0)) at++;
    else place++;
  }
  return order;
}
