import type { Alignment } from './alignment.ts';
import type { CheckedText } from './difference.ts';
import { addedStrength } from './strength-signals.ts';
import { restHeld } from './surroundings.ts';

const AGREED = 0.7;

/** GR28: the claim says all, always, never or only, and the window, which holds the rest, does not. Never a contradiction. */
export function checkStrength(alignment: Alignment): CheckedText[] {
  const added = addedStrength(alignment);
  if (added === null || restHeld(alignment, added) < AGREED) return [];
  const place = { start: added.start, end: added.end };
  return [
    {
      rule: 'GR28',
      outcome: 'not_found',
      place,
      reading: added.surface,
      actual: null,
      code: 'STRENGTH_MISMATCH',
    },
  ];
}
