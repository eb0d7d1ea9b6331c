import { amountsOf } from '../../../language/korean-amount.ts';
import type { KoreanTerm } from '../../../language/korean-term.ts';
import { contentIn, type KoreanBeside } from './beside.ts';

const FREE = /^(?:무료|공짜|무상)/u;
const MONEY = /^(?:원|달러|유로|엔|위안)$/u;

/** 무료 where the sentence that speaks of it names a price: the word, and what it costs. */
export function priced(beside: KoreanBeside): readonly [KoreanTerm, string] | null {
  const free = beside.claim.find(({ surface, negative }) => FREE.test(surface) && !negative);
  if (free === undefined || beside.hold.window.some(({ surface }) => FREE.test(surface))) return null;
  const prices = amountsOf(beside.terms).filter(({ unit, value }) => MONEY.test(unit) && value > 0);
  const [price] = prices;
  if (price === undefined) return null;
  const rest = contentIn(beside.claim, 0, { start: 0, end: beside.said.length }).filter(
    (term) => term !== free,
  );
  const met = beside.hold.links.filter(({ share, term }) => share >= 0.5 && rest.includes(term)).length;
  if (met === 0 || 2 * met < rest.length) return null;
  return [
    free,
    beside.terms
      .slice(price.at, price.to)
      .map(({ surface }) => surface)
      .join(' '),
  ];
}
