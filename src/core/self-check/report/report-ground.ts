import type { WorkEvidence } from '../../../contract/work-evidence.ts';
import type { TestText } from '../reports/read-test-text.ts';
import { placeAt } from '../syntax/place-at.ts';
import type { ReportClaim } from './report-claims.ts';

/** A report, what it claims, and what came with it. */
export interface ReportGround {
  readonly report: string;
  readonly evidence: WorkEvidence;
  readonly claims: readonly ReportClaim[];
  /** Null where no output of tests came. */
  readonly output: TestText | null;
}

export function claimsOf({ claims }: ReportGround, kind: ReportClaim['kind']): readonly ReportClaim[] {
  return claims.filter((claim) => claim.kind === kind);
}

/** What the output tells: the line that decided it, and its numbers where it has some. */
export function tellsOf({ output }: ReportGround): Readonly<Record<string, string>> {
  const line = output?.place?.text.trim() ?? '';
  const counts = output?.counts ?? null;
  if (counts === null) return { output: line };
  const failed = counts.failed + counts.errored;
  return { output: line, ran: String(counts.passed + failed), failed: String(failed) };
}

export function placeOf({ report }: ReportGround, claim: ReportClaim | undefined) {
  return claim === undefined ? null : { ...placeAt(report, claim.start), text: claim.text };
}
