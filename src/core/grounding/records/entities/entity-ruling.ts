import type { Finding } from '../../../../contract/finding.ts';
import type { IssueCode } from '../../../../contract/issue.ts';
import type { Span } from '../../../../contract/span.ts';
import type { Outcome, Ruling } from '../../ruling.ts';
import type { ReadPlace } from '../../../../contract/grounding.ts';
import { cellOf, cellPath, type Entity } from './entity-world.ts';

/** A ruling with the parts of the sentence that it leaves unsupported and the cells that it read. */
export interface EntityRuling {
  readonly ruling: Ruling;
  readonly unsupported: readonly Span[];
  readonly read: readonly Omit<ReadPlace, 'evidence_id'>[];
}

/** What a checker found for one part of a sentence. */
export interface Found {
  readonly rule: string;
  readonly code: IssueCode;
  readonly outcome: Extract<Outcome, 'supported' | 'contradicted' | 'not_found' | 'unchecked'>;
  readonly place: Span;
  /** What the sentence says. */
  readonly claimed: string;
  /** What the records say; null where they say nothing. */
  readonly actual: string | null;
  readonly reading: string;
  readonly derivation: string;
  readonly read?: readonly Omit<ReadPlace, 'evidence_id'>[];
  /** The unsupported parts where they are not `place` itself. */
  readonly marks?: readonly Span[];
}

export function cellRead(entity: Entity, key: string): Omit<ReadPlace, 'evidence_id'> {
  const cell = cellOf(entity, key);
  return { span: null, path: cellPath(entity, key), quote: cell === undefined ? '' : String(cell) };
}

/** Puts a finding into the form of a ruling; only what is contradicted or not found leaves unsupported parts. */
export function entityRuling(found: Found): EntityRuling {
  const wrong = found.outcome === 'contradicted' || found.outcome === 'not_found';
  const place = { start: found.place.start, end: found.place.end };
  const finding: Finding = {
    code: found.outcome === 'not_found' ? 'NOT_IN_EVIDENCE' : found.code,
    severity: found.outcome === 'contradicted' ? 'error' : 'warning',
    place,
    expected: found.claimed,
    actual: found.actual,
    details: { derivation: found.derivation },
    sources: [],
  };
  return {
    ruling: {
      rule: found.rule,
      outcome: found.outcome,
      findings: wrong ? [finding] : [],
      reading: found.reading,
      place,
      points: [],
      derivation: found.derivation,
      ...(found.outcome === 'unchecked' ? { reason: 'ambiguous' as const } : {}),
    },
    unsupported: wrong ? (found.marks ?? [place]).map(({ start, end }) => ({ start, end })) : [],
    read: found.read ?? [],
  };
}
