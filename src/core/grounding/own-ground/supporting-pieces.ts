import type { AppliedCalibration } from '../calibration/apply-calibration.ts';
import type { ClaimInPlace } from '../held.ts';
import { askPieces } from './ask-pieces.ts';
import { type Combined, isBacked } from './combine.ts';
import type { GroundedClaim } from './grounded-claim.ts';
import type { Ground, Grounds } from './grounds.ts';
import type { Asked } from './silence.ts';

/** A claim as it was held against some pieces, and what came of it. */
export interface HeldClaim {
  readonly claim: ClaimInPlace;
  readonly grounds: Grounds;
  readonly applied: AppliedCalibration;
  /** The pieces that were asked. */
  readonly pieces: readonly Ground[];
  readonly whole: Combined;
}

/** Whether a piece supports the claim; null for one that was not asked. */
export type Carries = (id: string) => boolean | null;

const HALF = 0.5;
const MOST_SILENT = 20;
const MOST_JOINED = 8;
const MOST_ASKED_ALONE = 50;

function heldAgainst({ claim, grounds, applied }: HeldClaim, pieces: readonly Ground[]): Combined | null {
  return askPieces(grounds, pieces, claim, applied);
}

/** True where a piece that says a good part of the claim is needed for it: the others alone do not support it. */
function isNeeded(held: HeldClaim, piece: Ground, alone: Combined): boolean {
  const { pieces, applied } = held;
  if (alone.end === 'contradicted' || alone.probability < applied.supported_above * HALF) return false;
  if (pieces.length > MOST_JOINED) return false;
  const others = heldAgainst(
    held,
    pieces.filter((one) => one !== piece),
  );
  return others === null || !isBacked(others);
}

function carries(held: HeldClaim, id: string): boolean | null {
  const piece = held.pieces.find(({ evidence_id }) => evidence_id === id);
  if (piece === undefined) return null;
  if (!isBacked(held.whole)) return false;
  if (held.pieces.length === 1 || held.whole.read.some(({ evidence_id }) => evidence_id === id)) return true;
  const alone = heldAgainst(held, [piece]);
  return alone !== null && (isBacked(alone) || isNeeded(held, piece, alone));
}

/** CT3: of the pieces of a supported claim those that were read for it, support it alone, or without which it falls. */
export function carriesOf(held: HeldClaim): Carries {
  const known = new Map<string, boolean | null>();
  return (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const found = carries(held, id);
    known.set(id, found);
    return found;
  };
}

/** GR48: pieces beside those that were read that support the claim too, as many as are still wanted; the first fifty are asked. */
function alsoSupporting(held: HeldClaim, carry: Carries, wanted: number): Set<string> {
  const read = new Set(held.whole.read.map(({ evidence_id }) => evidence_id));
  const found = new Set<string>();
  const others = held.pieces.filter(({ evidence_id }) => !read.has(evidence_id)).slice(0, MOST_ASKED_ALONE);
  for (const { evidence_id } of others) {
    if (read.size + found.size >= wanted) break;
    if (carry(evidence_id) === true) found.add(evidence_id);
  }
  return found;
}

/** The pieces that a claim names, each with whether it supports it. */
export function namedPieces(
  asked: readonly Asked[],
  carry: Carries,
  isSupported: boolean,
): GroundedClaim['pieces'] {
  return asked.map(({ piece: { evidence_id: id }, why }) => ({
    id,
    matched: why === null && isSupported && carry(id) === true,
    unchecked: why,
  }));
}

/** Of all pieces those that were read for a claim that names none, others that support it too, and the first that say nothing. */
export function foundPieces(
  asked: readonly Asked[],
  held: HeldClaim,
  carry: Carries,
  wanted: number,
): GroundedClaim['pieces'] {
  const isSupported = isBacked(held.whole);
  const also = isSupported ? alsoSupporting(held, carry, wanted) : new Set<string>();
  const read = new Set(held.whole.read.map(({ evidence_id }) => evidence_id));
  const alone = held.pieces.length === 1;
  const shown = asked.filter(
    ({ piece: { evidence_id: id }, why }) => why === null && (alone || read.has(id) || also.has(id)),
  );
  const silent = asked.filter(({ why }) => why !== null).slice(0, MOST_SILENT);
  return [...shown, ...silent].map(({ piece: { evidence_id: id }, why }) => ({
    id,
    matched: why === null && isSupported,
    unchecked: why,
  }));
}
