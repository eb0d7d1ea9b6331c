import type { Claim } from '../../contract/claim.ts';
import type { ClaimGrounding } from '../../contract/grounding.ts';
import type { Language } from '../../contract/language.ts';
import type { ClaimValidation } from '../../contract/validation-report.ts';
import type { Readable } from '../claims/readable.ts';
import { isGiven } from '../grounding/facts/given.ts';
import type { JudgedClaim } from '../grounding/facts/judge-claim.ts';
import type { GroundedClaim } from '../grounding/own-ground/grounded-claim.ts';
import { sourcesOf } from '../grounding/ruling.ts';
import { claimValidation } from '../report/claim-validation.ts';

function groundingOf(grounded: GroundedClaim, written: Readable['written']): ClaimGrounding {
  const { end, probability, unsupported, read, citations, decided_by } = grounded;
  return {
    end,
    probability: Math.round(probability * 1e6) / 1e6,
    unsupported: unsupported.map(written),
    read: [...read],
    citations: citations.map((citation) => ({ ...citation, place: written(citation.place) })),
    decided_by,
  };
}

/** The wire form of one claim's verdict. */
export function validationOf(
  claim: Claim,
  judged: JudgedClaim,
  grounded: GroundedClaim | null,
  language: Language,
  written: Readable['written'],
): ClaimValidation {
  const { verdict, rulings, evidence, graph } = judged;
  const parts = rulings.map(({ rule, outcome, reason, reading, place, derivation }) => ({
    rule,
    outcome,
    ...(reason === undefined ? {} : { unchecked: reason }),
    reading,
    place: written(place),
    ...(derivation === undefined ? {} : { derivation }),
  }));
  const evidence_match = Object.fromEntries(evidence.map(({ id, match }) => [id, match]));
  const sources_asked = sourcesOf(rulings.flatMap(({ points }) => points)).filter(
    ({ source }) => !isGiven(source),
  );
  const findings = verdict.findings.map((finding) => ({ ...finding, place: written(finding.place) }));
  const grounding = grounded === null ? null : groundingOf(grounded, written);
  return claimValidation(
    { claim, ...verdict, findings, parts, evidence_match, sources_asked, grounding, graph },
    language,
  );
}
