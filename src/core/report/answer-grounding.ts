import { isUndecided } from '../../contract/claim-standing.ts';
import type { AnswerGrounding, ClaimGrounding, GroundingEnd } from '../../contract/grounding.ts';
import type { Span } from '../../contract/span.ts';
import type { ClaimValidation } from '../../contract/validation-report.ts';

const WORST: readonly GroundingEnd[] = [
  'contradicted',
  'not_found',
  'undecided',
  'supported_by_words',
  'supported',
];

type Grounded = ClaimValidation & { readonly grounding: ClaimGrounding };

/** True for a claim that some evidence could be asked about. */
function isGrounded(claim: ClaimValidation): claim is Grounded {
  return claim.grounding !== undefined && (claim.grounding.end !== 'undecided' || isUndecided(claim));
}

/** True where the evidence as a whole says it, but not the piece that the claim cites. */
function isMiscited({ issues, grounding }: Grounded): boolean {
  const isBacked = grounding.end === 'supported' || grounding.end === 'supported_by_words';
  return isBacked && issues.some(({ code }) => code === 'CITATION_UNSUPPORTED');
}

/** For the whole a claim stands as its citation leaves it: one that cites the wrong piece is not found there. */
function standing(claim: Grounded): { readonly end: GroundingEnd; readonly probability: number } {
  return isMiscited(claim) ? { end: 'not_found', probability: claim.confidence } : claim.grounding;
}

/** Ranges of a claim as ranges of the whole text; none for a claim that does not stand in it. */
function placed({ span, grounding }: Grounded): Span[] {
  if (span === null) return [];
  return grounding.unsupported.map(({ start, end }) => ({
    start: span.start + start,
    end: span.start + end,
  }));
}

/** RP6: how the whole answer fared: its worst end, the probability that all of it is supported, what is not. */
export function answerGrounding(
  claims: readonly ClaimValidation[],
  how: Pick<AnswerGrounding, 'aggregation' | 'band' | 'calibration'>,
  probabilityOf: (claims: readonly number[]) => number,
): AnswerGrounding | null {
  const grounded = claims.filter(isGrounded);
  if (grounded.length === 0) return null;
  const stand = grounded.map(standing);
  const ends = new Set(stand.map(({ end }) => end));
  const probability = probabilityOf(stand.map((one) => one.probability));
  return {
    end: WORST.find((end) => ends.has(end)) ?? 'supported',
    probability: Math.round(probability * 1e6) / 1e6,
    unsupported: grounded.flatMap(placed),
    ...how,
  };
}
