import type { Evidence } from '../../../contract/evidence.ts';
import type { ReadPlace } from '../../../contract/grounding.ts';
import type { ValidationSettings } from '../../../contract/configuration.ts';
import type { GroundingSettings } from '../../../contract/grounding-settings.ts';
import type { UnaskedEvidence } from '../../../contract/unasked-evidence.ts';
import { type IsKnown, NOTHING_KNOWN } from '../../language/citation-mark.ts';
import { type Steps, take } from '../../language/steps.ts';
import { applyCalibration } from '../calibration/apply-calibration.ts';
import type { SaidSoFar } from '../held.ts';
import type { HoldAlone } from '../model-tier/claim-judge.ts';
import type { Bound } from '../over-budget.ts';
import type { StatementJudge } from '../statement-judge.ts';
import { askPieces } from './ask-pieces.ts';
import { citableOf } from './citable.ts';
import { isOwnGround } from './evidence-content.ts';
import { placeAsWritten } from './folded-content.ts';
import type { GroundedClaim } from './grounded-claim.ts';
import { groundsOf } from './grounds.ts';
import { type ClaimToHold, holdClaim, leaveClaim, missingCitation } from './hold-claim.ts';
import { knownTo } from './resolve-citation.ts';

/** An answer's evidence opened: its claims are held against it one by one, in their order. */
export interface OpenGrounds {
  /** Null where no evidence that the claim rests on is its own ground truth. */
  hold(claim: ClaimToHold): GroundedClaim | null;
  /** BD3: what is said of a claim that is not held, for it met a bound; null as of `hold`. */
  leave(claim: ClaimToHold, bound: Bound): GroundedClaim | null;
  /** Whether words in brackets name a piece of it, and so are a citation. */
  readonly isKnown: IsKnown;
  /** The running text of a piece of evidence; null for records. */
  textOf(evidenceId: string): string | null;
  /** How the same rules hold a claim against one text that stands alone. */
  readonly alone: HoldAlone;
  /** A place that was read, as the evidence has it. */
  written(place: ReadPlace): ReadPlace;
}

const NO_GROUNDS: OpenGrounds = {
  hold: () => null,
  leave: () => null,
  textOf: () => null,
  alone: () => null,
  isKnown: NOTHING_KNOWN,
  written: (place) => place,
};

/** BD2: steps for each piece of evidence and each citation of a claim: whether it is asked, and whether it is meant. */
const PIECE = 8;

/** What each claim must meet: how many supporting pieces it needs, and how far its rounded values may be off. */
type Bar = Pick<ValidationSettings, 'min_evidence_count' | 'numeric_tolerance'>;

/**
 * Reads the evidence once. `text` is the whole answer as far as it is known: footnotes are defined in it. What is read and
 * held counts in `steps`.
 */
export function openGrounds(
  evidences: readonly Evidence[],
  text: string,
  settings: GroundingSettings,
  steps: Steps,
  judge: StatementJudge | null,
  { min_evidence_count: wanted, numeric_tolerance: tolerance }: Bar,
  unasked: readonly UnaskedEvidence[] = [],
): OpenGrounds {
  if (!evidences.some(isOwnGround)) return NO_GROUNDS;
  const citable = citableOf(evidences, text);
  const grounds = groundsOf(evidences, settings, steps, judge, tolerance, unasked);
  const applied = applyCalibration(settings);
  const contents = new Map(grounds.pieces.map(({ evidence_id, content }) => [evidence_id, content]));
  let said: SaidSoFar | null = null;
  return {
    hold(claim) {
      take(steps, PIECE * grounds.pieces.length * (1 + claim.marks.length));
      const { lead, text: own } = claim;
      if (lead === null) return holdClaim({ ...claim, said: null }, grounds, citable, applied, wanted);
      said = { text: `${lead}${own}`, before: said };
      return holdClaim({ ...claim, said }, grounds, citable, applied, wanted);
    },
    leave: (claim, bound) => leaveClaim(claim, grounds, bound),
    isKnown: knownTo(citable),
    textOf: (evidenceId) => contents.get(evidenceId)?.text ?? null,
    alone(claim, text) {
      const one: Evidence = { evidence_id: 'quotation', type: 'document', data: text };
      const own = groundsOf([one], settings, steps, judge, tolerance);
      return askPieces(own, own.pieces, { text: claim, query: null, said: null }, applied);
    },
    written(place) {
      const content = contents.get(place.evidence_id);
      return content === undefined ? place : placeAsWritten(place, content.written);
    },
  };
}

/** True where the next claim of the same paragraph cites: one citation at the end stands for both. */
function citedNext(
  at: number,
  claims: readonly ClaimToHold[],
  sameParagraph: (at: number) => boolean,
): boolean {
  const next = claims[at + 1];
  return next !== undefined && next.marks.length > 0 && sameParagraph(at);
}

/** True for a claim of the text that cites; a link that leads to no evidence is a link and no more. */
function cites({ marks, refs }: ClaimToHold, held: GroundedClaim | null): boolean {
  if (refs !== null) return false;
  const leadsSomewhere = held?.citations.some(({ evidence_id }) => evidence_id !== null) ?? false;
  return leadsSomewhere || marks.some(({ kind }) => kind !== 'link');
}

/** CT4: the claims that need a citation and have none, where the answer cites at all or has to. Others stay as they are. */
export function withMissingCitations(
  grounded: readonly (GroundedClaim | null)[],
  claims: readonly ClaimToHold[],
  sameParagraph: (at: number) => boolean,
  policy: GroundingSettings['citations'],
): (GroundedClaim | null)[] {
  const uses = claims.some((claim, at) => cites(claim, grounded[at] ?? null));
  if (policy === 'ignored' || (policy === 'when_used' && !uses)) return [...grounded];
  return grounded.map((one, at) => {
    const claim = claims[at];
    if (one === null || claim === undefined || claim.refs !== null || claim.marks.length > 0) return one;
    if (citedNext(at, claims, sameParagraph)) return one;
    return { ...one, findings: [...one.findings, missingCitation(claim.text)] };
  });
}
