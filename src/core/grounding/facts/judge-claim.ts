import type { Assertion } from '../../../contract/assertion.ts';
import type { GraphRead } from '../../../contract/graph-read.ts';
import { checkAssertion } from './check-assertion.ts';
import { type ClaimVerdict, claimVerdict } from './claim-verdict.ts';
import type { EvidenceReading } from './evidence-reading.ts';
import type { Ground } from './ground.ts';
import { concernsOf, type EvidenceVerdict, matchEvidence } from './match-evidence.ts';
import { readGraph } from './read-graph.ts';
import type { Ruling } from '../ruling.ts';

/** One claim read two ways: against what the sources know, and against what only came with the answer. */
export interface ClaimCase {
  readonly assertions: readonly Assertion[];
  readonly given: readonly Assertion[];
  readonly evidence: readonly EvidenceReading[];
  /** References that lead nowhere. */
  readonly missing: readonly string[];
  /** True where the claim cites its evidence itself, so that evidence about something else is a fault. */
  readonly cites: boolean;
}

/** The verdict of a claim with all that led to it. */
export interface JudgedClaim {
  readonly verdict: ClaimVerdict;
  readonly rulings: readonly Ruling[];
  readonly evidence: readonly EvidenceVerdict[];
  /** What graph and sources were read for it. */
  readonly graph: GraphRead | null;
}

function answered(rulings: readonly Ruling[]): boolean {
  return rulings.some(({ outcome }) => outcome !== 'unchecked' && outcome !== 'not_found');
}

function irrelevant(verdict: EvidenceVerdict): boolean {
  return verdict.findings.some(({ code }) => code === 'EVIDENCE_IRRELEVANT');
}

/** What the evidence of a claim says; of evidence that it does not cite itself only what is about it. */
export function heldEvidence(
  { evidence, cites }: Pick<ClaimCase, 'evidence' | 'cites'>,
  held: (reading: EvidenceReading) => EvidenceVerdict,
): EvidenceVerdict[] {
  const all = evidence.map(held);
  return cites ? all : all.filter((one) => !irrelevant(one) && (one.supports || one.contradicts));
}

/** Holds a claim against the sources; where they are silent, against the given data; contradiction beats support. */
export function judgeClaim(claim: ClaimCase, ground: Ground, givenGround: Ground): JudgedClaim {
  const asked = claim.assertions.map((assertion) => checkAssertion(assertion, ground));
  const given = claim.given.map((assertion) => checkAssertion(assertion, givenGround));
  const givenOnly = !answered(asked) && answered(given);
  const opposed = given.filter(({ outcome }) => outcome === 'contradicted');
  const rulings = givenOnly ? given : [...asked, ...opposed];
  const [concerns, ofGiven] = [concernsOf(claim.assertions, asked), concernsOf(claim.given, given)];
  const evidence = heldEvidence(claim, (reading) =>
    reading.unchecked === null
      ? matchEvidence(reading, concerns, ground)
      : matchEvidence(reading, ofGiven, givenGround),
  );
  const verdict = claimVerdict({
    rulings,
    evidence,
    missing: claim.missing,
    given_only: givenOnly,
    min_evidence_count: ground.settings.min_evidence_count,
  });
  return { verdict, rulings, evidence, graph: readGraph(claim.assertions, asked, ground) };
}
