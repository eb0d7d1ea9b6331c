import type { Finding } from '../../../contract/finding.ts';
import type { AppliedCalibration } from '../calibration/apply-calibration.ts';
import { type Conflict, findConflict } from '../conflicts/find-conflict.ts';
import { isAttributed } from '../conflicts/told.ts';
import { type Combined, isBacked } from './combine.ts';
import { findingOf } from './finding-of.ts';
import type { Ground, Grounds } from './grounds.ts';

/** A claim that its evidence supports, and the pieces that it was held against. */
export interface SupportedClaim {
  readonly text: string;
  readonly grounds: Grounds;
  readonly pieces: readonly Ground[];
  readonly held: Combined;
}

/** Of the probability of a claim that another piece denies so much is left, of the highest that is not found. */
const LEFT = 0.95;

/** GR50: a supported claim that another of the same pieces denies, contradicted; any other as it is. */
export function withConflict(claim: SupportedClaim, applied: AppliedCalibration): Combined {
  const { held, grounds, pieces } = claim;
  const conflict = conflictIn(claim, pieces, null);
  if (conflict === null) return held;
  const { place, expected, against } = conflict;
  const texts = grounds.texts(pieces)?.passages ?? [];
  const isText = new Set(texts.map(({ evidence_id }) => evidence_id));
  const finding = conflictFinding(conflict, 'error');
  const ruling = { rule: 'GR50', findings: [finding], reading: expected, place, points: [] };
  return {
    ...held,
    end: 'contradicted',
    reason: null,
    probability: held.probability * applied.not_found_below * LEFT,
    rulings: [...held.rulings, { ...ruling, outcome: 'contradicted' }],
    unsupported: [place],
    read: [...held.read.filter(({ evidence_id, path }) => path !== null || isText.has(evidence_id)), against],
  };
}

/** GR50: a claim that its citation supports and a piece that it does not cite denies: a warning. */
export function conflictElsewhere(claim: SupportedClaim, all: readonly Ground[]): Finding[] {
  if (all.length <= claim.pieces.length) return [];
  const cited = new Set(claim.pieces.map(({ evidence_id }) => evidence_id));
  const conflict = conflictIn(claim, all, (id) => !cited.has(id));
  return conflict === null ? [] : [conflictFinding(conflict, 'warning')];
}

function conflictIn(
  { text, grounds, held }: SupportedClaim,
  pieces: readonly Ground[],
  among: ((id: string) => boolean) | null,
): Conflict | null {
  if (pieces.length < 2 || !isBacked(held)) return null;
  const texts = grounds.texts(pieces);
  const conflict = texts === null ? null : findConflict(texts, text, held.read, among);
  return conflict === null || isAttributed(text) ? null : conflict;
}

function conflictFinding(
  { code, place, expected, actual, against }: Conflict,
  severity: Finding['severity'],
): Finding {
  const sources = [{ source: against.evidence_id, as_of: null }];
  return findingOf(code, 'GR50', { severity, place, expected, actual, sources });
}
