import type { Signals } from '../held.ts';
import type { Alignment } from './alignment.ts';

const SHORTEST = 3;

/** `quoted`: the share of the claim's words, function words too, in runs of three or more that stand verbatim in the evidence. */
export function quotationSignals({ passages, claim }: Alignment): Signals {
  let covered = 0;
  for (let at = 0; at + SHORTEST <= claim.length; ) {
    const run = longestRun(passages, claim, at);
    if (run >= SHORTEST) covered += run;
    at += run >= SHORTEST ? run : 1;
  }
  return { quoted: claim.length === 0 ? 0 : covered / claim.length };
}

function longestRun(
  { from, places, words }: Alignment['passages'],
  claim: Alignment['claim'],
  at: number,
): number {
  const word = claim[at]?.word ?? -1;
  if (word < 0) return 0;
  let longest = 0;
  const end = from[word + 1] ?? 0;
  for (let next = from[word] ?? 0; next < end; next++) {
    const place = places[next] ?? 0;
    let run = 1;
    while (at + run < claim.length && words[place + run] === claim[at + run]?.word) run++;
    longest = Math.max(longest, run);
    if (at + longest === claim.length) break;
  }
  return longest;
}
