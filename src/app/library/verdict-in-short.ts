import type { ClaimStatus, ValidationStatus } from '../../contract/claim-status.ts';
import type { Language } from '../../contract/language.ts';
import type { ClaimValidation, ValidationReport } from '../../contract/validation-report.ts';
import { GROUNDING_WORDS } from '../../core/report/grounding-words.ts';
import { judgedLine } from '../../core/report/judged-words.ts';
import { notChecked } from '../../core/report/unchecked-words.ts';

/** What became of one claim. */
export interface ClaimVerdict {
  /** The claim, as it is written. */
  readonly text: string;
  /** Its verdict. */
  readonly status: ClaimStatus;
  /** 0 to 1. */
  readonly confidence: number;
  /** Why it is not verified, in the language of the answer; of one that a model decided, who. Null where rules verified it. */
  readonly reason: string | null;
  /** What it is called in `report`. */
  readonly claim_id: string;
}

/** A report in short; `report` has all of it. */
export interface Verdict {
  /** The verdict of the whole answer. */
  readonly status: ValidationStatus;
  /** True for PASSED alone. */
  readonly passed: boolean;
  /** 0 to 1, over all claims. */
  readonly score: number;
  /** Each claim with its verdict and why, in the order of the answer. */
  readonly claims: readonly ClaimVerdict[];
  /** The report of `assay verify`, whole. */
  readonly report: ValidationReport;
}

/** Why a claim is not verified: what was found against it, else why it is open. */
function reasonOf({ issues, grounding, unchecked }: ClaimValidation, language: Language): string | null {
  const told = issues.find(({ severity }) => severity === 'error') ?? issues[0];
  if (told !== undefined) return told.message;
  const why = grounding?.reason ?? null;
  if (why !== null) return GROUNDING_WORDS[language][why];
  return unchecked === undefined ? null : notChecked(unchecked, language);
}

/** One claim of a report in short. */
export function claimVerdict(claim: ClaimValidation, language: Language): ClaimVerdict {
  const { claim_id, text, status, confidence } = claim;
  const { judged } = claim.grounding ?? {};
  const byModel = judged?.counted === true ? judgedLine(judged, language) : null;
  const reason = byModel ?? (status === 'VERIFIED' ? null : reasonOf(claim, language));
  return { text, status, confidence, reason, claim_id };
}

/** A report in short. */
export function inShort(report: ValidationReport): Verdict {
  const { validation_status: status, overall_score: score, claim_validations } = report.result;
  const claims = claim_validations.map((claim) => claimVerdict(claim, report.metadata.language));
  return { status, passed: status === 'PASSED', score, claims, report };
}
