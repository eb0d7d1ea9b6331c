import type { KoreanTerm } from '../../language/korean-term.ts';
import type { Signals } from '../held.ts';
import { alignKorean, koreanWords } from './korean-alignment.ts';
import { matchAmounts } from './korean-amount-signals.ts';
import { koreanCoverage, koreanCoverageSignals, sharedPairs } from './korean-coverage-signals.ts';
import { clausesOfTerms, focusOf } from './korean-clauses.ts';
import type { KoreanHold } from './korean-hold.ts';
import { koreanOrderSignals } from './korean-order-signals.ts';
import { koreanPolaritySignals } from './korean-polarity-signals.ts';
import { koreanStrengthSignals } from './korean-strength-signals.ts';

/** Below this coverage a window speaks of other things, and what differs tells nothing. */
const IRRELEVANT = 0.2;

/** Aligns the terms of a Korean claim with those of a window. Linear in both. */
export function holdKorean(claim: readonly KoreanTerm[], window: readonly KoreanTerm[]): KoreanHold {
  const words = koreanWords(window);
  const clauses = clausesOfTerms(window);
  const clause = focusOf(alignKorean(claim, words), words, clauses);
  const isFocus = (place: number) => clause < 0 || clauses[place] === clause;
  const links = alignKorean(claim, words, isFocus);
  const focus = window.filter((_, place) => isFocus(place));
  const amounts = matchAmounts(claim, window, focus, links);
  const coverage = koreanCoverage(links, amounts);
  return { claim, window, focus, links, amounts, coverage, relevance: Math.max(0, coverage - IRRELEVANT) };
}

/** What the fitted Korean model reads: every signal compares the claim with its window, none looks at the claim alone. */
export function koreanSignals(hold: KoreanHold, claimText: string, windowText: string): Signals {
  return {
    ...koreanCoverageSignals(hold, sharedPairs(claimText, windowText)),
    ...koreanPolaritySignals(hold),
    ...koreanStrengthSignals(hold),
    ...koreanOrderSignals(hold),
  };
}
