import type { Quantity } from '../../language/quantity.ts';
import type { Alignment } from './alignment.ts';
import type { CheckedText } from './difference.ts';
import { isSameQuantity } from './same-figure.ts';
import { figuresIn } from './text-reading.ts';
import type { HeldClause } from './held-clauses.ts';

const AGREED = 0.5;
const DENIED = /\b(?:not|never|no|nor|cannot|without)\b|n't\b/iu;
const REACH = 48;

/** GR25: the clause says at most where its sentence says at least of the same number, or the other way round. */
export function checkBounds(alignment: Alignment, { best, terms }: HeldClause): CheckedText[] {
  const { passages, text } = alignment;
  const start = terms[0]?.term.start ?? 0;
  const end = terms.at(-1)?.term.end ?? 0;
  const said = figuresIn(passages, text).quantities.filter(
    (one) => one.start >= start && one.end <= end + 1 && directionOf(text, one) !== 0,
  );
  if (said.length === 0 || shareWithout(said, { best, terms }) < AGREED) return [];
  const { first, length } = best;
  const [open, close] = [passages.terms[first], passages.terms[first + length - 1]];
  const passage = passages.passages[passages.sentences[best.sentence]?.passage ?? 0]?.text ?? '';
  const there = passage.slice(open?.start, close?.end);
  return said.flatMap((one): CheckedText[] => {
    const same = figuresIn(passages, there).quantities.filter((other) => isSameQuantity(one, other));
    const turned = same.find((other) => directionOf(there, other) === -directionOf(text, one));
    if (turned === undefined || same.some((other) => directionOf(there, other) !== -directionOf(text, one)))
      return [];
    const from = Math.min(one.comparator_span?.start ?? one.start, one.start);
    const place = { start: from, end: Math.max(one.end, one.comparator_span?.end ?? one.end) };
    const reading = text.slice(place.start, place.end);
    const actual = there.slice(
      Math.min(turned.comparator_span?.start ?? turned.start, turned.start),
      turned.end,
    );
    return [{ rule: 'GR25', outcome: 'contradicted', place, reading, actual, code: 'NUMBER_MISMATCH' }];
  });
}

/** Share of the clause by weight that the sentence holds, without the words of the bounds. */
function shareWithout(
  said: readonly Quantity[],
  { best, terms }: Pick<HeldClause, 'best' | 'terms'>,
): number {
  let [held, total] = [0, 0];
  terms.forEach(({ term, weight }, at) => {
    const isBound = said.some(
      ({ comparator_span: span }) => span !== undefined && span.start <= term.start && term.end <= span.end,
    );
    if (isBound) return;
    total += weight;
    if (Math.max(best.order[at] ?? -1, best.moved[at] ?? -1) >= 0) held += weight;
  });
  return total === 0 ? 0 : held / total;
}

/** 1 for at least and more, -1 for at most and less, 0 for the number itself; a denial before the bound turns it round. */
function directionOf(text: string, { comparator, comparator_span }: Quantity): -1 | 0 | 1 {
  if (comparator_span === undefined || comparator === 'eq' || comparator === 'range') return 0;
  const isUp = comparator === 'gt' || comparator === 'gte';
  const before = text.slice(Math.max(0, comparator_span.start - REACH), comparator_span.start);
  const clause = before.slice(Math.max(...[...',;:.('].map((mark) => before.lastIndexOf(mark))) + 1);
  return isUp !== DENIED.test(clause) ? 1 : -1;
}
