import type { AnswerInput } from '../contract/answer.ts';
import type { ClaimStatus, ValidationStatus } from '../contract/claim-status.ts';
import type { GivenAnswer } from '../contract/given-answer.ts';
import type { ClaimValidation, ValidationReport } from '../contract/validation-report.ts';
import { verifyOnce, type VerifierOptions } from './open-verifier.ts';

/** What became of one claim. */
export interface ClaimVerdict {
  readonly text: string;
  readonly status: ClaimStatus;
  /** 0 to 1. */
  readonly confidence: number;
  /** Why it is not verified, in the language of the answer; null where it is. */
  readonly reason: string | null;
  /** What it is called in `report`. */
  readonly claim_id: string;
}

/** A report in short; `report` has all of it. */
export interface Verdict {
  readonly status: ValidationStatus;
  /** True for PASSED alone. */
  readonly passed: boolean;
  /** 0 to 1, over all claims. */
  readonly score: number;
  readonly claims: readonly ClaimVerdict[];
  readonly report: ValidationReport;
}

function claimVerdict({ claim_id, text, status, confidence, issues }: ClaimValidation): ClaimVerdict {
  const told = issues.find(({ severity }) => severity === 'error') ?? issues[0];
  const reason = status === 'VERIFIED' ? null : (told?.message ?? null);
  return { text, status, confidence, reason, claim_id };
}

/**
 * Holds an answer against its evidence, and the graph and sources of the configuration: `verify({ text, evidences })`.
 * Throws `AssayError` as `openVerifier` and its `verify` do; for many answers those are faster.
 */
export async function verify(
  answer: GivenAnswer | AnswerInput,
  options: VerifierOptions = {},
): Promise<Verdict> {
  const { report } = await verifyOnce(answer, options);
  const { validation_status: status, overall_score: score, claim_validations } = report.result;
  return { status, passed: status === 'PASSED', score, claims: claim_validations.map(claimVerdict), report };
}
