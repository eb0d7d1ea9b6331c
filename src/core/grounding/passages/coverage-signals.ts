import type { Signals } from '../held.ts';
import { type Alignment, type Meeting, shareOf } from './alignment.ts';

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
export function windowCoverage(alignment: Alignment): number {
  return shareOf(alignment, (meeting) => WORTH[meeting]);
}

/**
 * GR24 `coverage_squared`, `full_coverage` (1 or 0), `elsewhere`: the share of content that stands in the evidence but
 * not in the window, `missing_run`: the longest run of content words that stand nowhere, of 6.
 */
export function coverageSignals(alignment: Alignment): Signals {
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
