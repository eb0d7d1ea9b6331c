import type { Unit } from '../../language/unit.ts';
import type { Alignment } from './alignment.ts';
import type { CheckedText } from './difference.ts';
import type { HeldClause } from './held-clauses.ts';
import { isSameQuantity } from './same-figure.ts';
import { figuresIn } from './text-reading.ts';

const AGREED = 0.3;

/** GR25: the very number of the sentence with another unit of its sort: euros for dollars, miles for kilometres. */
export function checkUnit(alignment: Alignment, { best, terms }: HeldClause): CheckedText[] {
  if (best.share < AGREED) return [];
  const { passages, text, figures } = alignment;
  const start = terms[0]?.term.start ?? 0;
  const end = (terms.at(-1)?.term.end ?? 0) + 1;
  const said = figuresIn(passages, text).quantities.filter(
    (one) =>
      one.unit !== null &&
      one.start >= start &&
      one.end <= end &&
      figures.some((match) => match.start === one.start && match.where !== 'window'),
  );
  if (said.length === 0) return [];
  const sentence = passages.sentences[best.sentence];
  const passage = passages.passages[sentence?.passage ?? 0]?.text ?? '';
  const there = figuresIn(passages, passage.slice(sentence?.start, sentence?.end)).quantities;
  return said.flatMap((one): CheckedText[] => {
    if (there.some((other) => isSameQuantity(one, other))) return [];
    const actual = there.find((other) => other.value === one.value && isOtherUnit(one.unit, other.unit));
    if (actual === undefined) return [];
    const place = { start: one.start, end: one.end };
    return [
      {
        rule: 'GR25',
        outcome: 'contradicted',
        place,
        reading: one.text,
        actual: actual.text,
        code: 'NUMBER_MISMATCH',
      },
    ];
  });
}

function isOtherUnit(one: Unit | null, other: Unit | null): boolean {
  if (one === null || other === null || one.symbol === other.symbol) return false;
  return sortOf(one) === sortOf(other) && !(one.symbol === 'lb' || other.symbol === 'lb');
}

/** Money is of one sort whatever the currency; years and months are times beside hours. */
function sortOf({ dimension }: Unit): string {
  if (dimension.startsWith('currency')) return 'money';
  return dimension === 'month' ? 'time' : dimension;
}
