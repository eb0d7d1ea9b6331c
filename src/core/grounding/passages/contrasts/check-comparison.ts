import {
  adjectiveStems,
  type Comparative,
  findComparatives,
  growsWith,
  isDegree,
  sameProperty,
} from '../../../language/english-comparatives.ts';
import type { Quantity } from '../../../language/quantity.ts';
import { convert } from '../../../language/units.ts';
import type { CheckedText } from '../difference.ts';
import { isSameKind } from '../same-figure.ts';
import { figuresIn } from '../text-reading.ts';
import { type Beside, meetsAt, placeOf, placesIn, saidIn } from './beside.ts';
import { segmentsOf } from './segments.ts';
import { turnOf } from './sides.ts';

/** A comparison of the clause that the sentence bears out, or turns round; null where it tells neither. */
export type Compared = CheckedText | 'agrees' | null;

/** GR26: A exceeds B, where the sentence has B exceed A, in words or by the figures of both. */
export function checkComparison(beside: Beside): Compared {
  const [said] = findComparatives(beside.said);
  if (said === undefined) return null;
  for (const there of findComparatives(beside.there)) {
    const same = propertyOf(beside, said, there);
    const turn = same === 0 ? 0 : turnOf(beside, said, there);
    if (turn === 0) continue;
    if (same === turn) return 'agrees';
    return contradicted(beside, said, beside.there.slice(there.left.start, there.right.end).trim());
  }
  return byFigures(beside, said);
}

function propertyOf(beside: Beside, said: Comparative, there: Comparative): -1 | 0 | 1 {
  const same = sameProperty(said.word, there.word);
  if (same === 0 || !isDegree(said.word)) return same;
  const places = placesIn(beside, there.by);
  const counted = saidIn(beside, said.by);
  const isSame =
    counted.length === 0 || counted.some((item) => places.some((place) => meetsAt(beside, item, place)));
  return isSame ? same : 0;
}

/** `Lake A is deeper than Lake B`, of 18 and 44 metres. */
function byFigures(beside: Beside, said: Comparative): Compared {
  const figures = figuresIn(beside.alignment.passages, beside.there).quantities;
  const [one] = figures;
  if (one === undefined || figures.length !== 2) return null;
  const [other] = figures.slice(1);
  if (other === undefined || !isMeasuredBy(beside, said, one) || !isAlike(one, other)) return null;
  const [first, second] = segmentsOf(beside.there, [one, other]) ?? [];
  if (first === undefined || second === undefined) return null;
  const turn = turnOf(beside, said, { left: first, right: second });
  const [low, high] = [one.value, convert(other.value, other.unit, one.unit) ?? other.value];
  if (turn === 0 || low === high) return null;
  const isFirstMore = growsWith(said.word) === low > high;
  if (isFirstMore === (turn === 1)) return 'agrees';
  return contradicted(beside, said, `${one.text}, ${other.text}`);
}

function isAlike(one: Quantity, other: Quantity): boolean {
  return isSameKind(one, other) || (other.unit === null && other.counted === undefined);
}

/** The sentence has the adjective, or counts what the clause compares. */
function isMeasuredBy(beside: Beside, { word, by }: Comparative, { counted }: Quantity): boolean {
  if (isDegree(word)) {
    const places = placesIn(beside, { start: 0, end: beside.there.length });
    const things = saidIn(beside, by);
    return (
      counted !== undefined && things.some((item) => places.some((place) => meetsAt(beside, item, place)))
    );
  }
  const stems = adjectiveStems(word);
  return beside.terms.some(({ stem }) => stems.includes(stem));
}

function contradicted(beside: Beside, { left, right }: Comparative, actual: string): CheckedText {
  const range = { start: Math.min(left.start, right.start), end: Math.max(left.end, right.end) };
  const reading = beside.said.slice(range.start, range.end).trim();
  const place = placeOf(beside, range);
  return { rule: 'GR26', outcome: 'contradicted', place, reading, actual, code: 'ENTITY_MISMATCH' };
}
