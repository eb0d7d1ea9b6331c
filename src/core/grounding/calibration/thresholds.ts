import type { LabelledRow } from './platt.ts';

/** From which probability an answer is supported, and under which it is not found. Between the two the verdict abstains. */
export interface Band {
  readonly supported_above: number;
  readonly not_found_below: number;
}

interface Labels {
  readonly ones: number;
  readonly zeros: number;
}

/** A threshold, the rows under it, and those over it that it can make supported. */
interface Step {
  readonly at: number;
  readonly under: Labels;
  readonly over: Labels;
}

function withLabel({ ones, zeros }: Labels, label: 0 | 1, by: 1 | -1): Labels {
  return label === 1 ? { ones: ones + by, zeros } : { ones, zeros: zeros + by };
}

function labelsOf(rows: readonly LabelledRow[]): Labels {
  const ones = rows.filter(({ label }) => label === 1).length;
  return { ones, zeros: rows.length - ones };
}

/** Half-way between neighbouring probabilities; 0 with all rows over it first, 1 with none last. */
function stepsOf(rows: readonly LabelledRow[]): Step[] {
  const sorted = [...rows].sort((a, b) => a.probability - b.probability);
  const steps: Step[] = [];
  let under: Labels = { ones: 0, zeros: 0 };
  let over = labelsOf(rows.filter(({ end }) => end !== 'undecided'));
  let last = 0;
  for (const { probability, label, end } of sorted) {
    if (probability > last) {
      steps.push({ at: last === 0 ? 0 : (last + probability) / 2, under, over });
      last = probability;
    }
    under = withLabel(under, label, 1);
    if (end !== 'undecided') over = withLabel(over, label, -1);
  }
  return [...steps, { at: 1, under, over }];
}

/** Supported from `high`, not found under `low`. */
interface Pair {
  readonly high: Step;
  readonly low: Step;
}

/** Balanced accuracy, abstentions counted as wrong; of two that are alike the one that says less that is wrong. */
function isBetter(one: Pair, other: Pair, totals: Labels): boolean {
  const right = ({ high, low }: Pair): number =>
    high.over.ones / Math.max(1, totals.ones) + low.under.zeros / Math.max(1, totals.zeros);
  const wrong = ({ high, low }: Pair): number => high.over.zeros + low.under.ones;
  const more = right(one) - right(other);
  return more > 0 || (more === 0 && wrong(one) < wrong(other));
}

/**
 * True where so many of what is decided are right, two more rows granted of which one is wrong: a handful of rows, all of
 * them right, promises nothing yet. Nothing decided is nothing wrong.
 */
function keeps(right: number, wrong: number, precision: number): boolean {
  return right + wrong === 0 || (right + 1) / (right + wrong + 2) >= precision;
}

/** The best pair of which both decisions keep the precision. */
function bestPair(steps: readonly Step[], totals: Labels, precision: number): Pair | null {
  let low: Step | null = null;
  let best: Pair | null = null;
  for (const high of steps) {
    if (keeps(high.under.zeros, high.under.ones, precision)) low = high;
    if (low === null || !keeps(high.over.ones, high.over.zeros, precision)) continue;
    const pair = { high, low };
    if (best === null || isBetter(pair, best, totals)) best = pair;
  }
  return best;
}

/**
 * Without a wanted precision the one threshold of the best balanced accuracy; with one, the best decisions on both sides
 * that keep it, and a band between them where one threshold cannot.
 */
export function bandOf(rows: readonly LabelledRow[], precision: number | null): Band {
  const best = bestPair(stepsOf(rows), labelsOf(rows), precision ?? 0);
  return { supported_above: best?.high.at ?? 1, not_found_below: best?.low.at ?? 0 };
}
