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

type What = readonly [
  rule: Found['rule'],
  severity: Found['severity'],
  details: Readonly<Record<string, string>>,
];

/** What lines show: one of the file as it is now, else only what stood before. */
export function byLines(
  { path, after }: { readonly path: string; readonly after: string | null },
  [rule, severity, details]: What,
  now: { readonly text: string; readonly start?: number | undefined } | null,
  before: string | null,
): Found {
  const place = now?.start === undefined || after === null ? {} : { text: after, start: now.start };
  return { rule, severity, path, ...place, before, after: now?.text ?? null, by: 'lines', details };
}

function excerpt(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null;
  return text.length <= LONGEST_EXCERPT ? text : `${text.slice(0, LONGEST_EXCERPT - 1)}…`;
}

function startsOf(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Line and column of an offset, from 1. */
function placeAt(starts: readonly number[], offset: number): { line: number; column: number } {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

/** What was found, with lines and columns; the lines of each text are counted once. */
export function findings(all: readonly Found[]): WorkFinding[] {
  const counted = new Map<string, number[]>();
  return all.map((found) => {
    const { text } = found;
    if (text === undefined) return finding(found, { line: 1, column: 1 });
    const starts = counted.get(text) ?? startsOf(text);
    counted.set(text, starts);
    return finding(found, placeAt(starts, found.start ?? 0));
  });
}

function finding(found: Found, at: { readonly line: number; readonly column: number }): WorkFinding {
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
