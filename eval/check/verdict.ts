import { z } from 'zod';
import { WorkFinding } from '../../src/contract/work-finding.ts';
import { WorkReport } from '../../src/contract/work-report.ts';

/** What is read of the report; the rest may grow. */
const Report = z.object({
  status: WorkReport.shape.status,
  findings: z.array(z.object({ rule: WorkFinding.shape.rule, severity: WorkFinding.shape.severity })),
});

/** What `assay check` said of one repository. */
export const Verdict = z.object({
  exit: z.number().nullable(),
  /** Null where it gave no report. */
  status: Report.shape.status.nullable(),
  /** Rules of the findings that block. */
  blocking: z.array(z.string()),
  other: z.array(z.string()),
  duration_ms: z.number(),
  /** The end of what it printed, where there is no report. */
  trouble: z.string().nullable(),
});
export type Verdict = z.infer<typeof Verdict>;

function reportOf(text: string): z.infer<typeof Report> | null {
  try {
    return Report.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Reads what the command printed. */
export function verdictOf(
  ended: { readonly code: number | null; readonly stdout: string; readonly output: string },
  duration_ms: number,
): Verdict {
  const report = reportOf(ended.stdout);
  const rules = (blocks: boolean): string[] => [
    ...new Set(
      report?.findings.filter((one) => (one.severity === 'error') === blocks).map(({ rule }) => rule) ?? [],
    ),
  ];
  return {
    exit: ended.code,
    status: report?.status ?? null,
    blocking: rules(true),
    other: rules(false),
    duration_ms,
    trouble: report === null ? ended.output.slice(-500) : null,
  };
}

/** Blocked: it says FAILED and its exit code does too. */
export function isBlocked({ exit, status }: Verdict): boolean {
  return exit === 1 && status === 'FAILED';
}

/**
 * It gave no verdict that holds: no report, or an exit code that contradicts the status. Where nothing was to be run,
 * INCOMPLETE with exit 2 is all that it can say of work that shows no fault.
 */
export function isUnjudged({ status, exit }: Verdict, runs: boolean): boolean {
  if (status === null) return true;
  if (status === 'FAILED') return exit !== 1;
  return exit !== 0 && (runs || status !== 'INCOMPLETE' || exit !== 2);
}
