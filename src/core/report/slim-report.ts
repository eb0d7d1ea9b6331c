import type { ReportPart } from '../../contract/report-parts.ts';
import type { ClaimValidation, ValidationReport } from '../../contract/validation-report.ts';
import { jsonBytes } from './json-bytes.ts';
import { shortenJson } from './shorten-json.ts';

/** A report of more bytes is slim where nobody asks for more. */
export const MOST_BYTES = 64 * 1024;

/** What of a report stays, and where the whole of it is. */
export interface Slimming {
  readonly keep: ReadonlySet<ReportPart>;
  /** The address of the whole report; null where it is not kept. */
  readonly whole: string | null;
  readonly mostBytes?: number;
}

function stands({ status, issues, unchecked }: ClaimValidation): boolean {
  return status === 'VERIFIED' && issues.length === 0 && unchecked === undefined;
}

/** A claim with its verdict and what was found against it, and not how that came about. */
function bare(claim: ClaimValidation, keep: Slimming['keep']): ClaimValidation {
  const { grounding, graph, ...rest } = claim;
  return {
    ...rest,
    evidence_match: keep.has('evidence_match') ? rest.evidence_match : {},
    parts: keep.has('parts') ? rest.parts : [],
    sources_asked: keep.has('sources_asked') ? rest.sources_asked : [],
    ...(keep.has('grounding') && grounding !== undefined ? { grounding } : {}),
    ...(keep.has('graph') && graph !== undefined ? { graph } : {}),
  };
}

function withClaims(report: ValidationReport, claims: readonly ClaimValidation[]): ValidationReport {
  return { ...report, result: { ...report.result, claim_validations: [...claims] } };
}

/** As many claims from the front as there is room for. */
function fitting(claims: readonly ClaimValidation[], room: number): ClaimValidation[] {
  let left = room;
  const count = claims.findIndex((claim) => (left -= jsonBytes(claim) + 1) < 0);
  return count === -1 ? [...claims] : claims.slice(0, count);
}

function marked(
  report: ValidationReport,
  whole: ValidationReport,
  { whole: at }: Slimming,
): ValidationReport {
  const slim = {
    bytes: jsonBytes(whole),
    claims_left_out: whole.result.claim_validations.length - report.result.claim_validations.length,
    whole: at,
  };
  return { ...report, metadata: { ...report.metadata, slim } };
}

/** All but the claims, within its share: ids of thousands of claims are a list too. */
function frameOf(report: ValidationReport, mostBytes: number): ValidationReport {
  return withClaims(shortenJson(withClaims(report, []), mostBytes / 4), report.result.claim_validations);
}

/**
 * RP8: a report that is too large without how its verdicts came about: first of the claims that stand, then of all; then
 * without the claims that stand; then with as many of the others as fit. The counts are those of the whole.
 */
export function slimReport(report: ValidationReport, slimming: Slimming): ValidationReport {
  const { keep, mostBytes = MOST_BYTES } = slimming;
  if (keep.has('all') || jsonBytes(report) <= mostBytes) return report;
  const { claim_validations: claims } = report.result;
  const steps = [
    () =>
      withClaims(
        report,
        claims.map((one) => (stands(one) ? bare(one, keep) : one)),
      ),
    () =>
      withClaims(
        report,
        claims.map((one) => bare(one, keep)),
      ),
  ];
  for (const step of steps) {
    const slim = marked(step(), report, slimming);
    if (jsonBytes(slim) <= mostBytes || (step === steps.at(-1) && keep.has('claims'))) return slim;
  }
  const frame = frameOf(report, mostBytes);
  const open = claims.filter((one) => !stands(one)).map((one) => bare(one, keep));
  const room = mostBytes - jsonBytes(marked(withClaims(frame, []), report, slimming)) - 64;
  return marked(withClaims(frame, fitting(open, room)), report, slimming);
}
