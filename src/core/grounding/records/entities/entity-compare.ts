import type { NumberItem } from './entity-item.ts';

const ABOUT = 0.05;

/** True where what a text says of a number holds for the stored one: exactly, at the digits that it shows. */
export function agrees(claimed: NumberItem, stored: number): boolean {
  const values = new Set([
    claimed.value,
    claimed.mantissa,
    ...(claimed.percent ? [claimed.value / 100] : []),
  ]);
  return [...values].some((value) => holds(claimed, value, stored));
}

function holds(claimed: NumberItem, value: number, stored: number): boolean {
  switch (claimed.comparator) {
    case 'gt':
      return stored > value;
    case 'gte':
      return stored >= value;
    case 'lt':
      return stored < value;
    case 'lte':
      return stored <= value;
    default:
      if (claimed.approximate) return Math.abs(stored - value) <= ABOUT * Math.abs(stored);
      return Math.abs(stored - value) < 1e-9 || roundsTo(claimed, value, stored);
  }
}

/** 2.46 is written 2.5, never 2; whole numbers must be equal. */
function roundsTo(claimed: NumberItem, value: number, stored: number): boolean {
  const place = claimed.resolution * (value === claimed.value ? 1 : value / claimed.value || 1);
  if (Number.isInteger(stored) && place >= 1) return false;
  return Math.abs(stored - value) <= place / 2 + 1e-9;
}
