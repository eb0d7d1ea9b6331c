import { englishOpposites, isNegatedForm } from '../../language/opposites-english.ts';
import type { Signals } from '../held.ts';
import type { Alignment } from './alignment.ts';
import { negationsIn } from './text-reading.ts';

/** How many words of the claim the window does not hold, while it holds their opposite and the claim does not. */
function opposedWords({ passages, claim, content, meetings, inWindow }: Alignment): number {
  const said = new Set(claim.map(({ term }) => term.stem));
  const isThere = (opposite: string): boolean =>
    inWindow.has(passages.numbers.get(opposite) ?? -1) && !said.has(opposite);
  return content.filter((index) => {
    const term = claim[index]?.term;
    if (meetings[index] === 'window' || meetings[index] === 'kin' || term?.kind === 'number') return false;
    return [...englishOpposites(term?.stem ?? '')].some(isThere);
  }).length;
}

/** True where the window holds a word of the claim only with or without a turning prefix: able, unable. */
function hasTurned({ claim, content, meetings, windowTerms }: Alignment): boolean {
  return content.some((index) => {
    const stem = claim[index]?.term.stem ?? '';
    if (meetings[index] === 'window' || stem.length < 4) return false;
    return windowTerms.some((term) => isTurned(stem, term.stem));
  });
}

function isTurned(one: string, other: string): boolean {
  return other.length !== one.length && Math.abs(other.length - one.length) <= 4 && isNegatedForm(one, other);
}

/**
 * `opposite`: words whose opposite stands in their place, of 2; `turned`: 1 where a prefix turns a word round;
 * `negation_added`: the claim denies and the window does not; `negation_lost`: the window denies and the claim does not.
 */
export function polaritySignals(alignment: Alignment): Signals {
  const claim = negationsIn(alignment.passages, alignment.text).length > 0;
  const window = negationsIn(alignment.passages, alignment.windowText).length > 0;
  return {
    opposite: Math.min(opposedWords(alignment), 2) / 2,
    turned: hasTurned(alignment) ? 1 : 0,
    negation_added: claim && !window ? 1 : 0,
    negation_lost: !claim && window ? 1 : 0,
  };
}
