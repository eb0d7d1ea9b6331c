import type { Period } from '../../language/period.ts';
import type { Quantity } from '../../language/quantity.ts';
import type { Alignment } from './alignment.ts';
import type { CheckedText } from './difference.ts';
import type { Figures } from './figures.ts';
import type { HeldClause } from './held-clauses.ts';
import type { ClauseLinks } from './clause-links.ts';
import { isOtherPeriod, isSameKind, isSamePeriod, isSameQuantity } from './same-figure.ts';
import { figuresIn } from './text-reading.ts';

/** So much of the rest of the clause the sentence must hold, where the figure stands nowhere and where it stands elsewhere. */
const AGREED = { nowhere: 0.7, elsewhere: 0.78 };
/** Points to a source or a step. */
const POINTER = /(?:passages?|sources?|steps?|documents?|sections?|figures?|tables?|no\.?|#)\s*$/iu;

/** GR25: the sentence of a clause has another figure of the same kind, and not this one. */
export function checkClauseFigures(
  alignment: Alignment,
  held: HeldClause,
  links: ClauseLinks,
): CheckedText[] {
  const { terms } = held;
  const start = terms[0]?.term.start ?? 0;
  const end = terms.at(-1)?.term.end ?? 0;
  const own = alignment.figures.filter((figure) => figure.start >= start && figure.end <= end + 1);
  if (own.every(({ derivation, where }) => derivation !== null || where === 'window')) return [];
  const there = figuresIn(alignment.passages, sentenceText(alignment, links));
  const here = figuresIn(alignment.passages, alignment.text);
  return own.flatMap((figure): CheckedText[] => {
    if (figure.derivation !== null || figure.where === 'window') return [];
    if (POINTER.test(alignment.text.slice(0, figure.start))) return [];
    const least = AGREED[figure.where];
    if (restHeld(held, links, figure) < least) return [];
    const actual = otherFigure(here, there, figure.start);
    if (actual === null) return [];
    const place = { start: figure.start, end: figure.end };
    return [
      { rule: 'GR25', outcome: 'contradicted', place, reading: figure.text, actual, code: figure.code },
    ];
  });
}

function sentenceText({ passages }: Alignment, { sentence }: ClauseLinks): string {
  const range = passages.sentences[sentence];
  return passages.passages[range?.passage ?? 0]?.text.slice(range?.start, range?.end) ?? '';
}

/** A figure of the sentence that excludes the one at this place of the claim and is not claimed itself; null where the sentence has the claimed one. */
function otherFigure(here: Figures, there: Figures, start: number): string | null {
  const quantity = here.quantities.find((one) => one.start === start);
  if (quantity !== undefined)
    return otherOf<Quantity>(quantity, here.quantities, there.quantities, isSameQuantity, isSameKind);
  const period = here.periods.find((one) => one.start === start);
  if (period === undefined) return null;
  return otherOf<Period>(period, here.periods, there.periods, isSamePeriod, isOtherPeriod);
}

function otherOf<T extends { readonly text: string }>(
  figure: T,
  here: readonly T[],
  there: readonly T[],
  isSame: (claim: T, actual: T) => boolean,
  excludes: (claim: T, actual: T) => boolean,
): string | null {
  if (there.some((actual) => isSame(figure, actual))) return null;
  const free = there.filter((actual) => !here.some((other) => isSame(other, actual)));
  const actual = free.find((one) => excludes(figure, one))?.text;
  return actual === undefined || isPartOf(figure.text, actual) ? null : actual;
}

/** Share of the clause by weight that the sentence holds, without figures. */
function restHeld(
  { terms }: HeldClause,
  { order, moved }: ClauseLinks,
  figure: { start: number; end: number },
): number {
  let held = 0;
  let total = 0;
  terms.forEach(({ term, weight }, at) => {
    if (weight === 0 || (term.start >= figure.start && term.end <= figure.end)) return;
    total += weight;
    if ((order[at] ?? -1) >= 0 || (moved[at] ?? -1) >= 0) held += weight;
  });
  return total === 0 ? 0 : held / total;
}

/** The same digits, one of the two with more said of them. */
function isPartOf(one: string, other: string): boolean {
  return one !== other && (one.startsWith(other) || other.startsWith(one));
}
