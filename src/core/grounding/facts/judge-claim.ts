import type { GraphRead } from '../../../contract/graph-read.ts';
import { type ClaimVerdict, claimVerdict } from './claim-verdict.ts';
import type { EvidenceReading } from './evidence-reading.ts';
import type { Ground } from './ground.ts';
import { type Concern, type EvidenceVerdict, matchEvidence } from './match-evidence.ts';
import type { Ruling } from '../ruling.ts';

/** What came with the answer says of a claim, where nobody could be asked. */
export interface GivenSaid {
  readonly rulings: readonly Ruling[];
  readonly concerns: readonly Concern[];
  readonly ground: Ground;
}

/** A claim with its evidence. */
export interface ClaimCase {
  readonly evidence: readonly EvidenceReading[];
  /** References that lead nowhere. */
  readonly missing: readonly string[];
  /** True where the claim cites its evidence itself, so that evidence about something else is a fault. */
  readonly cites: boolean;
  readonly given: GivenSaid;
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
function heldEvidence(
  { evidence, cites, given }: ClaimCase,
  concerns: readonly Concern[],
  ground: Ground,
): EvidenceVerdict[] {
  const all = evidence.map((reading) =>
    reading.unchecked === null
      ? matchEvidence(reading, concerns, ground)
      : matchEvidence(reading, given.concerns, given.ground),
  );
  return cites ? all : all.filter((one) => !irrelevant(one) && (one.supports || one.contradicts));
}

/** The verdict of a claim by what the sources say; where they are silent, by the given data; contradiction beats support. */
export function judgeClaim(
  asked: readonly Ruling[],
  concerns: readonly Concern[],
  claim: ClaimCase,
  ground: Ground,
  graph: GraphRead | null,
): JudgedClaim {
  const { given, missing } = claim;
  const given_only = !answered(asked) && answered(given.rulings);
  const opposed = given.rulings.filter(({ outcome }) => outcome === 'contradicted');
  const rulings = given_only ? given.rulings : [...asked, ...opposed];
  const evidence = heldEvidence(claim, concerns, ground);
  const { min_evidence_count } = ground.settings;
  const verdict = claimVerdict({ rulings, evidence, missing, given_only, min_evidence_count });
  return { verdict, rulings, evidence, graph };
}
