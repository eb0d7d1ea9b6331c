import type {
  ClaimProof,
  ClaimReason,
  ClaimVerdictStatus,
  MessageClaim,
} from '../../../contract/message-claim.ts';

/** What became of a claim, before it is put in words. */
export interface ClaimVerdict {
  readonly verdict: ClaimVerdictStatus;
  readonly reason: ClaimReason;
  readonly shown_by: readonly ClaimProof[];
}

const DETAIL = 200;
const MOST = 5;

export function verdict(
  status: ClaimVerdictStatus,
  reason: ClaimReason,
  shown_by: readonly ClaimProof[] = [],
): ClaimVerdict {
  return { verdict: status, reason, shown_by: shown_by.slice(0, MOST) };
}

export function proof(kind: ClaimProof['kind'], what: string, detail: string): ClaimProof {
  return { kind, what, detail: detail.slice(0, DETAIL) };
}

/** Values of the objects of a kind that a claim names. */
export function objectsOf(
  { objects }: MessageClaim,
  kind: MessageClaim['objects'][number]['kind'],
): readonly string[] {
  return objects.filter((object) => object.kind === kind).map(({ value }) => value);
}

/** Whole numbers that a claim names. */
export function countsOf(claim: MessageClaim): readonly number[] {
  return objectsOf(claim, 'number')
    .map((value) => Number(value.replaceAll(',', '')))
    .filter((count) => Number.isInteger(count));
}
