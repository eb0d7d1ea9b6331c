import type { Quantity } from '../../language/quantity.ts';
import type { Alignment } from './alignment.ts';
import {
  areOfOneSentence,
  bestPart,
  heldBySentence,
  type HeldPart,
  heldParts,
  isInPart,
} from './best-part.ts';
import type { ClaimTerm } from './claim-terms.ts';
import type { CheckedText } from './difference.ts';
import type { HeldClause } from './held-clauses.ts';
import { isSameKind, isSameQuantity } from './same-figure.ts';
import { figuresIn } from './text-reading.ts';

const AGREED = 0.7;
const LEAST = 2;
const RIVAL = 0.75;
const SMALL = 3;
/** A mark of its unit may stand behind the last term. */
const UNIT = 2;

/** GR25: a figure of the clause stands in the evidence, but where the rest of the clause stands there is another of its kind. */
export function checkFigureBinding(alignment: Alignment, clause: HeldClause): CheckedText[] {
  const { passages, text } = alignment;
  const start = clause.terms[0]?.term.start ?? 0;
  const end = (clause.terms.at(-1)?.term.end ?? 0) + 1;
  const claimed = figuresIn(passages, text).quantities.filter((one) => one.start >= start && one.end <= end);
  const bound = claimed.filter((one) => isBindable(alignment, one));
  if (bound.length === 0) return [];
  const miscounted = bound.flatMap((figure) => otherCount(alignment, clause, figure));
  if (miscounted.length > 0) return miscounted;
  const rest = clause.terms.filter(({ term, weight }) => weight > 0 && term.kind !== 'number');
  const parts = heldParts(passages, clause, rest);
  const best = bestPart(parts, rest, AGREED);
  if (best === null || best.count < LEAST) return [];
  const isHere = isOfWindow(alignment, best);
  return bound.flatMap((figure): CheckedText[] => {
    const there = quantitiesIn(alignment, best);
    if (there.some((other) => isSameQuantity(figure, other))) return [];
    if (
      !isHere &&
      figuresIn(passages, alignment.windowText).quantities.some((other) => isSameQuantity(figure, other))
    )
      return [];
    if (parts.some((part) => speaksFor(alignment, part, best, rest, figure))) return [];
    const actual = there.find(
      (other) => isSameKind(figure, other) && !claimed.some((one) => isSameQuantity(one, other)),
    );
    if (actual === undefined) return [];
    return [differing(figure, actual.text)];
  });
}

/** The sentence counts other things by this number, and these things by another one. */
function otherCount({ passages }: Alignment, { best }: HeldClause, figure: Quantity): CheckedText[] {
  if (figure.counted === undefined) return [];
  const { text } = passages.passages[passages.sentences[best.sentence]?.passage ?? 0] ?? { text: '' };
  const { start, end } = passages.sentences[best.sentence] ?? { start: 0, end: 0 };
  const there = figuresIn(passages, text.slice(start, end)).quantities;
  const same = there.filter((other) => isSameQuantity(figure, other));
  if (same.length === 0 || same.some((other) => other.counted === undefined || isSameKind(figure, other)))
    return [];
  const actual = there.find((other) => other.value !== figure.value && isSameKind(figure, other));
  return actual === undefined ? [] : [differing(figure, `${actual.text} ${actual.counted ?? ''}`)];
}

function differing({ start, end, text }: Quantity, actual: string): CheckedText {
  const place = { start, end };
  return { rule: 'GR25', outcome: 'contradicted', place, reading: text, actual, code: 'NUMBER_MISMATCH' };
}

/** A number that stands somewhere as it is, and is no small bare one. */
function isBindable({ figures }: Alignment, { start, kind, value, unit, approximate }: Quantity): boolean {
  if (kind !== 'cardinal' || approximate || (unit === null && value <= SMALL)) return false;
  const match = figures.find((one) => one.start === start);
  return match !== undefined && match.where !== 'nowhere' && match.derivation === null;
}

function isOfWindow({ passages, window }: Alignment, { first }: HeldPart): boolean {
  const sentence = passages.sentenceOf[first] ?? -1;
  return window !== null && window.from <= sentence && sentence < window.to;
}

/** Another clause has the figure, and nearly as much of the rest or some of it that the best one lacks. */
function speaksFor(
  alignment: Alignment,
  part: HeldPart,
  best: HeldPart,
  rest: readonly ClaimTerm[],
  figure: Quantity,
): boolean {
  if (part.first === best.first) return false;
  const { passages } = alignment;
  const whole = areOfOneSentence(passages, part, best) ? part : heldBySentence(passages, part, rest);
  const isNearly =
    whole.held >= RIVAL * best.held ||
    rest.some((item) => isInPart(passages, part, item) && !isInPart(passages, best, item));
  return isNearly && quantitiesIn(alignment, part).some((other) => isSameQuantity(figure, other));
}

/** Read in its sentence: a figure that leaves its unit out has that of the part before. */
function quantitiesIn({ passages }: Alignment, { first, last }: HeldPart): readonly Quantity[] {
  const range = passages.sentences[passages.sentenceOf[first] ?? 0];
  if (range === undefined) return [];
  const text = passages.passages[range.passage]?.text.slice(range.start, range.end) ?? '';
  const from = (passages.terms[first]?.start ?? 0) - range.start;
  const to = (passages.terms[last - 1]?.end ?? 0) - range.start;
  return figuresIn(passages, text).quantities.filter(({ start, end }) => start >= from && end <= to + UNIT);
}
