import { isCalendarName } from '../../language/english-calendar-names.ts';
import type { Signals } from '../held.ts';
import type { Alignment } from './alignment.ts';

/**
 * Signals by which a claim says something else than the words that it has in common with its window. Of 971 true and 1,091 false
 * rows that words alone would support (wice, summedits), 65 true ones and 341 false ones have one.
 */
const ENGLISH = ['negation_added', 'turned', 'only_added', 'new_names'] as const;
const KOREAN = ['denial_differs', 'opposite_denied'] as const;

const SIGNS = { en: ENGLISH, ko: KOREAN };

/** GR25: a denial, an opposite, a restriction or a name of the claim that the words in common do not have. */
export function hasOtherSense(signals: Signals, language: 'en' | 'ko'): boolean {
  return SIGNS[language].some((name) => (signals[name] ?? 0) > 0);
}

/** GR25: a number, month or day of the week of the claim that the evidence has nowhere, save one that the question said. */
export function hasStrangeFigure({ claim, content, meetings }: Alignment): boolean {
  return content.some((at) => {
    const item = claim[at];
    if (item === undefined || item.asked || meetings[at] !== 'nowhere') return false;
    return item.term.kind === 'number' || isCalendarName(item.term.surface);
  });
}
