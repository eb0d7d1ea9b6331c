import type { Span } from '../../contract/span.ts';

const CLAUSE = 6;
const RIVAL = 3;
const AFTER = 1.5;

/** What lies between the parts of a claim. */
export interface Layout {
  readonly text: string;
  readonly boundaries: readonly number[];
}

function gap(a: Span, b: Span): Span {
  return a.end <= b.start ? { start: a.end, end: b.start } : { start: b.end, end: a.start };
}

function within(span: Span, between: Span): boolean {
  return span.start >= between.start && span.end <= between.end;
}

/**
 * How far `from` stands from `to`: words between, clause boundaries and rivals between made dear,
 * and a little more where `from` comes after. 0 where they touch or overlap.
 */
export function distance(layout: Layout, from: Span, to: Span, rivals: readonly Span[] = []): number {
  const between = gap(from, to);
  if (between.end <= between.start) return from.start > to.start ? AFTER : 0;
  const words = layout.text.slice(between.start, between.end).split(/\s+/u).length - 1;
  const clauses = layout.boundaries.filter((at) => at >= between.start && at <= between.end).length;
  const others = rivals.filter((rival) => within(rival, between)).length;
  return words + CLAUSE * clauses + RIVAL * others + (from.start > to.start ? AFTER : 0);
}

/** The nearest of several spans, or null. Ties go to the one that comes first. */
export function nearest<T extends Span>(
  layout: Layout,
  spans: readonly T[],
  to: Span,
  rivals: readonly Span[] = [],
): T | null {
  const ranked = spans.map((span) => ({ span, cost: distance(layout, span, to, rivals) }));
  ranked.sort((a, b) => a.cost - b.cost);
  return ranked[0]?.span ?? null;
}
