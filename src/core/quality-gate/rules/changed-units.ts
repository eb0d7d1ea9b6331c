import { findPeriods } from '../../language/find-periods.ts';
import { findQuantities } from '../../language/find-quantities.ts';
import type { Quantity } from '../../language/quantity.ts';

/** Counted things (`3명`) are told by their words; a measure is told by its unit. */
const COUNTED = /^(?:people|items|fte)$/u;

function measuresOf(text: string): Quantity[] {
  return findQuantities(text, findPeriods(text)).filter(
    ({ unit, text: written }) => unit !== null && !COUNTED.test(unit.dimension) && /\d/u.test(written),
  );
}

/** What a quantity says, letters alone: `5 KG` is `5kg`. */
function writtenOf({ text }: Quantity): string {
  return text.toLowerCase().replace(/\s+/gu, '');
}

function isSameMeasure(one: Quantity, other: Quantity): boolean {
  return one.value === other.value && one.unit?.symbol === other.unit?.symbol;
}

/** Measures of which the number stayed and the unit did not, `5 mg → 5 g`. */
export function changedUnits(before: string, after: string): string[] {
  const [old, now] = [measuresOf(before), measuresOf(after)];
  const gone = old.filter((one) => !now.some((other) => isSameMeasure(one, other)));
  const come = now.filter((one) => !old.some((other) => isSameMeasure(one, other)));
  return gone.flatMap((one) => {
    const other = come.find(({ value }) => value === one.value);
    return other === undefined || writtenOf(one) === writtenOf(other) ? [] : [`${one.text} → ${other.text}`];
  });
}
