import type { JudgedClaim, MessageClaimType } from '../../../contract/message-claim.ts';

/** Claims of what was done: a message may tell of it again in a later turn. */
const DEEDS: ReadonlySet<MessageClaimType> = new Set([
  'tests_added',
  'added',
  'changed',
  'fixed',
  'renamed',
  'removed',
  'documented',
]);

function isOpen({ type, verdict }: JudgedClaim): boolean {
  return DEEDS.has(type) && (verdict === 'CONTRADICTED' || verdict === 'UNSUPPORTED');
}

/** True where a claim of a deed is not borne out by this turn alone. */
export function mayTellAgain(claims: readonly JudgedClaim[]): boolean {
  return claims.some(isOpen);
}

/** Claims of this turn, and the same ones held against all that was done since the session began. */
export function toldAgain(
  claims: readonly JudgedClaim[],
  since: readonly JudgedClaim[],
): readonly JudgedClaim[] {
  return claims.map((claim, at) => {
    const older = since[at];
    if (older === undefined || !isOpen(claim)) return claim;
    const isSofter = claim.verdict === 'CONTRADICTED' && older.verdict !== 'CONTRADICTED';
    return older.verdict === 'BACKED' || isSofter ? older : claim;
  });
}
