import type { KoreanTerm } from '../../../language/korean-term.ts';
import { isAlike, type KoreanBeside } from './beside.ts';

/** What stands behind a verb that is only held for likely, or is yet to be done. */
const LIKELY =
  /([가-힣]+) (?:것으로 (?:보|추정|여겨|예상|전망|추측|알려)|듯|가능성|것 같)|([가-힣]*[될질날릴일]) 수(?:도|가)? 있/u;
const PLANNED = /([가-힣]+) (?:계획|예정|방침|생각|작정)/u;
const OPEN =
  /보[인이]|추정|예상|전망|추측|여겨|여긴|듯|가능성|것 같|수도|수 있|모른|계획|예정|방침|생각|작정|려고|려 |기로|[될할일릴날] 것|아마|알려/u;

/** The last word of the claim that tells as a fact what the sentence holds for likely, or only plans; null for none. */
export function lostDoubt({ claim, said, terms, there, base, share }: KoreanBeside): KoreanTerm | null {
  if (share < 0.7 || OPEN.test(said)) return null;
  const likely = LIKELY.exec(there);
  const found = likely ?? PLANNED.exec(there);
  const word = found?.[1] ?? found?.[2];
  const told = claim.findLast(({ use, kind }) => use === 'final' && kind !== 'function');
  if (found === null || word === undefined || told === undefined) return null;
  if (likely === null && !told.past) return null;
  const start = base + found.index;
  const doubted = terms.find((term) => term.start >= start && term.end <= start + word.length);
  return doubted !== undefined && isSameDeed(doubted, told) ? told : null;
}

/** 지을 and 지었다: the modifier may be read as a noun. */
function isSameDeed(one: KoreanTerm, other: KoreanTerm): boolean {
  return isAlike(one, other) || one.stems.some((stem) => other.stems.some((own) => stem === own));
}
