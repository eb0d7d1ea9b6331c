import type { Language } from '../../../contract/language.ts';
import type { Signals } from '../held.ts';
import type { Alignment } from './alignment.ts';
import { coverageSignals, windowCoverage } from './coverage-signals.ts';
import { koreanSignals } from './korean-signals.ts';
import { neighbourSignals } from './neighbour-signals.ts';
import { noveltySignals } from './novelty-signals.ts';
import { polaritySignals } from './polarity-signals.ts';
import { strengthSignals } from './strength-signals.ts';

/** Evidence of fewer terms than this is short: one or two sentences, judged by a model of its own. */
const SHORT = 96;

/** What a language reads besides: words that are new in English, what is said otherwise in Korean. */
function ownSignals(alignment: Alignment, language: Language): Signals {
  return language === 'ko'
    ? koreanSignals(alignment, windowCoverage(alignment))
    : { ...noveltySignals(alignment), short_evidence: alignment.passages.terms.length < SHORT ? 1 : 0 };
}

/**
 * What the fitted models read. Every signal compares the claim with the evidence; none looks at the claim alone, so that
 * nothing is won by its style. `short_evidence` (1 or 0) chooses the English model.
 */
export function textSignals(alignment: Alignment, language: Language): Signals {
  return {
    ...coverageSignals(alignment),
    ...neighbourSignals(alignment),
    ...polaritySignals(alignment),
    ...strengthSignals(alignment),
    ...ownSignals(alignment, language),
  };
}
