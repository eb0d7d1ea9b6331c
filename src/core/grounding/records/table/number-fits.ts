import type { ClaimedNumber } from './claim-reading.ts';
import type { TableColumn } from './prepared-table.ts';

const CLOSE = 1e-9;
const ABOUT = 0.05;

function near(claimed: number, actual: number, resolution: number): boolean {
  return Math.abs(claimed - actual) <= Math.max(Math.abs(actual) * CLOSE, resolution * 0.500001);
}

/** Whether a claimed number agrees with an actual one by its comparator; equal at the digits that the claim shows. */
export function agrees(number: ClaimedNumber, actual: number, factor = 1): boolean {
  const { value, comparator, approximate } = number;
  const real = actual * factor;
  if (Number.isNaN(real)) return false;
  if (comparator === 'gt') return real > value;
  if (comparator === 'gte') return real >= value;
  if (comparator === 'lt') return real < value;
  if (comparator === 'lte') return real <= value;
  if (approximate) return Math.abs(real - value) <= Math.abs(real) * ABOUT;
  return near(value, real, Number.isInteger(value) && factor === 1 ? 0 : number.resolution);
}

/** As `agrees`, in the unit of the column: 128.4억 against 128.4 under `(억 원)`, 0.2 against 20 %. */
export function numberFits(number: ClaimedNumber, actual: number, column: TableColumn | undefined): boolean {
  const scale = column?.scale ?? 1;
  if (scale !== 1 && number.scaled) return agrees(number, actual, scale);
  return agrees(number, actual);
}
