import type { Language } from '../../../contract/language.ts';
import type { Signals } from '../held.ts';
import { type Alignment, type Meeting, shareOf } from './alignment.ts';
import { koreanSignals } from './korean-signals.ts';
import { neighbourSignals } from './neighbour-signals.ts';
import { noveltySignals } from './novelty-signals.ts';
import { isNegatedForm } from '../../language/opposites-english.ts';
import { hedgesIn, negationsIn } from './text-reading.ts';
import type { Term } from '../../language/term.ts';

const ONLY: ReadonlySet<string> = new Set('only solely exclusively'.split(' '));

/** True where the claim restricts, and the window does not. */
function isRestricted({ claim, windowTerms }: Alignment): boolean {
  const isOne = ({ surface }: Term): boolean => ONLY.has(surface.toLowerCase());
  return claim.some(({ term }) => isOne(term)) && !windowTerms.some(isOne);
}

/**
 * `only_added`: the claim says only and the window does not; `hedge_added`: the claim hedges and the window does not. Each 1 or 0.
 */
function strengthSignals(alignment: Alignment): Signals {
  const { passages, text, windowText } = alignment;
  const hedged = hedgesIn(passages, text).length > 0 && hedgesIn(passages, windowText).length === 0;
  return {
    only_added: isRestricted(alignment) ? 1 : 0,
    hedge_added: hedged ? 1 : 0,
  };
}

/** True where the window holds a word of the claim only with or without a turning prefix: able, unable. */
function hasTurned({ claim, content, meetings, windowTerms }: Alignment): boolean {
  return content.some((index) => {
    const stem = claim[index]?.term.stem ?? '';
    if (meetings[index] === 'window' || stem.length < 4) return false;
    return windowTerms.some((term) => isTurned(stem, term.stem));
  });
}

function isTurned(one: string, other: string): boolean {
  return other.length !== one.length && Math.abs(other.length - one.length) <= 4 && isNegatedForm(one, other);
}

/**
 * `turned`: 1 where a prefix turns a word round; `negation_added`: the claim denies and the window does not; `negation_lost`: the window denies and the claim does not.
 */
function polaritySignals(alignment: Alignment): Signals {
  const claim = negationsIn(alignment.passages, alignment.text).length > 0;
  const window = negationsIn(alignment.passages, alignment.windowText).length > 0;
  return {
    turned: hasTurned(alignment) ? 1 : 0,
    negation_added: claim && !window ? 1 : 0,
    negation_lost: !claim && window ? 1 : 0,
  };
}

const WORTH: Readonly<Record<Meeting, number>> = {
  window: 1,
  kin: 0.6,
  elsewhere: 0,
  kin_elsewhere: 0,
  nowhere: 0,
  none: 0,
};
const FULL = 0.98;

/** Share of the claim's content that the window holds, by weight; synonyms count less. */
function windowCoverage(alignment: Alignment): number {
  return shareOf(alignment, (meeting) => WORTH[meeting]);
}

/**
 * GR24 `coverage_squared`, `full_coverage` (1 or 0), `elsewhere`: the share of content that stands in the evidence but
 * not in the window, `missing_run`: the longest run of content words that stand nowhere, of 6.
 */
function coverageSignals(alignment: Alignment): Signals {
  const coverage = windowCoverage(alignment);
  return {
    coverage_squared: coverage * coverage,
    full_coverage: coverage > FULL ? 1 : 0,
    elsewhere: shareOf(alignment, (meeting) => (meeting === 'elsewhere' ? 1 : 0)),
    missing_run: Math.min(longestMissing(alignment), 6) / 6,
  };
}

function longestMissing({ content, meetings }: Alignment): number {
  let longest = 0;
  let run = 0;
  for (const index of content) {
    const meeting = meetings[index];
    run = meeting === 'nowhere' || meeting === 'kin_elsewhere' ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

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
