import { blank, INLINE, ownProse, QUOTED } from '../final-message/own-prose.ts';

/**
 * A folded report with everything that is not its author's own prose blanked out, character by character: code,
 * quotations, quoted lines, comments, addresses. Offsets stay.
 */
export function maskReport(text: string): string {
  return [INLINE, QUOTED].reduce((masked, pattern) => masked.replace(pattern, blank), ownProse(text));
}
