import type { Quantity } from '../../../language/quantity.ts';
import { convert } from '../../../language/units.ts';
import type { CheckedText } from '../difference.ts';
import { isSameKind } from '../same-figure.ts';
import { figuresIn } from '../text-reading.ts';
import { allPlaces, type Beside, heldAt, placeOf, saidOutside } from './beside.ts';

const AGREED = 0.6;
/** `more than an hour`: no figure by itself. */
const ONE =
  /\b(?:(more than|over|longer than|at least|upwards of|exceeding)|(less than|under|within|shorter than|at most|below)) (?:an?|one) (minute|hour|day|week|month|year|kilomet(?:re|er)|mile|kilogram|tonne)\b/iu;

/** GR25: at most, or at least, of a figure that its sentence has on the other side of the bound. */
export function checkBoundValue(beside: Beside): CheckedText[] {
  const { passages } = beside.alignment;
  const figures = beside.alignment.figures.length === 0 ? [] : figuresIn(passages, beside.said).quantities;
  const bounds = [...figures.filter(isBound), ...oneOf(beside.said)];
  if (bounds.length === 0) return [];
  const there = figuresIn(passages, beside.there).quantities;
  return bounds.flatMap((bound): CheckedText[] => {
    const [actual, another] = there.filter((other) => isSameKind(bound, other) && other.kind === 'cardinal');
    if (actual === undefined || another !== undefined || !excludes(bound, actual)) return [];
    const span = bound.comparator_span ?? bound;
    const range = { start: Math.min(span.start, bound.start), end: Math.max(span.end, bound.end) };
    const { share, count } = heldAt(beside, saidOutside(beside, [range]), allPlaces(beside));
    if (share < AGREED || count === 0) return [];
    return [
      {
        rule: 'GR25',
        outcome: 'contradicted',
        place: placeOf(beside, range),
        reading: beside.said.slice(range.start, range.end),
        actual: actual.text,
        code: 'NUMBER_MISMATCH',
      },
    ];
  });
}

function isBound({ comparator, kind }: Quantity): boolean {
  return kind === 'cardinal' && comparator !== 'eq' && comparator !== 'range';
}

function excludes(bound: Quantity, { value, unit, comparator, approximate }: Quantity): boolean {
  const own = convert(value, unit, bound.unit);
  if (own === null || comparator !== 'eq' || approximate) return false;
  return bound.comparator === 'gt' || bound.comparator === 'gte' ? own < bound.value : own > bound.value;
}

const UNITS: Readonly<Record<string, readonly [symbol: string, dimension: string, factor: number]>> = {
  minute: ['min', 'time', 60],
  hour: ['h', 'time', 3600],
  day: ['d', 'time', 86_400],
  week: ['w', 'time', 604_800],
};

function oneOf(text: string): Quantity[] {
  const found = ONE.exec(text);
  const unit = UNITS[(found?.[3] ?? '').toLowerCase()];
  if (found === null || unit === undefined) return [];
  const [symbol, dimension, factor] = unit;
  return [
    {
      start: found.index,
      end: found.index + found[0].length,
      text: found[0],
      value: 1,
      resolution: 1,
      unit: { symbol, dimension, factor, offset: 0 },
      comparator: found[1] === undefined ? 'lt' : 'gt',
      approximate: false,
      kind: 'cardinal',
    },
  ];
}
