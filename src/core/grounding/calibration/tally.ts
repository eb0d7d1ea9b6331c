import type { DecidedRow } from './decide.ts';

interface Labels {
  readonly ones: number;
  readonly zeros: number;
}

/** Rows counted by label and decision; `wins` are the pairs in which label 1 scores higher, ties half. */
export interface Tally extends Labels {
  readonly wins: number;
  readonly supported: Labels;
  readonly not_found: Labels;
}

const DECISIONS = ['not_found', 'supported', 'undecided'] as const;
const LABELS = 2;

/** Rows by ascending probability, each a number: its group, its decision and label, the first of a new probability. */
export interface Tallying {
  readonly groups: Int32Array;
  readonly kinds: Int32Array;
  readonly rises: Uint8Array;
  /** Number of groups. */
  readonly size: number;
}

function kindOf(decision: DecidedRow['decision'], label: 0 | 1): number {
  return DECISIONS.indexOf(decision) * LABELS + label;
}

/** Made ready to be counted many times. */
export function tallying(given: readonly DecidedRow[]): Tallying {
  const rows = [...given].sort((a, b) => a.probability - b.probability);
  const numbers = new Map<string, number>();
  for (const { group } of given) if (!numbers.has(group)) numbers.set(group, numbers.size);
  return {
    groups: Int32Array.from(rows, ({ group }) => numbers.get(group) ?? 0),
    kinds: Int32Array.from(rows, ({ decision, label }) => kindOf(decision, label)),
    rises: Uint8Array.from(rows, ({ probability }, at) => Number(probability !== rows[at - 1]?.probability)),
    size: numbers.size,
  };
}

/** Counts each row as often as `weights` says of its group. One pass: this is what takes the time. */
export function tallied({ groups, kinds, rises }: Tallying, weights: Int32Array): Tally {
  const counts = new Int32Array(DECISIONS.length * LABELS);
  let [wins, zeros, tiedOnes, tiedZeros] = [0, 0, 0, 0];
  for (let at = 0; at < groups.length; at++) {
    if (rises[at] === 1) {
      wins += tiedOnes * (zeros + tiedZeros / 2);
      zeros += tiedZeros;
      tiedOnes = 0;
      tiedZeros = 0;
    }
    const weight = weights[groups[at] ?? 0] ?? 0;
    const kind = kinds[at] ?? 0;
    counts[kind] = (counts[kind] ?? 0) + weight;
    if (kind % LABELS === 1) tiedOnes += weight;
    else tiedZeros += weight;
  }
  const of = (decision: DecidedRow['decision']): Labels => ({
    zeros: counts[kindOf(decision, 0)] ?? 0,
    ones: counts[kindOf(decision, 1)] ?? 0,
  });
  const all = DECISIONS.map(of);
  return {
    wins: wins + tiedOnes * (zeros + tiedZeros / 2),
    ones: all.reduce((sum, { ones }) => sum + ones, 0),
    zeros: zeros + tiedZeros,
    supported: of('supported'),
    not_found: of('not_found'),
  };
}

/** Every group once. */
export function allOnce({ size }: Tallying): Int32Array {
  return new Int32Array(size).fill(1);
}
