/**
 * What a library user may name. Errors are `AssayError` with `code`, `where` and `hint`. Places are `[start, end)` in
 * UTF-16 units; days are ISO dates and inclusive; confidences and scores lie in 0..1.
 *
 * `verify({ text, evidences })` holds a text against its evidence; `verdict.claims[0].reason` says why.
 * `verifyMiddleware()` does so for every answer of a model of the AI SDK.
 * `openVerifier({ sources, checkers })` asks your own sources and rules; `files('docs')` is evidence out of files.
 * `check({ folder, message })` is `assay check`: is finished work done?
 * `verifyAnswer(answer, options)` holds the claims of an answer against evidence that is asked for again.
 * `openVerifier(options)` is the same for many answers, with the graph kept open.
 * `new QualityGate(judge)` holds an answer against the checklist of its task; `judge` null = rules alone.
 * `verifyPure(answer, configuration, ports)` is the pure route: text in, report out; time, ids and data come by the ports.
 * Source of the schema, the statuses and the thresholds: the validator's specification, see SPEC.md.
 */
export { openVerifier, verifyOnce as verifyAnswer } from './app/open-verifier.ts';
export { verify } from './app/verify-in-short.ts';
export type { Verify } from './app/verify-in-short.ts';
export type { ClaimVerdict, Verdict } from './app/library/verdict-in-short.ts';
export { check } from './app/library/check-in-short.ts';
export type { CheckOptions, WorkVerdict } from './app/library/check-in-short.ts';
export { verifyMiddleware } from './app/library/ai-sdk/verify-middleware.ts';
export type { VerifyMiddleware } from './app/library/ai-sdk/middleware-types.ts';
export type { MiddlewareVerdict, VerifyMiddlewareOptions } from './app/library/ai-sdk/middleware-verdict.ts';
export { files } from './app/library/files.ts';
export type { EvidenceFiles } from './app/library/files.ts';
export type { AnswerToVerify, ShortAnswer } from './app/library/library-answer.ts';
export type { SourceEvidence, SourceFunction, SourceQuery } from './app/library/source-function.ts';
export type { ClaimChecker, ClaimToCheck } from './contract/claim-checker.ts';
export type {
  GivenAnswer,
  GivenEvidence,
  GivenMessage,
  GivenMessages,
  GivenPassage,
  GivenRow,
} from './contract/given-answer.ts';
export type { KeptVerdict, Verifier, VerifierOptions } from './app/open-verifier.ts';
export type { GrowingVerification } from './app/grow-answer.ts';
export type { VerifiedAnswer } from './app/verify-answer.ts';
export { checkAnswer, parseAnswer } from './app/library/read-answer.ts';

export { QualityGate } from './core/quality-gate/quality-gate.ts';
export type { GateAssessment, GateRequest, Judge } from './core/quality-gate/gate-request.ts';
export { TASK_CHECKLISTS } from './core/quality-gate/checklists.ts';
export { betterAttempt } from './core/quality-gate/retry/better-attempt.ts';
export { retryMessages } from './core/quality-gate/retry/retry-messages.ts';
export { evaluateSearchAnswer } from './core/quality-gate/search/evaluate-search-answer.ts';
export { streamMonitor } from './core/quality-gate/stream/stream-monitor.ts';
export type { StreamMonitor } from './core/quality-gate/stream/stream-monitor.ts';

export { verify as verifyPure } from './core/verify.ts';
export type { VerifyPorts } from './core/verify/route.ts';
export { extractClaims } from './core/claims/extract-claims.ts';
export type { Extraction } from './core/claims/extract-claims.ts';
export { sentences } from './core/language/sentences.ts';
export { findQuantities } from './core/language/find-quantities.ts';
export { findPeriods } from './core/language/find-periods.ts';
export { findDurations } from './core/language/find-durations.ts';
export { findIdentifiers } from './core/language/identifier.ts';
export { findNegations } from './core/language/negation.ts';
export { findHedges } from './core/language/hedge.ts';
export { normaliseName } from './core/language/name-normalise.ts';
export { nameSimilarity } from './core/language/name-similarity.ts';
export { convert, unitOf } from './core/language/units.ts';
export { periodOf } from './core/language/period-of.ts';

export { Answer } from './contract/answer.ts';
export type { AnswerInput } from './contract/answer.ts';
export { AssayError } from './contract/assay-error.ts';
export type { AssayErrorCode } from './contract/assay-error.ts';
export { CHECKERS } from './contract/checkers.ts';
export { Claim } from './contract/claim.ts';
export { ClaimStatus, ValidationStatus } from './contract/claim-status.ts';
export { Configuration, ValidationSettings } from './contract/configuration.ts';
export type { Entity, EntityCandidate, EntityKey, NameMatch } from './contract/entity.ts';
export { Evidence, EvidenceType } from './contract/evidence.ts';
export type { Fact, RelationFact } from './contract/fact.ts';
export { Issue, IssueCode, SourceAsked } from './contract/issue.ts';
export { Labels, Language } from './contract/language.ts';
export { LoadStep } from './contract/load-step.ts';
export { Message } from './contract/message.ts';
export type { Clock } from './contract/ports/clock.ts';
export type { Ids } from './contract/ports/ids.ts';
export type { AbortSignalLike, FactRequest, KnowledgeGraphReader } from './contract/ports/knowledge-graph.ts';
export { ChecklistItem, QualityChecklist, QualityResult } from './contract/quality.ts';
export { SearchQAEvaluation } from './contract/search-qa-evaluation.ts';
export { StreamWarning } from './contract/stream-warning.ts';
export type { SourceQuestion, SourceReader } from './contract/ports/source-reader.ts';
export { SourceDefinition } from './contract/source-definition.ts';
export { Span } from './contract/span.ts';
export { UncheckedReason } from './contract/unchecked-reason.ts';
export {
  CheckedPart,
  ClaimValidation,
  EvidenceMatch,
  HallucinationCheck,
  Recommendation,
  SetAside,
  ValidationCounts,
  ValidationReport,
} from './contract/validation-report.ts';
export { VerdictRecord } from './contract/verdict-record.ts';
export { Attribute, AttributeKind, EntityType, RelationKind, Vocabulary } from './contract/vocabulary.ts';
