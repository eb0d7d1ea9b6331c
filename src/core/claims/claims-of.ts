import type { Answer } from '../../contract/answer.ts';
import type { Claim } from '../../contract/claim.ts';
import { type Extraction, extractClaims } from './extract-claims.ts';
import type { Asserting } from './take-sentence.ts';

const FULL_STOP = /(?<![.!?。…\s])[.!?。…\s]+$/u;

function overlapsGiven(claim: Claim, given: readonly Claim[]): boolean {
  const bare = claim.text.replace(FULL_STOP, '');
  return given.some((other) => other.text.includes(bare));
}

function withoutClash(claims: readonly Claim[], taken: ReadonlySet<string>): Claim[] {
  return claims.map((claim) => {
    let id = claim.claim_id;
    while (taken.has(id)) id = `TXT-${id}`;
    return { ...claim, claim_id: id };
  });
}

/** Where the given claim stands in the text, if it stands there word for word. */
function placed(claim: Claim, text: string | undefined): Claim {
  const start = text?.indexOf(claim.text) ?? -1;
  if (start < 0 || claim.span !== undefined) return claim;
  return { ...claim, span: { start, end: start + claim.text.length } };
}

/** CL2: given claims are kept as they are; where there is a text, its sentences that no given claim states come after. */
export function claimsOf(
  content: Answer['content'],
  asserting: Asserting = 'stated',
): Extraction & { readonly given: number } {
  const given = (content.claims ?? []).map((claim) => placed(claim, content.text));
  if (content.text === undefined) return { claims: given, set_aside: [], given: given.length };
  const extracted = extractClaims(content.text, asserting);
  const fresh = extracted.claims.filter((claim) => !overlapsGiven(claim, given));
  const taken = new Set(given.map(({ claim_id }) => claim_id));
  return {
    claims: [...given, ...withoutClash(fresh, taken)],
    set_aside: extracted.set_aside,
    given: given.length,
  };
}
