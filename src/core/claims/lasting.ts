import type { Quantity } from '../language/quantity.ts';
import type { Surface } from './surface.ts';

const LASTS_AFTER = /^\s*(?:동안|간(?=\s|의)|내에|안에|연속|째|만에|후|뒤|에\s*걸쳐)/u;
const LASTS_BEFORE =
  /\b(?:for|within|over|during|in|after|past|last|next)\s+(?:the\s+)?(?:past\s+|last\s+|next\s+)?$/iu;

/** "3주 동안", "for three weeks": how long something lasts, not what is said of it. */
export function isLasting({ text, labels }: Surface, quantity: Quantity): boolean {
  const dimension = quantity.unit?.dimension ?? '';
  if ((dimension !== 'time' && dimension !== 'month') || quantity.comparator_span !== undefined) return false;
  if (LASTS_AFTER.test(text.slice(quantity.end))) return true;
  const before = LASTS_BEFORE.exec(text.slice(0, quantity.start));
  return before !== null && !labels.some((label) => label.end > before.index && label.end <= quantity.start);
}
