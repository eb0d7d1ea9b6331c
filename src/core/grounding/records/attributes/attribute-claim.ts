import type { Span } from '../../../../contract/span.ts';
import type { Term, TermReader } from '../../../language/term.ts';
import { clauseStarts } from './attribute-clauses.ts';
import type { Mode } from './attribute-mode.ts';
import { modesOf } from './attribute-modes.ts';

/** A claim ready to be searched: its terms, the clause of each, and what is said of what stands there. */
export interface AttributeClaim {
  readonly text: string;
  readonly terms: readonly Term[];
  readonly clauses: readonly number[];
  readonly modes: readonly Mode[];
  /** True where somebody's opinion is told: a reviewer said, customers praise. */
  readonly reported: boolean;
}

const REPORTED =
  /\b(?:review(?:er|ers|s)?|customers?|patrons?|guests?|visitors?|users?|members?|clients?|one person|some people|others?)\b[^.]{0,60}\b(?:sa(?:y|id|ys|ying)|mention\w*|prais\w+|not(?:e|ed|es|ing)\b|complain\w*|describ\w+|report\w*|express\w*|appreciat\w*|comment\w*|highlight\w*|enjoy\w*|recommend\w*|found|felt|lov\w+|criti\w+|warn\w*|claim\w*|stat(?:e|ed|es|ing)\b|rav\w+)|(?:후기|리뷰)(?:에서|에 따르면|에는|들은)|작성자|고객들|손님들/i;

/** Reads a claim once. */
export function readAttributeClaim(text: string, read: TermReader): AttributeClaim {
  const terms = read(text);
  const clauses = clauseStarts(text, terms);
  return { text, terms, clauses, modes: modesOf(text, terms, clauses), reported: REPORTED.test(text) };
}

/** The number of the first term that ends behind a place in the text; -1 where none does. */
export function termAt({ terms }: AttributeClaim, place: number): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle]?.end ?? 0) > place) high = middle;
    else low = middle + 1;
  }
  return low < terms.length ? low : -1;
}

/** The range from term `first` to term `last`, both inclusive. */
export function rangeOf(claim: AttributeClaim, first: number, last: number): Span {
  return { start: claim.terms[first]?.start ?? 0, end: claim.terms[last]?.end ?? 0 };
}

/** The terms that lie in these places. */
export function termsIn(claim: AttributeClaim, places: readonly Span[]): Set<number> {
  const terms = new Set<number>();
  for (const { start, end } of places)
    for (let at = termAt(claim, start); at >= 0 && at < claim.terms.length; at++) {
      if ((claim.terms[at]?.start ?? end) >= end) break;
      terms.add(at);
    }
  return terms;
}
