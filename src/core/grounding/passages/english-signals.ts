import type { Signals } from '../held.ts';
import type { Alignment } from './alignment.ts';
import { coverageSignals } from './coverage-signals.ts';
import { neighbourSignals } from './neighbour-signals.ts';
import { noveltySignals } from './novelty-signals.ts';
import { polaritySignals } from './polarity-signals.ts';
import { strengthSignals } from './strength-signals.ts';

/** Evidence of fewer terms than this is short: one or two sentences, judged by a model of its own. */
const SHORT = 96;

/**
 * What the fitted English models read. Every signal compares the claim with the evidence; none looks at the claim alone,
 * so that nothing is won by its style. `short_evidence` (1 or 0) chooses the model.
 */
export function englishSignals(alignment: Alignment): Signals {
  return {
    ...coverageSignals(alignment),
    ...noveltySignals(alignment),
    ...neighbourSignals(alignment),
    ...polaritySignals(alignment),
    ...strengthSignals(alignment),
    short_evidence: alignment.passages.terms.length < SHORT ? 1 : 0,
  };
}
