import { findNegations, isNegated } from '../../language/negation.ts';
import type { Alignment } from './alignment.ts';
import type { CheckedText } from './difference.ts';
import { type Opposed, opposedTerms, turnedTerms } from './polarity-signals.ts';
import { restHeld, sharedNeighbours } from './surroundings.ts';

const AGREED = 0.75;
/** A denial reaches over a whole clause: the window must hold nearly all of it. */
const WHOLE = 0.9;
const NEIGHBOURS = 2;

/** GR27: a word stands for its opposite in the window, or one of the two denies what the other says. */
export function checkPolarity(alignment: Alignment): CheckedText[] {
  const opposed = [...opposedTerms(alignment), ...turnedTerms(alignment)].flatMap((one) =>
    opposite(alignment, one),
  );
  return opposed.length > 0 ? opposed : denial(alignment);
}

function opposite(alignment: Alignment, { index, actual }: Opposed): CheckedText[] {
  const term = alignment.claim[index]?.term;
  if (term === undefined || restHeld(alignment, term) < AGREED) return [];
  if (isNegated(alignment.text) !== isNegated(alignment.windowText)) return [];
  const near = alignment.windowTerms.some(
    ({ surface }, at) => surface === actual && sharedNeighbours(alignment, term, at) >= NEIGHBOURS,
  );
  if (!near) return [];
  const place = { start: term.start, end: term.end };
  return [
    { rule: 'GR27', outcome: 'contradicted', place, reading: term.surface, actual, code: 'TERM_MISMATCH' },
  ];
}

function denial(alignment: Alignment): CheckedText[] {
  const { text, windowText, window } = alignment;
  if (window === null || window.to - window.from > 1) return [];
  const [negation] = findNegations(text);
  const denied = isNegated(text);
  if (denied === isNegated(windowText)) return [];
  if (restHeld(alignment, negation ?? { start: 0, end: 0 }) < WHOLE) return [];
  const place =
    negation === undefined ? { start: 0, end: text.length } : { start: negation.start, end: negation.end };
  const reading = text.slice(place.start, place.end);
  const [other] = findNegations(windowText);
  const actual = other === undefined ? null : windowText.slice(other.start, other.end);
  return [{ rule: 'GR27', outcome: 'contradicted', place, reading, actual, code: 'NEGATION_MISMATCH' }];
}
