import type { Span } from '../../src/contract/span.ts';
import type { Marked } from './overlap.ts';

/** Ranges of tokens in order, none of whose tokens stands in two. */
export function apart(spans: readonly Span[]): Span[] {
  const out: Span[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const from = Math.max(start, out.at(-1)?.end ?? 0);
    if (from < end) out.push({ start: from, end });
  }
  return out;
}

function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/**
 * Mistakes by ranges of tokens: from left to right each one of the set takes the first one of the judge that
 * overlaps it, which is then used up.
 */
export function markedMistakes(gold: readonly Span[], found: readonly Span[]): Marked {
  const submitted = apart(found);
  const open = new Set(submitted);
  let shared = 0;
  for (const mistake of [...gold].sort((a, b) => a.start - b.start)) {
    const taken = [...open].find((one) => overlap(one, mistake));
    if (taken === undefined) continue;
    open.delete(taken);
    shared += 1;
  }
  return { shared, gold: gold.length, found: submitted.length };
}
