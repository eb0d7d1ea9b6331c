import type { Span } from '../../../contract/span.ts';
import type { IssueCode } from '../../../contract/issue.ts';

/** Something in which a claim and its window differ. */
export interface Difference {
  readonly rule: 'GR23' | 'GR24' | 'GR25' | 'GR26' | 'GR27' | 'GR28';
  readonly code: IssueCode;
  readonly place: Span;
  readonly expected: string;
  readonly actual: string | null;
  /** The probability of a contradiction from which on it contradicts: 0 for one that decides by itself. */
  readonly needs: number;
}
