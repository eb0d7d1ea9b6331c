import { isNegatedForm } from '../../language/opposites-english.ts';
import type { Signals } from '../held.ts';
import type { Alignment } from './alignment.ts';
import { negationsIn } from './text-reading.ts';

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
 * `turned`: 1 where a prefix turns a word round; `negation_added`: the claim denies and the window does not; `negation_lost`: the window denies and the claim does not.
 */
export function polaritySignals(alignment: Alignment): Signals {
  const claim = negationsIn(alignment.passages, alignment.text).length > 0;
  const window = negationsIn(alignment.passages, alignment.windowText).length > 0;
  return {
    turned: hasTurned(alignment) ? 1 : 0,
    negation_added: claim && !window ? 1 : 0,
    negation_lost: !claim && window ? 1 : 0,
  };
}
