import type { Ruling } from '../ruling.ts';

/** GR24: the claim as a whole, by the fitted score over its words. */
export function wordRuling(text: string, isSupported: boolean): Ruling {
  const outcome = isSupported ? ('supported' as const) : ('not_found' as const);
  const place = { start: 0, end: text.length };
  return { rule: 'GR24', outcome, findings: [], reading: text, place, points: [] };
}
