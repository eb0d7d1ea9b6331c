import type { Span } from '../../src/contract/span.ts';
import type { Statistic, Weights } from './statistic.ts';

/** What is marked in one text, by the set and by the judge, and how much of it is the same. */
export interface Marked {
  readonly shared: number;
  readonly gold: number;
  readonly found: number;
}

/** Ranges in order, those that touch or overlap made one. */
export function merged(spans: readonly Span[]): Span[] {
  const out: { start: number; end: number }[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = out.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else if (end > start) out.push({ start, end });
  }
  return out;
}

function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { start, end }) => sum + end - start, 0);
}

/** Characters marked by both, by the set, by the judge; each character counts once. */
export function markedCharacters(gold: readonly Span[], found: readonly Span[]): Marked {
  const [one, other] = [merged(gold), merged(found)];
  let shared = 0;
  for (const a of one)
    for (const b of other) shared += Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));
  return { shared, gold: lengthOf(one), found: lengthOf(other) };
}

function totals(items: readonly Marked[], weights: Weights): Marked {
  let [shared, gold, found] = [0, 0, 0];
  for (let at = 0; at < items.length; at += 1) {
    const weight = weights[at] ?? 0;
    const item = items[at];
    shared += weight * (item?.shared ?? 0);
    gold += weight * (item?.gold ?? 0);
    found += weight * (item?.found ?? 0);
  }
  return { shared, gold, found };
}

/** Share of what the set marks that the judge marked too, over all texts together. */
export function markedRecall(items: readonly Marked[]): Statistic {
  return (weights) => {
    const { shared, gold } = totals(items, weights);
    return shared / gold;
  };
}

/** Share of what the judge marked that the set marks too, over all texts together. */
export function markedPrecision(items: readonly Marked[]): Statistic {
  return (weights) => {
    const { shared, found } = totals(items, weights);
    return shared / found;
  };
}

/** Harmonic mean of the two. */
export function markedF1(items: readonly Marked[]): Statistic {
  return (weights) => {
    const { shared, gold, found } = totals(items, weights);
    return (2 * shared) / (gold + found);
  };
}
