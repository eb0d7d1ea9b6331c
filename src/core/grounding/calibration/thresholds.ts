import type { LabelledRow } from './platt.ts';

/** From which probability a claim is supported, and under which it is not. Between the two the verdict abstains. */
export interface Band {
  readonly supported_above: number;
  readonly not_found_below: number;
}

interface Step {
  /** Half-way between two neighbouring probabilities. */
  readonly at: number;
  /** Labels 1 and 0 at or over it, under it. */
  readonly over: readonly [number, number];
  readonly under: readonly [number, number];
}

/** Every threshold that parts the rows, ascending. */
function stepsOf(rows: readonly LabelledRow[]): Step[] {
  const sorted = [...rows].sort((a, b) => a.probability - b.probability);
  const total = rows.filter(({ label }) => label === 1).length;
  let [ones, zeros] = [0, 0];
  const steps: Step[] = [];
  for (const [at, row] of sorted.entries()) {
    const before = sorted[at - 1];
    if (before === undefined || before.probability < row.probability)
      steps.push({
        at: before === undefined ? row.probability : (before.probability + row.probability) / 2,
        over: [total - ones, rows.length - total - zeros],
        under: [ones, zeros],
      });
    if (row.label === 1) ones++;
    else zeros++;
  }
  return steps;
}

function balanced({ over: [hits, alarms], under: [misses, passes] }: Step): number {
  return (hits / Math.max(1, hits + misses) + passes / Math.max(1, passes + alarms)) / 2;
}

function share(wanted: number, other: number): number {
  return wanted + other === 0 ? 0 : wanted / (wanted + other);
}

/**
 * Without a wanted precision the one threshold of the best balanced accuracy; with one, the widest decisions on both
 * sides that keep it, and a band between them where it cannot be kept.
 */
export function bandOf(rows: readonly LabelledRow[], precision: number | null): Band {
  const steps = stepsOf(rows);
  const [first] = steps;
  if (first === undefined) return { supported_above: 0.5, not_found_below: 0.5 };
  const best = steps.reduce((one, other) => (balanced(other) > balanced(one) ? other : one), first).at;
  if (precision === null) return { supported_above: best, not_found_below: best };
  const high = steps.find(({ over: [right, wrong] }) => share(right, wrong) >= precision)?.at ?? 1;
  const low = steps.findLast(({ under: [wrong, right] }) => share(right, wrong) >= precision)?.at ?? 0;
  return high <= low
    ? { supported_above: best, not_found_below: best }
    : { supported_above: high, not_found_below: low };
}
