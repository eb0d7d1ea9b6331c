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
  readonly held: ReadonlyMap<number, ReadonlyMap<number, number>>;
  readonly weights: readonly number[];
}

/** The sentences that a Korean claim is held against: all of a short evidence, else those that hold most of it. */
export function koreanWindow(passages: Passages, claim: readonly KoreanTerm[]): KoreanWindow | null {
  const { sentences } = passages;
  const isOne = sentences.length > 0 && sentences[0]?.passage === sentences.at(-1)?.passage;
  if (isOne && sentences.length <= WHOLE) return { from: 0, to: sentences.length };
  const holdings = holdingsOf(passages, claim);
  let best: KoreanWindow | null = null;
  let bestScore = 0;
  for (const window of windowsAround(passages, candidates(holdings))) {
    const score = scoreOf(holdings, window);
    if (score <= bestScore) continue;
    best = window;
    bestScore = score;
  }
  return best;
}

function holdingsOf(passages: Passages, claim: readonly KoreanTerm[]): Holdings {
  const index = koreanIndex(passages);
  const held = new Map<number, Map<number, number>>();
  const found = [
    ...claim
      .filter(({ kind }) => kind === 'word' || kind === 'name')
      .map((term) => sentencesWith(index, term)),
    ...amountsOf(claim).map((amount) => sentencesAt(index, amount)),
  ];
  const weights = found.map((sentences, word) => {
    for (const [sentence, share] of sentences) {
      const words = held.get(sentence);
      if (words === undefined) held.set(sentence, new Map([[word, share]]));
      else words.set(word, share);
    }
    const total = passages.sentences.length + 1;
    return 0.5 + (0.5 * Math.log(total / (sentences.size + 1))) / Math.log(total);
  });
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return { held, weights: weights.map((weight) => weight / sum) };
}

const FAMILY = 0.7;

function sentencesWith(index: KoreanIndex, { stems, families }: KoreanTerm): Map<number, number> {
  const found = new Map<number, number>();
  for (const family of families)
    for (const sentence of index.byFamily.get(family) ?? []) found.set(sentence, FAMILY);
  for (const stem of stems) for (const sentence of index.byStem.get(stem) ?? []) found.set(sentence, 1);
  return found;
}

function sentencesAt({ byAmount }: KoreanIndex, amount: Amount): Map<number, number> {
  const found = amountKeys(amount).flatMap((key) => byAmount.get(key) ?? []);
  return new Map(found.map((sentence) => [sentence, 1]));
}

/** The sentences that hold most, the first of equals first. */
function candidates({ held, weights }: Holdings): number[] {
  const scores = [...held].map(([sentence, words]) => {
    let score = 0;
    for (const [word, share] of words) score += share * (weights[word] ?? 0);
    return { sentence, score };
  });
  scores.sort((a, b) => b.score - a.score || a.sentence - b.sentence);
  return scores.slice(0, CANDIDATES).map(({ sentence }) => sentence);
}

function* windowsAround({ sentences }: Passages, around: readonly number[]): Generator<KoreanWindow> {
  for (const sentence of around)
    for (let size = 1; size <= LONGEST; size++)
      for (let from = Math.max(0, sentence - size + 1); from <= sentence; from++) {
        const last = sentences[from + size - 1];
        if (last !== undefined && last.passage === sentences[from]?.passage) yield { from, to: from + size };
      }
}

function scoreOf({ held, weights }: Holdings, { from, to }: KoreanWindow): number {
  const words = new Map<number, number>();
  for (let sentence = from; sentence < to; sentence++)
    for (const [word, share] of held.get(sentence) ?? [])
      words.set(word, Math.max(share, words.get(word) ?? 0));
  let score = -PRICE * (to - from - 1);
  for (const [word, share] of words) score += share * (weights[word] ?? 0);
  return score;
}

/** The Korean terms of a window. */
export function windowTerms({ sentences, terms }: Passages, { from, to }: KoreanWindow): KoreanTerm[] {
  return terms.slice(sentences[from]?.first ?? 0, sentences[to - 1]?.last ?? 0).filter(isKoreanTerm);
}

function isKoreanTerm(term: Term): term is Term & KoreanTerm {
  return term.language === 'ko' && 'stems' in term;
}
