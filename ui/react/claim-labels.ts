import type { ClaimStatus } from '../../src/contract/claim-status.ts';
import type { ReadValue } from '../../src/contract/graph-read.ts';
import type { GroundingReason } from '../../src/contract/grounding.ts';
import type { ModelAnswerOfClaim, NotCounted } from '../../src/contract/model-judgement.ts';
import type { Language } from '../../src/contract/language.ts';
import { isOpenAnswer } from '../../src/contract/may-answer.ts';
import type { ValidationReport } from '../../src/contract/validation-report.ts';
import type { UncheckedReason } from '../../src/contract/unchecked-reason.ts';
import { ai as aiEn, claims as en } from '../locales/en.json';
import { ai as aiKo, claims as ko } from '../locales/ko.json';

/** The words of what was read of the graph. `{{count}}` in `leftOut`. */
export interface GraphLabels {
  readonly title: string;
  readonly drawing: string;
  readonly table: string;
  readonly thing: string;
  readonly what: string;
  readonly value: string;
  readonly time: string;
  readonly source: string;
  readonly comes: string;
  readonly there: string;
  readonly notThere: string;
  readonly unknown: string;
  readonly leftOut: string;
  readonly outcome: Readonly<Record<ReadValue['outcome'], string>>;
}

/** The words of the claim view. Give your own, or take those of the screen. */
export interface ClaimLabels {
  readonly answer: string;
  readonly claims: string;
  readonly chosen: string;
  readonly status: Readonly<Record<ClaimStatus, string>>;
  readonly contradicted: string;
  readonly undecided: string;
  readonly byWords: string;
  /** In place of `VERIFIED` where the answer only quotes what may answer. */
  readonly quoted: string;
  readonly unchecked: string;
  readonly expected: string;
  readonly actual: string;
  readonly passage: string;
  readonly notHere: string;
  readonly sources: string;
  /** `{{day}}`. */
  readonly asOf: string;
  readonly noDay: string;
  readonly noIssue: string;
  readonly noClaims: string;
  readonly derived: string;
  readonly gap: string;
  /** What a model said. `{{verdict}}` in `byModel`. */
  readonly judged: {
    readonly byModel: string;
    readonly by: string;
    readonly notCounted: string;
    readonly answers: Readonly<Record<ModelAnswerOfClaim, string>>;
    readonly why: Readonly<Record<NotCounted, string>>;
  };
  readonly graph: GraphLabels;
  readonly reasons: Readonly<Record<UncheckedReason, string>>;
  readonly grounding: Readonly<Record<GroundingReason, string>>;
}

/** The words of the screen. */
export function claimLabels(language: Language): ClaimLabels {
  return language === 'en' ? { ...en, reasons: aiEn.reasons } : { ...ko, reasons: aiKo.reasons };
}

/** UI41: of an answer that says that it may be none: that its sentences stand in the evidence makes nothing of it verified. */
export function labelsOf({ result }: ValidationReport, labels: ClaimLabels): ClaimLabels {
  if (!isOpenAnswer(result.set_aside)) return labels;
  return { ...labels, status: { ...labels.status, VERIFIED: labels.quoted } };
}
