import type { WorkFinding } from '../../../contract/work-finding.ts';
import type { TamperRule } from '../../../contract/work-rule.ts';

const LONGEST_EXCERPT = 200;

/** What a detector says; the place is an offset into the text after the change, or the beginning. */
export interface Found {
  readonly rule: TamperRule | 'unfinished_marker';
  readonly severity: WorkFinding['severity'];
  readonly path: string;
  /** Text that `start` counts in; absent: the first line. */
  readonly text?: string;
  readonly start?: number;
  readonly before?: string | null;
  readonly after?: string | null;
  readonly by?: WorkFinding['decided_by'];
  readonly tests?: readonly string[];
  readonly details?: Readonly<Record<string, string>>;
}

function excerpt(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null;
  return text.length <= LONGEST_EXCERPT ? text : `${text.slice(0, LONGEST_EXCERPT - 1)}…`;
}

/** Line and column of an offset, from 1. */
export function placeIn(text: string, start: number): { line: number; column: number } {
  const before = text.slice(0, start);
  return { line: before.split('\n').length, column: start - before.lastIndexOf('\n') };
}

export function finding(found: Found): WorkFinding {
  const at = found.text === undefined ? { line: 1, column: 1 } : placeIn(found.text, found.start ?? 0);
  return {
    rule: found.rule,
    severity: found.severity,
    place: { file: found.path, ...at },
    before: excerpt(found.before),
    after: excerpt(found.after),
    decided_by: found.by ?? 'syntax',
    tests: [...(found.tests ?? [])],
    details: { ...found.details },
  };
}
