import type { IssueCode, SourceAsked } from './issue.ts';
import type { Span } from './span.ts';

/** A finding before it is put in words. `expected` is what the claim says, `actual` what the source says. */
export interface Finding {
  readonly code: IssueCode;
  /** The rule that found it, where the code alone does not tell. */
  readonly rule?: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly place: Span;
  readonly expected: string | null;
  readonly actual: string | null;
  /** What the message needs beside them: days of two times, names, the derivation. */
  readonly details: Readonly<Record<string, string>>;
  readonly sources: readonly SourceAsked[];
}
