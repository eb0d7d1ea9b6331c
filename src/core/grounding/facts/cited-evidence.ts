import type { Claim } from '../../../contract/claim.ts';
import type { Evidence } from '../../../contract/evidence.ts';
import type { EvidenceReading } from './evidence-reading.ts';

/** The evidence that a claim is held against, and its references that lead nowhere. */
export interface CitedEvidence {
  readonly evidence: readonly EvidenceReading[];
  readonly missing: readonly string[];
}

/** A given claim is held against what it cites; one extracted from the text, which cannot cite, against all. */
export function citedEvidence(
  claim: Claim,
  cites: boolean,
  all: readonly EvidenceReading[],
  given: readonly Evidence[],
): CitedEvidence {
  if (!cites) return { evidence: all, missing: [] };
  const evidence = claim.evidence_refs.flatMap((id) =>
    all.filter((reading) => reading.evidence.evidence_id === id),
  );
  const known = new Set(given.map(({ evidence_id: id }) => id));
  return { evidence, missing: claim.evidence_refs.filter((id) => !known.has(id)) };
}
