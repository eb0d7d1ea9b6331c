import type { Amount } from '../../language/korean-amount.ts';
import type { KoreanTerm } from '../../language/korean-term.ts';
import { amountKeys, type KoreanIndex, koreanIndex } from './korean-index.ts';
import { amountsIn, type KoreanReading, koreanReading } from './korean-reading.ts';
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
export function koreanWindow(passages: Passages, claim: KoreanReading): KoreanWindow | null {
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

function holdingsOf(passages: Passages, claim: KoreanReading): Holdings {
  const index = koreanIndex(passages);
  const held = new Map<number, Holding>();
  const total = passages.sentences.length + 1;
  const weights: number[] = [];
  const add = (sentences: readonly number[]): void => {
    for (const sentence of sentences) put(held, sentence, weights.length, index.shares);
    weights.push(0.5 + (0.5 * Math.log(total / (sentences.length + 1))) / Math.log(total));
  };
  for (const term of claim.terms)
    if (term.kind === 'word' || term.kind === 'name') add(sentencesWith(index, term));
  for (const amount of amountsIn(claim)) add(sentencesAt(index, amount));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return { held, weights: Float64Array.from(weights, (weight) => weight / sum) };
}

/** Takes the share out of the scratch, which is all zero between words. */
function put(held: Map<number, Holding>, sentence: number, word: number, scratch: Float64Array): void {
  const share = scratch[sentence] ?? 0;
  scratch[sentence] = 0;
  const known = held.get(sentence);
  if (known === undefined) held.set(sentence, { words: [word], shares: [share] });
  else {
    known.words.push(word);
    known.shares.push(share);
  }
}

const FAMILY = 0.7;

/** The sentences that hold a word, each once; how much they hold of it is left in the scratch. */
function sentencesWith({ byStem, byFamily, shares }: KoreanIndex, { stems, families }: KoreanTerm): number[] {
  const found: number[] = [];
  for (const family of families) mark(byFamily.get(family), FAMILY, found, shares);
  for (const stem of stems) mark(byStem.get(stem), 1, found, shares);
  return found;
}

function sentencesAt({ byAmount, shares }: KoreanIndex, amount: Amount): number[] {
  const found: number[] = [];
  for (const key of amountKeys(amount)) mark(byAmount.get(key), 1, found, shares);
  return found;
}

function mark(
  sentences: readonly number[] | undefined,
  share: number,
  found: number[],
  scratch: Float64Array,
): void {
  if (sentences === undefined) return;
  for (const sentence of sentences) {
    if (scratch[sentence] === 0) found.push(sentence);
    scratch[sentence] = share;
  }
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

const WINDOWS = new WeakMap<Passages, Map<string, KoreanReading>>();
/** So many windows of one evidence are kept. */
const MOST_WINDOWS = 512;

/** The Korean words of a window; the same reading for the same window, so that nothing of it is read twice. */
export function windowReading(passages: Passages, { from, to }: KoreanWindow): KoreanReading {
  let windows = WINDOWS.get(passages);
  if (windows === undefined) WINDOWS.set(passages, (windows = new Map()));
  const key = `${from}-${to}`;
  const known = windows.get(key);
  if (known !== undefined) return known;
  if (windows.size >= MOST_WINDOWS) windows.clear();
  const made = joined(koreanIndex(passages).sentences.slice(from, to));
  windows.set(key, made);
  return made;
}

/** Several sentences as one: what is read of each is not read again. */
function joined(sentences: readonly KoreanReading[]): KoreanReading {
  const [only] = sentences;
  if (only !== undefined && sentences.length === 1) return only;
  const amounts: Amount[] = [];
  const starts: number[] = [];
  let before = 0;
  for (const sentence of sentences) {
    starts.push(before);
    for (const amount of amountsIn(sentence))
      amounts.push({ ...amount, at: amount.at + before, to: amount.to + before });
    before += sentence.terms.length;
  }
  return koreanReading(
    '',
    sentences.flatMap(({ terms }) => terms),
    amounts,
    starts,
  );
}
