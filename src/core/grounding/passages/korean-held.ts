import type { Span } from '../../../contract/span.ts';
import { koreanTermsOf } from '../../language/korean-terms.ts';
import type { Signals } from '../held.ts';
import { type Difference, koreanDifferences } from './korean-differences.ts';
import { holdKorean, koreanSignals } from './korean-signals.ts';
import { type KoreanWindow, koreanWindow, windowTerms } from './korean-window.ts';
import type { Passages } from './passages.ts';
import { KOREAN_WEIGHTS, type KoreanModel } from './weights-korean.ts';

/** What a Korean claim came to against text evidence. */
export interface KoreanHeld {
  /** The sentences that it was held against; null where none shares a word with it. */
  readonly window: KoreanWindow | null;
  readonly signals: Signals;
  readonly probability: number;
  /** Where the claim and the window differ, and how surely that makes it wrong. */
  readonly differences: readonly Difference[];
  readonly contradiction: number;
  /** Content of the claim that the window does not hold, in order. */
  readonly missing: readonly Span[];
}

/** From here on a word counts as held. */
const HELD = 0.6;

/** Holds one Korean claim against the passages. */
export function holdKoreanClaim(passages: Passages, text: string): KoreanHeld {
  const terms = koreanTermsOf(text);
  const window = koreanWindow(passages, terms);
  const there = window === null ? [] : windowTerms(passages, window);
  const hold = holdKorean(terms, there);
  const windowText = window === null ? '' : textOf(passages, window);
  const signals = koreanSignals(hold, text, windowText);
  const missing = hold.links
    .filter(({ share }) => share < HELD)
    .map(({ term }) => ({ start: term.start, end: term.end }));
  return {
    window,
    signals,
    probability: probability(KOREAN_WEIGHTS.supported, signals),
    differences: koreanDifferences(hold, text, windowText),
    contradiction: probability(KOREAN_WEIGHTS.contradicted, signals),
    missing,
  };
}

function textOf({ sentences, passages }: Passages, { from, to }: KoreanWindow): string {
  const [first, last] = [sentences[from], sentences[to - 1]];
  return passages[first?.passage ?? 0]?.text.slice(first?.start ?? 0, last?.end ?? 0) ?? '';
}

function probability({ bias, weights }: KoreanModel, signals: Signals): number {
  let sum = bias;
  for (const name of Object.keys(weights)) sum += (weights[name] ?? 0) * (signals[name] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
