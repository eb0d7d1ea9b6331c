import type { Quantity } from '../../language/quantity.ts';
import { comparable, convert } from '../../language/units.ts';
import type { Figures } from './figures.ts';

const SUM =
  /\b(?:total|totals|totalling|totaling|sum|altogether|combined|together|in all|overall|plus|between them|adds? up|amounts? to|both)\b/iu;
const DIFFERENCE =
  /\b(?:by|more|less|fewer|difference|differ|gap|higher|lower|rose|fell|grew|gained|lost|increased?|decreased?|dropped|improved|remain(?:s|ing)?|left|still|lacks?|missing|later|earlier|older|younger|longer|shorter|after|between|for|margin|lead|ahead|behind|above|below|saves?|saving|cheaper|dearer|waiting)\b/iu;
const PRODUCT =
  /\b(?:each|apiece|per|every|annual(?:ly)?|yearly|a year|together|in all|altogether|times|comes? to|adds? up|total)\b/iu;
const MOST = 12;
const LONGEST_SUM = 6;
const MONTHS = 12;
const DUST = 1e-9;

/**
 * GR25: a number that the evidence does not have, where the claim says in words how it was made and figures near its words
 * make it: sum, difference, years between two years, a share of a number, a rate times a count. Gives the formula, or null.
 */
export function derivationOf(text: string, figure: Quantity, near: Figures, claimed: Figures): string | null {
  if (figure.kind !== 'cardinal') return null;
  const operands = near.quantities.slice(0, MOST);
  const values = valuesIn(figure, operands);
  if (SUM.test(text)) {
    const sum = sumOf(figure, values);
    if (sum !== null) return sum;
  }
  if (DIFFERENCE.test(text)) {
    const difference = differenceOf(figure, values) ?? yearsBetween(figure, near) ?? restOf(figure, operands);
    if (difference !== null) return difference;
  }
  if (isShare(figure)) return shareOf(figure, [...operands, ...claimed.quantities]);
  return PRODUCT.test(text) ? productOf(figure, operands, text) : null;
}

/** The figures that measure what this one does, in its unit; one without a unit beside one with it has the same (`from 44 to 51 euros`). */
function valuesIn({ unit }: Quantity, operands: readonly Quantity[]): number[] {
  const isBeside = operands.some((one) => one.unit !== null && one.unit.symbol === unit?.symbol);
  return operands.flatMap(({ value, unit: own, kind }) => {
    if (kind !== 'cardinal') return [];
    if (own === null && unit !== null) return isBeside ? [value] : [];
    const converted = comparable(own, unit) ? convert(value, own, unit) : null;
    return converted === null ? [] : [converted];
  });
}

function sumOf(figure: Quantity, values: readonly number[]): string | null {
  for (const [at, first] of values.entries()) {
    let sum = first;
    for (let end = at + 1; end < Math.min(values.length, at + LONGEST_SUM); end++) {
      sum += values[end] ?? 0;
      if (isClose(figure, sum)) return `${values.slice(at, end + 1).join(' + ')} = ${sum}`;
      const pair = first + (values[end] ?? 0);
      if (isClose(figure, pair)) return `${first} + ${values[end]} = ${pair}`;
    }
  }
  return null;
}

function differenceOf(figure: Quantity, values: readonly number[]): string | null {
  for (const [at, one] of values.entries())
    for (const other of values.slice(at + 1)) {
      const [high, low] = one > other ? [one, other] : [other, one];
      if (low !== 0 && isClose(figure, high - low)) return `${high} - ${low} = ${tidy(high - low)}`;
    }
  return null;
}

/** For 27 years, from 1967 to 1994. */
function yearsBetween(figure: Quantity, { periods }: Figures): string | null {
  if (figure.unit?.symbol !== 'y') return null;
  const years = periods.flatMap(({ from }) => (from === null ? [] : [Number(from.slice(0, 4))]));
  return differenceOf(figure, years.slice(0, MOST));
}

/** What is left of a number, or what part of it, where a share of it is told: 18 - 18 × 1/3. */
function restOf(figure: Quantity, operands: readonly Quantity[]): string | null {
  for (const share of operands) {
    if (!isShare(share)) continue;
    const part = convert(share.value, share.unit, null) ?? 0;
    const others = operands.filter((one) => one !== share && !isShare(one));
    for (const whole of valuesIn(figure, others)) {
      if (isNear(figure, whole * part)) return `${whole} × ${tidy(part)} = ${tidy(whole * part)}`;
      if (isNear(figure, whole * (1 - part)))
        return `${whole} × ${tidy(1 - part)} = ${tidy(whole * (1 - part))}`;
    }
  }
  return null;
}

/** A quarter, 39 of 156. */
function shareOf(figure: Quantity, operands: readonly Quantity[]): string | null {
  const said = convert(figure.value, figure.unit, null) ?? Number.NaN;
  const margin = figure.approximate ? 0.05 : figure.unit === null ? 0.005 : figure.resolution / 200;
  const counts = operands.filter(
    ({ kind, unit, value }) => kind === 'cardinal' && unit?.dimension !== 'ratio' && value >= 1,
  );
  for (const part of counts)
    for (const whole of counts) {
      if (part.value >= whole.value || !comparable(part.unit, whole.unit)) continue;
      const made = part.value / whole.value;
      if (Math.abs(made - said) <= margin) return `${part.value} / ${whole.value} = ${tidy(made)}`;
    }
  return null;
}

/** A rate times a count, an amount parted into a count; twelve months make a year. */
function productOf(figure: Quantity, operands: readonly Quantity[], text: string): string | null {
  const rates = valuesIn(figure, operands);
  const counts = operands.flatMap(({ unit, value, kind }) =>
    kind === 'cardinal' &&
    (unit === null ||
      unit.dimension.startsWith('count') ||
      unit.dimension === 'people' ||
      unit.dimension === 'items') &&
    value > 1
      ? [value]
      : [],
  );
  if (/\b(?:years?|annual(?:ly)?|yearly)\b/iu.test(text)) counts.push(MONTHS);
  if (figure.unit === null) return null;
  for (const rate of rates)
    for (const count of counts) {
      if (isClose(figure, rate * count)) return `${rate} × ${count} = ${tidy(rate * count)}`;
      if (isClose(figure, rate / count)) return `${rate} / ${count} = ${tidy(rate / count)}`;
    }
  return null;
}

/** A percentage, or a fraction in words. */
function isShare({ unit, value }: Quantity): boolean {
  return unit === null ? value > 0 && value < 1 : unit.dimension === 'ratio';
}

function isClose({ value, resolution, approximate }: Quantity, made: number): boolean {
  const margin = approximate ? Math.abs(made) * 0.05 : resolution / 2;
  return Math.abs(value - made) <= margin * (1 - DUST);
}

/** As `isClose`; a share in words is shown to two places only. */
function isNear(figure: Quantity, made: number): boolean {
  return isClose(figure, made) || Math.abs(figure.value - made) <= 0.011 * Math.abs(made);
}

function tidy(value: number): number {
  return Number(value.toPrecision(6));
}
