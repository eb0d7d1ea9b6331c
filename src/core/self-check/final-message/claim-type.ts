import type { MessageClaimType } from '../../../contract/message-claim.ts';
import type { ClaimPattern } from './claim-pattern.ts';
import { ENGLISH_CLAIMS } from './english-claims.ts';
import { KOREAN_CLAIMS } from './korean-claims.ts';
import { PATTERN_WORDS } from './pattern-words.ts';
import { fits, type Worded, worded } from './worded.ts';
import { hasHangul } from '../../language/script.ts';

interface Form {
  readonly claim: ClaimPattern;
  readonly own: Worded;
}

const LATIN = /[a-z]{2}/i;

function forms(claims: readonly ClaimPattern[], lists: readonly (string | null)[]): readonly Form[] {
  const own = worded(
    claims.map(({ pattern }) => pattern),
    lists,
  );
  return claims.flatMap((claim, at) => own.slice(at, at + 1).map((one) => ({ claim, own: one })));
}

const ENGLISH = forms(ENGLISH_CLAIMS, PATTERN_WORDS.english_claims);
const KOREAN = forms(KOREAN_CLAIMS, PATTERN_WORDS.korean_claims);
const BOTH: readonly Form[] = [...ENGLISH, ...KOREAN];

/** The forms of the languages that the clause is in: to make a form ready takes longer than to try it. */
function formsFor(shape: string): readonly Form[] {
  if (!hasHangul(shape)) return ENGLISH;
  return LATIN.test(shape) ? BOTH : KOREAN;
}

/** What the first form that fits a clause makes of it. `item`: the clause is of an item, a row or a heading. */
export function claimType(shape: string, item: boolean): MessageClaimType | null {
  const lower = shape.toLowerCase();
  const found = formsFor(shape).find(
    ({ claim: { needs, items }, own }) =>
      (items === undefined || item) && needs?.test(shape) !== false && fits(own, shape, lower),
  );
  return found?.claim.type ?? null;
}
