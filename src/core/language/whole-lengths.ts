import type { Quantity } from './quantity.ts';

const LENGTHS: ReadonlySet<string> = new Set(['time', 'month']);
const JOIN = /^(?:,? and |, | )?$/u;

/** Lengths of time that follow each other from the larger unit to the smaller are one: 1 hour 25 minutes. */
export function wholeLengths(text: string, quantities: readonly Quantity[]): Quantity[] {
  const whole: Quantity[] = [];
  for (const quantity of quantities) {
    const before = whole.at(-1);
    const joined = before === undefined ? null : joinedLength(text, before, quantity);
    if (joined === null) whole.push(quantity);
    else whole[whole.length - 1] = joined;
  }
  return whole;
}

function joinedLength(text: string, one: Quantity, other: Quantity): Quantity | null {
  const [large, small] = [one.unit, other.unit];
  if (large === null || small === null || small.factor >= large.factor) return null;
  if (large.dimension !== small.dimension || !LENGTHS.has(large.dimension)) return null;
  if (one.high !== undefined || other.high !== undefined || other.comparator !== 'eq') return null;
  if (other.value * small.factor >= large.factor || !JOIN.test(text.slice(one.end, other.start))) return null;
  const scale = small.factor / large.factor;
  return {
    ...one,
    end: other.end,
    text: text.slice(one.start, other.end),
    value: one.value + other.value * scale,
    resolution: other.resolution * scale,
  };
}
