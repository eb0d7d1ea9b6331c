import type { Evidence } from '../../../src/contract/evidence.ts';
import { GroundingSettings } from '../../../src/contract/grounding-settings.ts';
import { applyCalibration } from '../../../src/core/grounding/calibration/apply-calibration.ts';
import type { Held } from '../../../src/core/grounding/held.ts';
import { citableOf } from '../../../src/core/grounding/own-ground/citable.ts';
import type { GroundedClaim } from '../../../src/core/grounding/own-ground/grounded-claim.ts';
import { groundsOf } from '../../../src/core/grounding/own-ground/grounds.ts';
import { type ClaimToHold, holdClaim } from '../../../src/core/grounding/own-ground/hold-claim.ts';
import { knownTo } from '../../../src/core/grounding/own-ground/resolve-citation.ts';
import { newSteps } from '../../../src/core/language/steps.ts';
import { findCitations, withoutCitations } from '../../../src/core/language/citations.ts';

export const SETTINGS = GroundingSettings.parse({ supported_above: 0.6, not_found_below: 0.4 });
export const APPLIED = applyCalibration(SETTINGS);

export function held(evidence_id: string, probability: number | null, more: Partial<Held> = {}): Held {
  return {
    evidence_id,
    rulings: [],
    signals: {},
    unsupported: [],
    read: [{ evidence_id, span: { start: 0, end: 4 }, path: null, quote: 'text' }],
    ...(probability === null ? {} : { probability }),
    ...more,
  };
}

export function contradiction(evidence_id: string, probability = 0.1): Held {
  const place = { start: 0, end: 1 };
  const rulings = [
    { rule: 'GR23', outcome: 'contradicted', findings: [], reading: '', place, points: [] } as const,
  ];
  return held(evidence_id, probability, { rulings });
}

export function documents(...texts: readonly string[]): Evidence[] {
  return texts.map((data, at) => ({ evidence_id: `e${at + 1}`, type: 'document', data }));
}

export function claimOf(text: string, evidences: readonly Evidence[], whole = ''): ClaimToHold {
  const marks = findCitations(text, knownTo(citableOf(evidences, whole)));
  return { text: withoutCitations(text, marks), query: null, marks, refs: null };
}

/** Holds a claim against evidence whose verifiers say what `says` gives for the ids that are asked together. */
export function holdWith(
  claim: ClaimToHold,
  evidences: readonly Evidence[],
  says: (ids: string) => Held | readonly Held[],
): GroundedClaim | null {
  const grounds = groundsOf(evidences, SETTINGS, newSteps(), null, 0.05);
  const fake = {
    ...grounds,
    hold: (pieces: typeof grounds.pieces) =>
      [says(pieces.map(({ evidence_id }) => evidence_id).join(' '))].flat(),
  };
  return holdClaim(claim, fake, citableOf(evidences, ''), APPLIED);
}
