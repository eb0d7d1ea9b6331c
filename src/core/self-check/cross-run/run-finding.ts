import { groupBy } from './group-by.ts';
import type { TestResult } from '../../../contract/test-run.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import type { RunRule } from '../../../contract/work-rule.ts';

const EXCERPT = 200;

/** A test that something was found of. */
export interface Seen {
  readonly test: TestResult;
  readonly severity: WorkFinding['severity'];
  /** Why it has this severity: a word of the messages. */
  readonly reason: string;
  /** What the test said, where it failed. */
  readonly message?: string | undefined;
}

function excerpt(text: string | undefined): string | null {
  const line = text?.trim() ?? '';
  return line === '' ? null : line.slice(0, EXCERPT);
}

/** A finding about a run as a whole. */
export function runFinding(
  rule: RunRule,
  severity: WorkFinding['severity'],
  details: Readonly<Record<string, string>>,
  parts: { before?: string | undefined; after?: string | undefined; tests?: readonly string[] } = {},
): WorkFinding {
  return {
    rule,
    severity,
    place: null,
    before: excerpt(parts.before),
    after: excerpt(parts.after),
    decided_by: 'run',
    tests: [...(parts.tests ?? [])],
    details: { ...details },
  };
}

/** One finding for each file, severity and reason, with the tests that it is about. `files` are those of the work. */
export function findingsByFile(
  rule: RunRule,
  seen: readonly Seen[],
  isThere: (file: string) => boolean,
): WorkFinding[] {
  const groups = groupBy(seen, ({ test, severity, reason }) => JSON.stringify([test.file, severity, reason]));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { file } = first.test;
    const tests = group.map(({ test }) => test.id);
    const details = { reason: first.reason, count: String(group.length), ...(file === null ? {} : { file }) };
    const message = group.find((each) => each.message !== undefined)?.message;
    const finding = runFinding(rule, first.severity, details, { after: message, tests });
    return [file !== null && isThere(file) ? { ...finding, place: { file, line: 1, column: 1 } } : finding];
  });
}
