import type { Language } from '../../contract/language.ts';
import type { ClaimValidation, ValidationReport } from '../../contract/validation-report.ts';
import { findingOf } from '../grounding/own-ground/finding-of.ts';
import { messageOf } from '../report/messages.ts';

/** A piece of evidence whose source could not be asked for it, and why. */
export interface UnaskedEvidence {
  readonly evidence_id: string;
  readonly failure: ValidationReport['metadata']['unavailable'][number];
}

type Issue = ClaimValidation['issues'][number];

/** True for the note that these pieces have nothing to read. */
function isEmptyNote(
  { code, message }: Issue,
  unasked: readonly UnaskedEvidence[],
  language: Language,
): boolean {
  const evidence = unasked.map(({ evidence_id }) => evidence_id).join(', ');
  const details = { evidence, reason: 'no_evidence' };
  return code === 'NOT_CHECKED' && message === messageOf(findingOf(code, 'GR46', { details }), language);
}

function noteOf({ evidence_id, failure }: UnaskedEvidence, language: Language): Issue {
  const { source, reason, detail: why } = failure;
  const details = { evidence: evidence_id, source, reason, why_not: why };
  const message = messageOf(findingOf('NOT_CHECKED', 'IN12', { details }), language);
  const place = { start: 0, end: 0 };
  const said = { rule: 'IN12', code: 'NOT_CHECKED', severity: 'info', message, place } as const;
  return { ...said, expected: null, actual: null, sources: [] };
}

/** The claim with its empty pieces told as what they are: not asked for. A claim that rests on none stays as it is. */
function told(claim: ClaimValidation, all: readonly UnaskedEvidence[], language: Language): ClaimValidation {
  const unasked = all.filter(({ evidence_id: id }) => claim.evidence_match[id]?.unchecked === 'no_evidence');
  const [first] = unasked;
  if (first === undefined) return claim;
  const matches = unasked.map(({ evidence_id, failure }) => [
    evidence_id,
    { ...claim.evidence_match[evidence_id], matched: false, unchecked: failure.reason },
  ]);
  return {
    ...claim,
    ...(claim.unchecked === 'no_evidence' ? { unchecked: first.failure.reason } : {}),
    evidence_match: { ...claim.evidence_match, ...Object.fromEntries(matches) },
    issues: [
      ...claim.issues.filter((issue) => !isEmptyNote(issue, unasked, language)),
      ...unasked.map((one) => noteOf(one, language)),
    ],
  };
}

/** IN12: evidence that its source could not be asked for is not empty: each claim that rests on it says whom and why. */
export function withUnaskedSources(
  claims: readonly ClaimValidation[],
  unasked: readonly UnaskedEvidence[],
  language: Language,
): readonly ClaimValidation[] {
  return unasked.length === 0 ? claims : claims.map((claim) => told(claim, unasked, language));
}
