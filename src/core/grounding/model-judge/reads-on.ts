import { findHedges } from '../../language/hedge.ts';
import { sentenceMood } from '../../language/mood.ts';
import { findNegations } from '../../language/negation.ts';
import { sentences } from '../../language/sentences.ts';
import { languageByScript } from '../../language/script.ts';
import { conditionsIn } from './conditions-in.ts';

/**
 * MJ4: true where the sentences of a quotation say more than it shows: a denial that was cut off, a condition or a doubt
 * that the claim has not, or a sentence among them that states nothing: it asks, or orders.
 */
export function readsOn(claim: string, quotation: string, whole: string): boolean {
  const language = languageByScript(whole);
  return (
    findNegations(whole).length > findNegations(quotation).length ||
    conditionsIn(whole, language) > conditionsIn(claim, language) ||
    findHedges(whole).length > findHedges(claim).length ||
    sentences(whole).some(({ start, end }) => sentenceMood(whole.slice(start, end)) !== 'statement')
  );
}
