import type { IssueCode } from '../../../../contract/issue.ts';
import type { Span } from '../../../../contract/span.ts';
import type { Outcome, Ruling } from '../../ruling.ts';
import type { Leaf } from './attribute-leaf.ts';
import type { Scalar } from '../record-table.ts';

/** What a check found before it is a ruling. */
export interface Found {
  readonly rule: 'GR36' | 'GR37' | 'GR38' | 'GR39';
  readonly outcome: Extract<Outcome, 'supported' | 'contradicted' | 'not_found'>;
  readonly place: Span;
  readonly reading: string;
  /** Where it was read, and what stands there. */
  readonly path: string;
  readonly value: Scalar | undefined;
  /** Every path that holds it, where it stands in several rows. */
  readonly paths?: readonly string[];
  /** The operation and what it read, for what no single value tells. */
  readonly derivation?: string;
  /** What a contradiction is called, where the rule alone does not tell. */
  readonly code?: IssueCode;
}

/** What becomes of a figure of the claim, held against a value where there is one. */
export function figureFound(
  outcome: Found['outcome'],
  { start, end, text }: Span & { readonly text: string },
  leaf: Pick<Leaf, 'path' | 'value'> | null,
  more: Partial<Pick<Found, 'value' | 'paths' | 'derivation' | 'code'>> = {},
): Found {
  return {
    rule: 'GR38',
    outcome,
    place: { start, end },
    reading: text,
    path: leaf?.path ?? '',
    value: leaf?.value,
    ...more,
  };
}

const CODES: Readonly<Record<Found['rule'], IssueCode>> = {
  GR36: 'TERM_MISMATCH',
  GR37: 'TERM_MISMATCH',
  GR38: 'NUMBER_MISMATCH',
  GR39: 'NOT_IN_EVIDENCE',
};

/** The value as it stands in the evidence. */
export function shown(value: Scalar | undefined): string {
  if (value === undefined) return 'absent';
  const text = JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}

/** A ruling with the path and the value that it read. */
export function attributeRuling(evidence_id: string, found: Found): Ruling {
  const { rule, outcome, place, reading, path, value } = found;
  const derivation = found.derivation ?? (path === '' ? 'absent' : `${path} = ${shown(value)}`);
  const code = outcome === 'not_found' ? 'NOT_IN_EVIDENCE' : (found.code ?? CODES[rule]);
  const finding = {
    code,
    rule,
    severity: outcome === 'contradicted' ? ('error' as const) : ('warning' as const),
    place,
    expected: reading,
    actual: value === undefined ? null : shown(value),
    details: { path },
    sources: [{ source: evidence_id, as_of: null }],
  };
  return {
    rule,
    outcome,
    findings: outcome === 'supported' ? [] : [finding],
    reading,
    place,
    points: [],
    derivation,
  };
}
