import type { MessageClaimType } from '../../../contract/message-claim.ts';
import { type ClaimForm, patternsOf } from './claim-pattern.ts';
import { type Deed, englishDeed } from './english-deeds.ts';
import { ENGLISH_CLAIMS } from './english-claims.ts';
import { englishState } from './english-check-states.ts';
import { koreanState } from './korean-check-states.ts';
import { koreanDeed } from './korean-deeds.ts';
import { KOREAN_CLAIMS } from './korean-claims.ts';
import { PATTERN_WORDS } from './pattern-words.ts';
import { fits, type Worded, worded } from './worded.ts';
import { hasHangul } from '../../language/script.ts';

interface Tried {
  readonly form: ClaimForm;
  /** The words of a form that is a pattern. */
  readonly own: Worded | null;
}

const LATIN = /[a-z]{2}/i;

function forms(claims: readonly ClaimForm[], lists: readonly (string | null)[]): readonly Tried[] {
  const patterns = patternsOf(claims);
  const own = worded(
    patterns.map(({ pattern }) => pattern),
    lists,
  );
  const at = new Map<ClaimForm, Worded | undefined>(patterns.map((form, place) => [form, own[place]]));
  return claims.map((form) => ({ form, own: at.get(form) ?? null }));
}

const ENGLISH = forms(ENGLISH_CLAIMS, PATTERN_WORDS.english_claims);
const KOREAN = forms(KOREAN_CLAIMS, PATTERN_WORDS.korean_claims);
const BOTH: readonly Tried[] = [...KOREAN, ...ENGLISH.filter(({ form }) => 'pattern' in form)];

/** The forms of the languages that the clause is in: to make a form ready takes longer than to try it. */
function formsFor(shape: string): readonly Tried[] {
  if (!hasHangul(shape)) return ENGLISH;
  return LATIN.test(shape) ? BOTH : KOREAN;
}

/** What a clause claims, and how far it must not be denied or in doubt: a deed to its verb, all else to the end. */
export interface ClaimSaid {
  readonly type: MessageClaimType;
  readonly head: string;
}

/** A deed is denied by what follows at once: "Added no tests". */
const NEXT_WORD = /^\W*\w+/;

function headOf(shape: string, { head }: Deed): string {
  const [next = ''] = NEXT_WORD.exec(shape.slice(head)) ?? [];
  return shape.slice(0, head) + next;
}

/** What the first form that fits a clause makes of it. `item`: the clause is of an item, a row or a heading. */
export function claimOf(shape: string, item: boolean): ClaimSaid | null {
  const lower = shape.toLowerCase();
  const isKorean = hasHangul(shape);
  const deed = isKorean ? koreanDeed(shape) : englishDeed(shape, item);
  const state = isKorean ? koreanState(shape) : englishState(shape);
  const isSaid = ({ form, own }: Tried): boolean => {
    if ('state' in form) return state !== null;
    if ('deed' in form) return deed !== null && form.deed(deed);
    const mayBe = (form.items === undefined || item) && form.needs?.test(shape) !== false;
    return mayBe && own !== null && fits(own, shape, lower);
  };
  const form = formsFor(shape).find(isSaid)?.form;
  if (form === undefined) return null;
  if ('state' in form) return state === null ? null : { type: state, head: shape };
  return { type: form.type, head: 'deed' in form && deed !== null ? headOf(shape, deed) : shape };
}
