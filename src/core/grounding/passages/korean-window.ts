import { type Amount, amountsOf } from '../../language/korean-amount.ts';
import type { KoreanTerm } from '../../language/korean-term.ts';
import type { Term } from '../../language/term.ts';
import { amountKeys, type KoreanIndex, koreanIndex } from './korean-index.ts';
import type { Passages } from './passages.ts';

/** Neighbouring sentences of one passage, `[from, to)`. */
export interface KoreanWindow {
  readonly from: number;
  readonly to: number;
}

/** A passage of so few sentences is read whole: what a claim rests on may stand in any of them. */
const WHOLE = 3;
const LONGEST = 3;
const CANDIDATES = 6;
/** A longer window must hold so much more of the claim for each further sentence. */
const PRICE = 0.06;

/** The claim's content words that each sentence holds, with what each word weighs. */
interface Holdings {
  /** By sentence: its words in ascending order, and how much of each it holds. */
  readonly held: ReadonlyMap<number, Holding>;
  readonly weights: Float64Array;
}

interface Holding {
  readonly words: number[];
  readonly shares: number[];
}

/** The sentences that a Korean claim is held against: all of a short evidence, else those that hold most of it. */
export function koreanWindow(passages: Passages, claim: readonly KoreanTerm[]): KoreanWindow | null {
  const { sentences } = passages;
  const isOne = sentences.length > 0 && sentences[0]?.passage === sentences.at(-1)?.passage;
  if (isOne && sentences.length <= WHOLE) return { from: 0, to: sentences.length };
  const holdings = holdingsOf(passages, claim);
  let best: KoreanWindow | null = null;
  let bestScore = 0;
  const scratch = { shares: new Float64Array(holdings.weights.length), order: [] };
  for (const window of windowsAround(passages, candidates(holdings))) {
    const score = scoreOf(holdings, window, scratch);
    if (score <= bestScore) continue;
    best = window;
    bestScore = score;
  }
  return best;
}

function holdingsOf(passages: Passages, claim: readonly KoreanTerm[]): Holdings {
  const index = koreanIndex(passages);
  const held = new Map<number, Holding>();
  const total = passages.sentences.length + 1;
  const found = [
    ...claim
      .filter(({ kind }) => kind === 'word' || kind === 'name')
      .map((term) => sentencesWith(index, term)),
    ...amountsOf(claim).map((amount) => sentencesAt(index, amount)),
  ];
  const weights = found.map((sentences, word) => {
    for (const [sentence, share] of sentences) {
      const known = held.get(sentence);
      if (known === undefined) held.set(sentence, { words: [word], shares: [share] });
      else {
        known.words.push(word);
        known.shares.push(share);
      }
    }
    return 0.5 + (0.5 * Math.log(total / (sentences.size + 1))) / Math.log(total);
  });
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return { held, weights: Float64Array.from(weights, (weight) => weight / sum) };
}

const FAMILY = 0.7;

const NOWHERE: readonly number[] = [];

function sentencesWith(index: KoreanIndex, { stems, families }: KoreanTerm): Map<number, number> {
  const found = new Map<number, number>();
  for (const family of families)
    for (const sentence of index.byFamily.get(family) ?? NOWHERE) found.set(sentence, FAMILY);
  for (const stem of stems) for (const sentence of index.byStem.get(stem) ?? NOWHERE) found.set(sentence, 1);
  return found;
}

function sentencesAt({ byAmount }: KoreanIndex, amount: Amount): Map<number, number> {
  const found = amountKeys(amount).flatMap((key) => byAmount.get(key) ?? []);
  return new Map(found.map((sentence) => [sentence, 1]));
}

/** The sentences that hold most, the first of equals first. */
function candidates({ held, weights }: Holdings): number[] {
  const scores = [...held].map(([sentence, { words, shares }]) => {
    let score = 0;
    for (let at = 0; at < words.length; at++) score += (shares[at] ?? 0) * (weights[words[at] ?? 0] ?? 0);
    return { sentence, score };
  });
  scores.sort((a, b) => b.score - a.score || a.sentence - b.sentence);
  return scores.slice(0, CANDIDATES).map(({ sentence }) => sentence);
}

/** Every window of up to three sentences around one of the candidates, each once. */
function windowsAround({ sentences }: Passages, around: readonly number[]): KoreanWindow[] {
  const windows: KoreanWindow[] = [];
  around.forEach((sentence, rank) => {
    for (let size = 1; size <= LONGEST; size++)
      for (let from = Math.max(0, sentence - size + 1); from <= sentence; from++) {
        const last = sentences[from + size - 1];
        if (last === undefined || last.passage !== sentences[from]?.passage) continue;
        if (!holdsAny(from, from + size, around, rank)) windows.push({ from, to: from + size });
      }
  });
  return windows;
}

/** True where one of the first candidates stands in the window: it has been seen. */
function holdsAny(from: number, to: number, around: readonly number[], first: number): boolean {
  for (let at = 0; at < first; at++) {
    const sentence = around[at] ?? -1;
    if (sentence >= from && sentence < to) return true;
  }
  return false;
}

/** Room to add up a window in; `shares` is all zero between calls. */
interface Scratch {
  readonly shares: Float64Array;
  readonly order: number[];
}

function scoreOf({ held, weights }: Holdings, { from, to }: KoreanWindow, scratch: Scratch): number {
  const { shares, order } = scratch;
  order.length = 0;
  for (let sentence = from; sentence < to; sentence++) {
    const holding = held.get(sentence);
    if (holding !== undefined) gather(holding, shares, order);
  }
  let score = -PRICE * (to - from - 1);
  for (const word of order) {
    score += (shares[word] ?? 0) * (weights[word] ?? 0);
    shares[word] = 0;
  }
  return score;
}

function gather(holding: Holding, shares: Float64Array, order: number[]): void {
  for (let at = 0; at < holding.words.length; at++) {
    const word = holding.words[at] ?? 0;
    const share = holding.shares[at] ?? 0;
    const known = shares[word] ?? 0;
    if (known === 0) order.push(word);
    if (share > known) shares[word] = share;
  }
}

const WINDOWS = new WeakMap<Passages, Map<string, KoreanTerm[]>>();
/** So many windows of one evidence are kept. */
const MOST_WINDOWS = 512;

/** The Korean terms of a window; the same list for the same window, so that what is read of it is read once. */
export function windowTerms(passages: Passages, { from, to }: KoreanWindow): readonly KoreanTerm[] {
  let windows = WINDOWS.get(passages);
  if (windows === undefined) WINDOWS.set(passages, (windows = new Map()));
  const key = `${from}-${to}`;
  const known = windows.get(key);
  if (known !== undefined) return known;
  if (windows.size >= MOST_WINDOWS) windows.clear();
  const { sentences, terms } = passages;
  const made = terms.slice(sentences[from]?.first ?? 0, sentences[to - 1]?.last ?? 0).filter(isKoreanTerm);
  windows.set(key, made);
  return made;
}

function isKoreanTerm(term: Term): term is Term & KoreanTerm {
  return term.language === 'ko' && 'stems' in term;
}
