import type { Estimate } from '../../../contract/calibration.ts';

const LOWEST = 0.025;
const HIGHEST = 0.975;
/** Square of the normal quantile of 97.5 %. */
const Z2 = 3.8415;

/** What groups that are all right, or all wrong, leave open (Wilson): no draw of them differs from another. */
function left(value: number, groups: number): readonly [low: number, high: number] {
  const width = Z2 / (groups + Z2);
  return [value === 1 ? 1 - width : value, value === 0 ? width : value];
}

/** A share with the middle 95 % of what was drawn, which holds the value in any case. */
export function estimate(value: number, drawn: readonly number[], groups: number): Estimate {
  const sorted = [...drawn].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? value;
  const [low, high] = left(value, groups);
  return { value, low: Math.min(low, at(LOWEST)), high: Math.max(high, at(HIGHEST)) };
}
