import type { Span } from '../../contract/span.ts';
import type { Attribute } from '../../contract/vocabulary.ts';

const RATES: readonly (readonly [string, RegExp])[] = [
  ['second', /초당|매초|(?:per|a|an|each|\/)\s*s(?:ec(?:ond)?)?\b/iu],
  ['minute', /분당|매분|(?:per|a|an|each|\/)\s*min(?:ute)?\b/iu],
  ['hour', /시간당|매시간|(?:per|an|each|\/)\s*h(?:r|our)?\b/iu],
  ['day', /하루|일당|매일|(?:per|a|each|\/)\s*day\b/iu],
];
const REACH = 24;

function rateIn(text: string): string | null {
  return RATES.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** True where the number is said per minute and the attribute is per second, or the like. */
export function otherRate(text: string, quantity: Span, attribute: Attribute): boolean {
  const around = `${text.slice(Math.max(0, quantity.start - 6), quantity.start)} ${text.slice(quantity.end, quantity.end + REACH)}`;
  const said = rateIn(around);
  const own = rateIn([attribute.unit ?? '', ...attribute.labels.ko, ...attribute.labels.en].join(' '));
  return said !== null && own !== null && said !== own;
}
