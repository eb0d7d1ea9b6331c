import type { Span } from '../../../../contract/span.ts';
import type { AttributeClaim } from './attribute-claim.ts';
import type { Found } from './attribute-ruling.ts';

const BEFORE =
  /(?:\b(?:and|with|has|have|offers?|offering|provides?|providing|accepts?|takes?|does not|do not|doesn['’]t|don['’]t|free|no|not|both|for|a|an|the|also|is|are) )+$/i;
const BEHIND =
  /^(?: (?:is|are|available|access|services?|options?|atmosphere|facilities|availability|parking|experiences?))+/i;

/** The unsupported parts: what the checks denied, with the little words that belong to each, in order and joined. */
export function unsupportedParts({ text }: AttributeClaim, found: readonly Found[]): Span[] {
  const spans = found
    .filter(({ outcome }) => outcome !== 'supported')
    .map(({ place, rule }) => (rule === 'GR38' ? place : koreanWhole(text, widened(text, place), rule)))
    .sort((a, b) => a.start - b.start);
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of spans) {
    const last = joined.at(-1);
    if (last !== undefined && start <= last.end + 1) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

function widened(text: string, { start, end }: Span): Span {
  const before = BEFORE.exec(text.slice(Math.max(0, start - 40), start))?.[0].length ?? 0;
  const behind = BEHIND.exec(text.slice(end, end + 40))?.[0].length ?? 0;
  return { start: start - before, end: end + behind };
}

/** What Korean says of a thing that is not known stands behind it, up to the end of its clause. */
function koreanWhole(text: string, place: Span, rule: Found['rule']): Span {
  if (rule !== 'GR39' || !/[가-힣]/.test(text.slice(place.start, place.end))) return place;
  const rest = /^[^.,;!?\n]*/.exec(text.slice(place.end))?.[0].length ?? 0;
  return { start: place.start, end: place.end + rest };
}
