import type { Span } from '../../contract/span.ts';
import { matchesOf } from './matches-of.ts';

const BOUNDARY = new RegExp(
  [
    // Korean connective endings and "not this but that"; 고 before 있다, 싶다 only joins an auxiliary.
    '(?<=[가-힣](?:지만|는데|은데|인데|으나|으며|이며|면서|므로|니까|했고|았고|었고|였고|이고|하고|않고|되고|하며|되며|해서|어서|아서|여서),?) (?!있|싶|말|나서)',
    '(?<=(?:^|[^가-힣])(?:아니라|아닌|아니고),?) ',
    '(?<=[가-힣]), ',
    // English.
    '[;:]\\s',
    ',? (?=(?:but|although|though|while|whereas|because|yet|unless)\\b)',
    ', (?=(?:and|or|so|which|who|not|where|when)\\b)',
    ' and (?=(?:is|has|was|are|were|have|had|it|they|he|she|we|does|did|will)\\b)',
    '[.!?](?=\\s)',
  ].join('|'),
  'g',
);

/** The clauses of a sentence, in order, without gaps. Simple: by connective endings, conjunctions and semicolons. */
export function clausesOf(sentence: string): Span[] {
  const clauses: Span[] = [];
  let start = 0;
  for (const { index, 0: text } of matchesOf(sentence, BOUNDARY)) {
    const end = index + text.length;
    if (end <= start) continue;
    clauses.push({ start, end });
    start = end;
  }
  clauses.push({ start, end: sentence.length });
  return clauses;
}
