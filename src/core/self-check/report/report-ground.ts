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

export function placeOf({ report }: ReportGround, claim: ReportClaim | undefined) {
  return claim === undefined ? null : { ...placeAt(report, claim.start), text: claim.text };
}
