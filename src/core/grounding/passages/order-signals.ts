import type { Signals } from '../held.ts';
import type { Alignment } from './alignment.ts';
import { windowCoverage } from './coverage-signals.ts';

const KIN = 0.6;
const LONGEST_WINDOW = 200;

/**
 * GR24 `disorder`: the share of the claim's content that the window holds, but not in the order of the claim (coverage
 * less the heaviest common subsequence).
 */
export function orderSignals(alignment: Alignment): Signals {
  return { disorder: Math.max(0, windowCoverage(alignment) - inOrder(alignment)) };
}

/** Share of the claim by weight in the heaviest common subsequence with the window. */
function inOrder({ claim, content, windowWords, inWindow, total }: Alignment): number {
  const words = windowWords.subarray(0, LONGEST_WINDOW);
  let before = new Float64Array(words.length + 1);
  let row = new Float64Array(words.length + 1);
  for (const index of content) {
    const term = claim[index];
    if (term === undefined) continue;
    const kin = term.kin.filter((other) => inWindow.has(other));
    if (kin.length === 0 && !inWindow.has(term.word)) continue;
    for (let at = 1; at <= words.length; at++) {
      const other = words[at - 1] ?? -1;
      const gain = other === term.word ? 1 : kin.includes(other) ? KIN : 0;
      const skipped = Math.max(before[at] ?? 0, row[at - 1] ?? 0);
      row[at] = gain === 0 ? skipped : Math.max(skipped, (before[at - 1] ?? 0) + gain * term.weight);
    }
    [before, row] = [row, before];
  }
  return (before[words.length] ?? 0) / total;
}
