import type { ClaimedNumber, Stretch } from './claim-reading.ts';
import type { Word } from './word.ts';

const BOUND_BEFORE =
  /^(?:more|less|fewer|greater|higher|lower|larger|bigger|smaller|taller|shorter|longer|older|younger|heavier|over|under|above|below|at|least|most|than|before|after|since|until|prior|to|up|exceed(?:s|ed)?|no|not|minimum|maximum)$/;
const BOUND_AFTER =
  /^(?:이상|이하|초과|미만|넘|이내|or|more|less|fewer|higher|lower|over|under|older|younger)/;

/** The words that give a number its comparator: they compare nothing else. */
export function boundWords(words: readonly Word[], numbers: readonly ClaimedNumber[]): Stretch[] {
  return numbers.flatMap(({ from, to, comparator }) => {
    if (comparator === 'eq' || comparator === 'range') return [];
    let [start, end] = [from, to];
    while (start > 0 && from - start < 4 && BOUND_BEFORE.test(words[start - 1]?.lower ?? '')) start--;
    while (end < words.length && end - to < 2 && BOUND_AFTER.test(words[end]?.lower ?? '')) end++;
    return [
      { from: start, to: from },
      { from: to, to: end },
    ].filter((stretch) => stretch.to > stretch.from);
  });
}
