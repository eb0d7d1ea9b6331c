import type { IssueCode } from '../../../contract/issue.ts';
import type { Span } from '../../../contract/span.ts';
import type { Ruling } from '../ruling.ts';

/** What a check of one part of a claim came to; `actual` is what stands in the evidence instead. */
export interface CheckedText {
  readonly rule: 'GR23' | 'GR24' | 'GR25' | 'GR26' | 'GR27' | 'GR28';
  readonly outcome: 'supported' | 'contradicted' | 'not_found';
  readonly place: Span;
  readonly reading: string;
  readonly actual: string | null;
  /** What is said of it; null where nothing is wrong, or where it only was not found. */
  readonly code: IssueCode | null;
  /** How a figure was made of others. */
  readonly derivation?: string;
}

/** As the report wants it: a contradiction is an error, what only differs in strength or quotation a warning. */
export function rulingOf(checked: CheckedText, source: string): Ruling {
  const { rule, outcome, place, reading, actual, code, derivation } = checked;
  const severity = outcome === 'contradicted' ? ('error' as const) : ('warning' as const);
  const sources = [{ source, as_of: null }];
  const finding = { rule, severity, place, expected: reading, actual, details: {}, sources };
  return {
    rule,
    outcome,
    findings: code === null ? [] : [{ ...finding, code }],
    reading,
    place,
    points: [],
    ...(derivation === undefined ? {} : { derivation }),
  };
}
