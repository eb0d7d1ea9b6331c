import type { Signals } from '../held.ts';
import type { KoreanHold } from './korean-hold.ts';
import { type AmountMatch, countOf } from './korean-amount-signals.ts';
import type { Link } from './korean-alignment.ts';

const NUMBER_WEIGHT = 1.2;
/** Share of the claim's content words and numbers that the window holds, likeness counted. 1 for a claim without any. */
export function koreanCoverage(links: readonly Link[], amounts: readonly AmountMatch[]): number {
  const total = links.length + NUMBER_WEIGHT * amounts.length;
  const held = links.reduce((sum, { share }) => sum + share, 0) + NUMBER_WEIGHT * countOf(amounts, 'held');
  return total === 0 ? 1 : held / total;
}

/** How much of the claim the window holds, and how the two compare in length. */
export function koreanCoverageSignals(hold: KoreanHold): Signals {
  const { links, amounts, window, coverage, relevance } = hold;
  const content = window.filter(({ kind }) => kind !== 'function').length;
  return {
    coverage,
    length: Math.log((links.length + 1) / (content + 1)) * relevance,
    window_length: Math.log(content + 1),
    claim_length: Math.log(links.length + 1) * relevance,
    number_other: shareOf(countOf(amounts, 'other'), amounts.length) * relevance,
    number_missing: shareOf(countOf(amounts, 'missing'), amounts.length) * relevance,
  };
}

function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
