import type { KoreanTerm } from '../../language/korean-term.ts';
import type { Term } from '../../language/term.ts';
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
  readonly held: ReadonlyMap<number, ReadonlySet<number>>;
  readonly weights: readonly number[];
}

/** The sentences that a Korean claim is held against: all of a short evidence, else those that hold most of it. */
export function koreanWindow(passages: Passages, claim: readonly KoreanTerm[]): KoreanWindow | null {
  const { sentences } = passages;
  const isOne = sentences.length > 0 && sentences[0]?.passage === sentences.at(-1)?.passage;
  if (isOne && sentences.length <= WHOLE) return { from: 0, to: sentences.length };
  const holdings = holdingsOf(
    passages,
    claim.filter(({ kind }) => kind !== 'function'),
  );
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

function holdingsOf(passages: Passages, content: readonly KoreanTerm[]): Holdings {
  const held = new Map<number, Set<number>>();
  const weights = content.map((term, index) => {
    const sentences = sentencesWith(passages, term);
    for (const sentence of sentences) {
      const words = held.get(sentence);
      if (words === undefined) held.set(sentence, new Set([index]));
      else words.add(index);
    }
    const total = passages.sentences.length + 1;
    return 0.5 + (0.5 * Math.log(total / (sentences.size + 1))) / Math.log(total);
  });
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return { held, weights: weights.map((weight) => weight / sum) };
}

function sentencesWith(passages: Passages, { stems }: KoreanTerm): Set<number> {
  const found = new Set<number>();
  for (const stem of stems) {
    const word = passages.numbers.get(stem);
    if (word === undefined) continue;
    const end = passages.from[word + 1] ?? 0;
    for (let at = passages.from[word] ?? 0; at < end; at++)
      found.add(passages.sentenceOf[passages.places[at] ?? 0] ?? 0);
  }
  return found;
}

/** The sentences that hold most, the first of equals first. */
function candidates({ held, weights }: Holdings): number[] {
  const scores = [...held].map(([sentence, words]) => {
    let score = 0;
    for (const word of words) score += weights[word] ?? 0;
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
  const words = new Set<number>();
  for (let sentence = from; sentence < to; sentence++)
    for (const word of held.get(sentence) ?? []) words.add(word);
  let score = -PRICE * (to - from - 1);
  for (const word of words) score += weights[word] ?? 0;
  return score;
}

/** The Korean terms of a window. */
export function windowTerms({ sentences, terms }: Passages, { from, to }: KoreanWindow): KoreanTerm[] {
  return terms.slice(sentences[from]?.first ?? 0, sentences[to - 1]?.last ?? 0).filter(isKoreanTerm);
}

function isKoreanTerm(term: Term): term is Term & KoreanTerm {
  return term.language === 'ko' && 'stems' in term;
}
