import type { Answer } from '../../contract/answer.ts';
import type { Claim } from '../../contract/claim.ts';
import { type Extraction, placedClaims } from './extract-claims.ts';
import { isSpent, newSteps, type Steps, take } from '../language/steps.ts';
import type { Asserting, PlacedClaim } from './take-sentence.ts';

const FULL_STOP = /(?<![.!?。…\s])[.!?。…\s]+$/u;

/** BD2: of two texts one of which is looked for in the other, so many pairs of characters are a step. */
const PAIRS = 50;

/** False where the steps are used up: what is looked for then is not found. */
function takesSearch(steps: Steps, text: number, wanted: number): boolean {
  if (isSpent(steps)) return false;
  take(steps, text * Math.max(1, wanted / PAIRS));
  return true;
}

function overlapsGiven(claim: Claim, given: readonly Claim[], steps: Steps): boolean {
  const bare = claim.text.replace(FULL_STOP, '');
  return given.some(({ text }) => takesSearch(steps, text.length, bare.length) && text.includes(bare));
}

function withoutClash<One extends Claim>(claims: readonly One[], taken: ReadonlySet<string>): One[] {
  return claims.map((claim) => {
    let id = claim.claim_id;
    while (taken.has(id)) id = `TXT-${id}`;
    return { ...claim, claim_id: id };
  });
}

/** Where the given claim stands in the text, if it stands there word for word. */
function placed(claim: Claim, text: string | undefined, steps: Steps): Claim {
  if (text === undefined || claim.span !== undefined) return claim;
  const start = takesSearch(steps, text.length, claim.text.length) ? text.indexOf(claim.text) : -1;
  if (start < 0) return claim;
  return { ...claim, span: { start, end: start + claim.text.length } };
}

/** A claim of the text has what leads to it; a given one stands by itself. */
export type ClaimOfAnswer = Claim & Partial<Pick<PlacedClaim, 'lead'>>;

/** CL2: given claims are kept as they are; where there is a text, its sentences that no given claim states come after. */
export function claimsOf(
  content: Answer['content'],
  asserting: Asserting = 'stated',
  steps: Steps = newSteps(),
): Extraction<ClaimOfAnswer> & { readonly given: number } {
  const given = (content.claims ?? []).map((claim) => placed(claim, content.text, steps));
  if (content.text === undefined) return { claims: given, set_aside: [], given: given.length };
  const extracted = placedClaims(content.text, asserting);
  const fresh = extracted.claims.filter((claim) => !overlapsGiven(claim, given, steps));
  const taken = new Set(given.map(({ claim_id }) => claim_id));
  return {
    claims: [...given, ...withoutClash(fresh, taken)],
    set_aside: extracted.set_aside,
    given: given.length,
  };
}
