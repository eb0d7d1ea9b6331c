import type { Span } from '../../contract/span.ts';
import type { Attribute } from '../../contract/vocabulary.ts';

const RATES: readonly (readonly [string, RegExp])[] = [
  ['second', /초당|매초|\b(?:per|a|each)\s+sec(?:ond)?\b|\/\s*(?:s|sec|초)(?![a-z])/iu],
  ['minute', /분당|매분|\b(?:per|a|each)\s+min(?:ute)?\b|\/\s*(?:min|분)/iu],
  ['hour', /시간당|매시간|\b(?:per|an|each)\s+hour\b|\/\s*(?:h|hr|시간)(?![a-z])/iu],
  ['day', /하루|일당|매일|\b(?:per|a|each)\s+day\b|\/\s*(?:day|일)/iu],
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
