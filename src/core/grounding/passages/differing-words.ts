import type { Language } from '../../../contract/language.ts';
import { isCalendarName } from '../../language/english-calendar-names.ts';
import type { Signals } from '../held.ts';
import type { Alignment } from './alignment.ts';
import type { ClaimTerm } from './claim-terms.ts';

/**
 * Signals by which a claim says something else than the words that it has in common with its window. Of 971 true and 1,091 false
 * rows that words alone would support (wice, summedits), 65 true ones and 341 false ones have one.
 */
const ENGLISH = ['negation_added', 'turned', 'only_added', 'new_names'] as const;
const KOREAN = ['denial_differs', 'opposite_denied'] as const;

const SIGNS = { en: ENGLISH, ko: KOREAN };

/** GR25: a denial, an opposite, a restriction or a name of the claim that the words in common do not have. */
export function hasOtherSense(signals: Signals, language: Language): boolean {
  return SIGNS[language].some((name) => (signals[name] ?? 0) > 0);
}

/** A month or day of the week, not `may`. */
function isCalendarTerm({ term: { surface } }: ClaimTerm, at: number): boolean {
  return at > 0 && /^\p{Lu}/u.test(surface) && isCalendarName(surface);
}

/** GR25: a number, month or day of the week of the claim that the evidence has nowhere, save one that the question said. */
export function hasStrangeFigure({ claim, meetings, passages: { passages } }: Alignment): boolean {
  return claim.some((item, at) => {
    const { term, asked } = item;
    if (asked) return false;
    if (isCalendarTerm(item, at)) return !passages.some(({ text }) => text.includes(term.surface));
    return term.kind === 'number' && meetings[at] === 'nowhere';
  });
}
