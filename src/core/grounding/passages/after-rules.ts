import type { Language } from '../../../contract/language.ts';
import { isEverydayWord } from '../../language/everyday-english.ts';
import type { Alignment } from './alignment.ts';
import type { ClaimTerm } from './claim-terms.ts';

/** A claim that says what no evidence has stays under this, in the order of the fitted score. */
const BOUND = { least: 0.38, share: 0.1 };
/** So much of a claim, by weight, may be said in words that the evidence does not have. */
const FREE = 0.25;
/** Claims of at most so many words of content, and the unmet share from which they are not borne out. */
const FEW = [
  { most: 4, share: 0.3 },
  { most: 8, share: 0.5 },
  { most: Infinity, share: 0.9 },
];
const FLOOR = 0.5;
const ELSEWHERE = 0.35;
const EVERYDAY = 0.7;

/**
 * By what the claim ends: words most of which no evidence has support nothing, a claim met word by word is supported.
 */
export function afterRules(fitted: number, alignment: Alignment, language: Language): number {
  const unmet = unmetShare(alignment);
  if (language === 'en' && isMostlyNew(alignment.content.length, unmet)) return bounded(fitted);
  return unmet > FREE ? fitted : Math.max(fitted, FLOOR + 0.04 * fitted);
}

/** So short an English claim leaves no room for paraphrase: what a part of it says in words that no evidence has is invented. */
function isMostlyNew(words: number, unmet: number): boolean {
  return FEW.some(({ most, share }) => words <= most && unmet > share);
}

/** The probability of a claim that words do not support: under the half, in the order of the fitted one. */
export function bounded(fitted: number): number {
  return Math.min(fitted, BOUND.least + BOUND.share * fitted);
}

/** Share of the claim's content, by weight, that its window does not hold. */
function unmetShare({ claim, content, meetings, total }: Alignment): number {
  let unmet = 0;
  for (const index of content) {
    const meeting = meetings[index];
    if (meeting === 'window' || meeting === 'kin') continue;
    unmet += (claim[index]?.weight ?? 0) * worthOf(meeting === 'nowhere', claim[index]);
  }
  return unmet / total;
}

function worthOf(isNowhere: boolean, item: ClaimTerm | undefined): number {
  if (!isNowhere) return ELSEWHERE;
  return isEverydayWord(item?.term.stem ?? '') ? EVERYDAY : 1;
}
