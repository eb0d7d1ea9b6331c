import type { Quantity } from '../../language/quantity.ts';
import { comparable, convert } from '../../language/units.ts';

const SUM = /\b(?:total|totals|totalling|totaling|sum|altogether|combined|together|in all|overall|plus)\b/iu;
const DIFFERENCE =
  /\b(?:by|more|less|fewer|difference|differ|gap|higher|lower|rose|fell|grew|increased?|decreased?|dropped|remain(?:s|ing)?|left|still|lacks?|missing|later|earlier|older|younger|longer|shorter|after|between)\b/iu;
const MOST = 12;
const DUST = 1e-9;

/**
 * GR25: a number that the evidence does not have, where the claim says in words that it is a sum or a difference and two
 * figures of one unit in the window make it. Gives the formula, or null.
 */
export function derivationOf(text: string, figure: Quantity, window: readonly Quantity[]): string | null {
  const sums = SUM.test(text);
  const differences = DIFFERENCE.test(text);
  if (!(sums || differences) || figure.kind !== 'cardinal') return null;
  const operands = window.slice(0, MOST).flatMap(({ value, unit, kind }) => {
    const converted =
      kind === 'cardinal' && comparable(unit, figure.unit) ? convert(value, unit, figure.unit) : null;
    return converted === null ? [] : [converted];
  });
  for (const [at, one] of operands.entries())
    for (const other of operands.slice(at + 1)) {
      if (sums && isClose(figure, one + other)) return `${one} + ${other} = ${one + other}`;
      const [high, low] = one > other ? [one, other] : [other, one];
      if (differences && low !== 0 && isClose(figure, high - low)) return `${high} - ${low} = ${high - low}`;
    }
  return null;
}

function isClose({ value, resolution, approximate }: Quantity, made: number): boolean {
  const margin = approximate ? Math.abs(made) * 0.05 : resolution / 2;
  return Math.abs(value - made) <= margin * (1 - DUST);
}
