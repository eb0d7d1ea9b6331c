import type { ClaimGrounding } from '../../contract/grounding.ts';
import type { Language } from '../../contract/language.ts';
import type { Span } from '../../contract/span.ts';
import type { ClaimValidation } from '../../contract/validation-report.ts';
import { isGiven } from '../grounding/facts/given.ts';
import type { JudgedClaim } from '../grounding/facts/judge-claim.ts';
import type { GroundedClaim } from '../grounding/own-ground/grounded-claim.ts';
import { sourcesOf } from '../grounding/ruling.ts';
import { claimValidation } from '../report/claim-validation.ts';
import type { WrittenClaim } from './as-written.ts';

/** What quotes the claim that was read at a place, as the claim was written; anything else stays. */
function quoted<T extends string | null>(
  text: T,
  place: Span,
  read: string,
  { claim, written }: WrittenClaim,
) {
  if (text !== read.slice(place.start, place.end)) return text;
  const { start, end } = written(place);
  return claim.text.slice(start, end);
}

function groundingOf(grounded: GroundedClaim, as: WrittenClaim, claimRead: string): ClaimGrounding {
  const { end, reason, probability, unsupported, read, citations, decided_by, judged } = grounded;
  return {
    end,
    reason,
    probability: Math.round(probability * 1e6) / 1e6,
    unsupported: unsupported.map(as.written),
    read: [...read],
    citations: citations.map((citation) => ({
      ...citation,
      text: quoted(citation.text, citation.place, claimRead, as),
      place: as.written(citation.place),
    })),
    decided_by,
    ...(judged === undefined ? {} : { judged }),
  };
}

/** The wire form of one claim's verdict. `read` is the claim as it was read. */
export function validationOf(
  as: WrittenClaim,
  read: string,
  judged: JudgedClaim,
  grounded: GroundedClaim | null,
  language: Language,
): ClaimValidation {
  const { claim, written } = as;
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
  const findings = verdict.findings.map((finding) => ({
    ...finding,
    expected: quoted(finding.expected, finding.place, read, as),
    place: written(finding.place),
  }));
  const grounding = grounded === null ? null : groundingOf(grounded, as, read);
  return claimValidation(
    { claim, ...verdict, findings, parts, evidence_match, sources_asked, grounding, graph },
    language,
  );
}
