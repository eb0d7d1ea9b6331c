import { CHECKERS } from '../../contract/checkers.ts';
import { isUndecided } from '../../contract/claim-standing.ts';
import type { Configuration } from '../../contract/configuration.ts';
import type { AnswerGrounding } from '../../contract/grounding.ts';
import type { ModelBill } from '../../contract/model-judgement.ts';
import type { Language } from '../../contract/language.ts';
import type { UncheckedReason } from '../../contract/unchecked-reason.ts';
import type {
  ClaimValidation,
  HallucinationCheck,
  SetAside,
  ValidationReport,
} from '../../contract/validation-report.ts';
import { isOpenAnswer } from '../../contract/may-answer.ts';
import { recommendations } from './recommendations.ts';
import { overallScore } from './score.ts';
import { validationStatus } from './validation-status.ts';

/** RP3: suspicious = contradicted or HALLUCINATION; ungrounded = nothing supports it. */
function hallucinationCheck(claims: readonly ClaimValidation[]): HallucinationCheck {
  const suspicious = claims.filter((claim) => claim.contradicted || claim.status === 'HALLUCINATION');
  const ungrounded = claims.filter((claim) => !claim.parts.some(({ outcome }) => outcome === 'supported'));
  return {
    detected: suspicious.length > 0,
    suspicious_claims: suspicious.map(({ claim_id }) => claim_id),
    ungrounded_claims: ungrounded.map(({ claim_id }) => claim_id),
  };
}

/** Everything that a report is made of. */
export interface ReportParts {
  readonly validation_id: string;
  readonly response_id: string;
  readonly claims: readonly ClaimValidation[];
  readonly set_aside: readonly SetAside[];
  readonly grounding: AnswerGrounding | null;
  readonly configuration: Configuration;
  readonly language: Language;
  readonly reference_date: string | null;
  readonly queries: number;
  readonly time_ms: number;
  readonly steps: number;
  /** Of the configured model; null where it was asked nothing. */
  readonly bill: ModelBill | null;
  readonly left_out: readonly string[];
  readonly unread: readonly string[];
  readonly unavailable: ValidationReport['metadata']['unavailable'];
}

function compared(claim: ClaimValidation): boolean {
  if (claim.grounding !== undefined && (claim.checked || isUndecided(claim))) return true;
  return claim.parts.some(({ outcome }) => outcome !== 'unchecked' && outcome !== 'not_found');
}

/** Why nothing could be compared; null where at least one claim was, if only with given data. */
function errorReason(claims: readonly ClaimValidation[], abstained: boolean): UncheckedReason | null {
  if (claims.length === 0) return abstained ? null : 'no_evidence';
  if (claims.some(compared)) return null;
  return claims.find(({ unchecked }) => unchecked !== undefined)?.unchecked ?? 'no_evidence';
}

function countsOf(claims: readonly ClaimValidation[]): ValidationReport['result']['counts'] {
  const checked = claims.filter((claim) => claim.checked).length;
  const contradicted = claims.filter(
    (claim) => claim.contradicted || claim.status === 'HALLUCINATION',
  ).length;
  return { claims: claims.length, checked, unchecked: claims.length - checked, contradicted };
}

/** RP5: the report. Every claim is in it exactly once, in the order given. */
export function buildReport(parts: ReportParts): ValidationReport {
  const { claims, configuration, language } = parts;
  const isOpen = isOpenAnswer(parts.set_aside);
  const abstained =
    claims.length === 0 && !isOpen && parts.set_aside.some(({ kind }) => kind === 'abstention');
  const reason = errorReason(claims, abstained);
  return {
    status: reason === null ? 'success' : 'error',
    ...(reason === null ? {} : { reason }),
    result: {
      validation_id: parts.validation_id,
      response_id: parts.response_id,
      overall_score: overallScore(claims.map(({ confidence }) => confidence)),
      validation_status: validationStatus(claims, configuration.validation, isOpen),
      claim_validations: [...claims],
      hallucination_check: hallucinationCheck(claims),
      recommendations: recommendations(claims, language, isOpen),
      counts: countsOf(claims),
      set_aside: [...parts.set_aside],
      ...(abstained ? { abstained } : {}),
      ...(parts.grounding === null ? {} : { grounding: parts.grounding }),
    },
    metadata: {
      kg_queries_executed: parts.queries,
      validation_time_ms: parts.time_ms,
      steps: parts.steps,
      language,
      reference_date: parts.reference_date,
      settings: { ...configuration.validation },
      checkers: { ...CHECKERS },
      ...(parts.bill === null ? {} : { judge: parts.bill }),
      ...(parts.left_out.length === 0 ? {} : { left_out: [...parts.left_out] }),
      ...(parts.unread.length === 0 ? {} : { unread: [...parts.unread] }),
      unavailable: [...parts.unavailable],
    },
  };
}
