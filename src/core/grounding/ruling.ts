import type { Finding } from '../../contract/finding.ts';
import type { Span } from '../../contract/span.ts';
import type { UncheckedReason } from '../../contract/unchecked-reason.ts';
import { byText, type Point } from './facts/point.ts';

/** What became of one assertion. */
export type Outcome = 'supported' | 'contradicted' | 'absent' | 'stale' | 'not_found' | 'unchecked';

/** The result of one checker for one assertion. */
export interface Ruling {
  readonly rule: string;
  readonly outcome: Outcome;
  readonly reason?: UncheckedReason;
  readonly findings: readonly Finding[];
  /** What the assertion was read as, for the report. */
  readonly reading: string;
  readonly place: Span;
  /** The values that decided, whatever the outcome. */
  readonly points: readonly Point[];
  readonly derivation?: string;
}

export function sourcesOf(points: readonly Point[]): { source: string; as_of: string | null }[] {
  const asked = new Map<string, string | null>();
  for (const point of points) for (const source of point.sources) asked.set(source, point.as_of);
  return [...asked].map(([source, as_of]) => ({ source, as_of })).sort((a, b) => byText(a.source, b.source));
}
