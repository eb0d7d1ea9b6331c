import type { Claim } from '../../contract/claim.ts';
import type { ClaimStatus } from '../../contract/claim-status.ts';
import type { Finding } from '../../contract/finding.ts';
import type { GraphRead } from '../../contract/graph-read.ts';
import type { ClaimGrounding } from '../../contract/grounding.ts';
import type { Issue, IssueCode, SourceAsked } from '../../contract/issue.ts';
import type { Language } from '../../contract/language.ts';
import type { UncheckedReason } from '../../contract/unchecked-reason.ts';
import type { CheckedPart, ClaimValidation, EvidenceMatch } from '../../contract/validation-report.ts';
import { messageOf } from './messages.ts';

const RULES: Readonly<Record<IssueCode, string>> = {
  NUMBER_MISMATCH: 'GR55',
  UNIT_MISMATCH: 'GR55',
  OUT_OF_RANGE: 'GR55',
  DATE_MISMATCH: 'GR55',
  IMPOSSIBLE_DATE: 'GR2',
  TERM_MISMATCH: 'GR55',
  RELATION_NOT_FOUND: 'GR55',
  COUNT_MISMATCH: 'GR55',
  CHANGE_MISMATCH: 'GR55',
  COMPARISON_MISMATCH: 'GR55',
  ENTITY_NOT_FOUND: 'GR8',
  ENTITY_AMBIGUOUS: 'GR8',
  ENTITY_SIMILAR: 'GR8',
  ENTITY_MISMATCH: 'GR8',
  ATTRIBUTE_NOT_FOUND: 'GR8',
  NOT_IN_EVIDENCE: 'GR24',
  NEGATION_MISMATCH: 'GR27',
  STRENGTH_MISMATCH: 'GR28',
  OTHER_LANGUAGE: 'GR46',
  CITATION_UNRESOLVED: 'CT2',
  CITATION_UNSUPPORTED: 'CT3',
  CITATION_MISSING: 'CT4',
  OWN_CHECK: 'IN13',
  NOT_CHECKED: 'GR9',
  STALE_DATA: 'GR10',
  DATA_MISMATCH: 'GR11',
  RUN_MISMATCH: 'GR12',
  EVIDENCE_MISSING: 'GR13',
  EVIDENCE_IRRELEVANT: 'GR13',
  EVIDENCE_TOO_FEW: 'GR13',
};

/** What the grounding says of one claim, as the report takes it. */
export interface ClaimOutcome {
  readonly claim: Claim;
  readonly status: ClaimStatus;
  readonly confidence: number;
  readonly checked: boolean;
  readonly contradicted: boolean;
  readonly unchecked: UncheckedReason | null;
  readonly findings: readonly Finding[];
  readonly parts: readonly CheckedPart[];
  readonly evidence_match: Readonly<Record<string, EvidenceMatch>>;
  readonly sources_asked: readonly SourceAsked[];
  readonly grounding?: ClaimGrounding | null;
  readonly graph: GraphRead | null;
}

const SEVERITY = { error: 0, warning: 1, info: 2 } as const;

function issueOf(finding: Finding, language: Language): Issue {
  const { code, severity, place, expected, actual, sources, details } = finding;
  return {
    rule: finding.rule ?? RULES[code],
    code,
    severity,
    message: messageOf(finding, language),
    place,
    expected,
    actual,
    sources: [...sources],
    ...(code === 'ENTITY_NOT_FOUND' ? { subject_missing: details['role'] === 'subject' } : {}),
  };
}

/** The wire form of one claim's verdict: worst issues first. */
export function claimValidation(outcome: ClaimOutcome, language: Language): ClaimValidation {
  const { claim, unchecked } = outcome;
  const issues = outcome.findings.map((finding) => issueOf(finding, language));
  return {
    claim_id: claim.claim_id,
    status: outcome.status,
    confidence: Math.round(outcome.confidence * 1e6) / 1e6,
    evidence_match: { ...outcome.evidence_match },
    issues: issues.sort((a, b) => SEVERITY[a.severity] - SEVERITY[b.severity]),
    text: claim.text,
    span: claim.span ?? null,
    checked: outcome.checked,
    ...(unchecked === null ? {} : { unchecked }),
    contradicted: outcome.contradicted,
    parts: [...outcome.parts],
    sources_asked: [...outcome.sources_asked],
    ...(outcome.grounding ? { grounding: outcome.grounding } : {}),
    ...(outcome.graph === null ? {} : { graph: outcome.graph }),
  };
}
